import type { TextIndex } from './resume-index';
import type { Token } from './roots';
import type { Suggestion } from './suggestion';

const activities = new Set(
  'activ lesson class session discuss tour game exercis song workshop craft stor storytim warmup singalong'.split(' '),
);
/** Whom people recruit without hiring anybody. */
const recruited = new Set('volunteer donor participant sponsor vendor member partner'.split(' '));
/** What German "führt" without leading anybody. */
const ledWithoutPeople =
  /^(?:gespräch|akte|liste|protokoll|buch|bücher|kasse|telefon|interview|statistik|kalender|konto|lager|unterlagen|dokumentation|verhandlung|durch|fahrzeug|pflegeakte|patientenakte|karte)/;

/** "Reported to senior leadership" for somebody who reported to the VP. */
const isAboveThem = (tokens: readonly Token[], at: number, { lowers }: TextIndex): boolean =>
  tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ lower }) => /^(?:to|with|for|by|alongside|support(?:s|ed|ing)|assist(?:s|ed|ing))$/.test(lower)) &&
  [
    'vp',
    'vps',
    'president',
    'ceo',
    'cfo',
    'director',
    'directors',
    'executives',
    'chief',
    'board',
    'boss',
    'principal',
  ].some((rank) => lowers.has(rank));

/** Everyday uses of words of rank: "sales leads", "best practices", "senior residents", "LED". */
export function isExempt({ tokens, text: sourceText, entry }: Suggestion, at: number): boolean {
  const { lower, text } = tokens[at]!;
  const before = tokens[at - 1]?.lower ?? '';
  const after = tokens[at + 1]?.key ?? '';
  // Product names: "PioneerRx".
  // "Gas-fired": the part of a compound is no verb of the writer's.
  if (/\p{L}-$/u.test(sourceText.slice(0, tokens[at]!.start)) && lower.endsWith('ed')) return true;
  if (text === 'LED' || /\p{Ll}\p{Lu}/u.test(text)) return true;
  if (lower === 'supervision') return true;
  // "The supervising nurse": of somebody else.
  if (lower === 'supervising' && /^(?:the|a|an|my|our)$/.test(before)) return true;
  // "Promoted dignity", not "promoted to lead".
  // "Won back a customer".
  if (lower === 'won' && /^(?:back|over)$/.test(after)) return true;
  if (
    lower.startsWith('promot') &&
    /^\p{Ll}{3,}$/u.test(after) &&
    !/^(?:from|within|after|twice|into|three|again)$/.test(after)
  )
    return true;
  if (lower.startsWith('recruit') && tokens.slice(at + 1, at + 4).some(({ key }) => recruited.has(key))) return true;
  if (/^(?:ran|runs|running)$/.test(lower))
    return !tokens
      .slice(at + 1, at + 6)
      .some(({ key }) => /^(?:team|crew|department|staff|division|company|operation)$/.test(key));
  if (
    /^(?:led|lead|leading|leads)$/.test(lower) &&
    tokens.slice(at + 1, at + 5).some(({ root, lower: own }) => own === 'story' || activities.has(root))
  )
    return true;
  if (
    /^(?:führ|geführt)/.test(lower) &&
    tokens.slice(Math.max(0, at - 10), at + 5).some(({ lower: other }) => ledWithoutPeople.test(other))
  )
    return true;
  if (lower === 'best' || lower === 'top')
    return /^(?:practice|of|coat|shelf|floor|up|off|layer|soil)$/.test(after) || before === 'on' || before === 'at';
  // "Whole fish", not "the whole department".
  if (lower === 'whole')
    return !/^(?:team|department|company|staff|store|school|district|plant|organization|hospital|firm|site|fleet|process)$/.test(
      after,
    );
  if (/^(?:senior|executive|executives|leadership)$/.test(lower) && isAboveThem(tokens, at, entry)) return true;
  if (lower === 'senior')
    return /^(?:resident|citizen|center|living|home|care|adult|class|year|patient|dog|student)$/.test(after);
  if (lower === 'lead')
    return /^(?:generation|time|paint|test)$/.test(after) || /^(?:sales|new|qualified)$/.test(before);
  if (lower === 'leading' || lower === 'leads') return after === 'to' || /^(?:sales|new|qualified)$/.test(before);
  // "Trained in first aid": somebody else did the training.
  if (lower === 'trained' || lower === 'training') {
    // "CPI-trained": there's no space before it.
    if (
      /^(?:in|by|on|as|and|with|)$/.test(after) ||
      tokens[at + 1]?.isPunctuation ||
      sourceText[tokens[at]!.start - 1] === '-'
    )
      return true;
    // "With CPR training", "completed safety training".
    const lead = tokens
      .slice(Math.max(0, at - 4), at)
      .some((token) => /^(?:with|complet|receiv|attend|finish|undergo|had|plus|including)/.test(token.lower));
    return lower === 'training' && lead;
  }
  // "Staffed the grill": worked there.
  if (lower === 'staffed') return /^(?:the|an?|at)$/.test(after);
  if (/^(?:rais|grow|grew)/.test(lower))
    return /^(?:bed|hand|vegetable|plant|flower|child|crop|cattle|herb|tomato|money)$/.test(after);
  if (lower === 'expanding' || lower === 'improvements') return false;
  if (lower === 'always' || lower === 'never') return true;
  return false;
}
