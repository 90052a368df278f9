import type { Suggestion } from './suggestion';

const activities = new Set(
  'activ lesson class session discuss tour game exercis song workshop craft stor storytim warmup singalong'.split(' '),
);
/** What German "führt" without leading anybody. */
const ledWithoutPeople =
  /^(?:gespräch|akte|liste|protokoll|buch|bücher|kasse|telefon|interview|statistik|kalender|konto|lager|unterlagen|dokumentation|verhandlung|durch|fahrzeug|pflegeakte|patientenakte|karte)/;

/** Everyday uses of words of rank: "sales leads", "best practices", "senior residents", "LED". */
export function isExempt({ tokens, text: sourceText }: Suggestion, at: number): boolean {
  const { lower, text } = tokens[at]!;
  const before = tokens[at - 1]?.lower ?? '';
  const after = tokens[at + 1]?.key ?? '';
  // Product names: "PioneerRx".
  if (text === 'LED' || /\p{Ll}\p{Lu}/u.test(text)) return true;
  if (lower === 'supervision') return true;
  if (/^(?:ran|runs|running)$/.test(lower))
    return !tokens
      .slice(at + 1, at + 6)
      .some(({ key }) => /^(?:team|crew|department|staff|division|company|operation)$/.test(key));
  if (
    /^(?:led|lead|leading|leads)$/.test(lower) &&
    tokens.slice(at + 1, at + 5).some(({ root }) => activities.has(root))
  )
    return true;
  if (
    /^(?:führ|geführt)/.test(lower) &&
    tokens.slice(Math.max(0, at - 10), at + 5).some(({ lower: other }) => ledWithoutPeople.test(other))
  )
    return true;
  if (lower === 'best' || lower === 'top')
    return /^(?:practice|of|coat|shelf|floor|up|off|layer|soil)$/.test(after) || before === 'on' || before === 'at';
  if (lower === 'senior')
    return /^(?:resident|citizen|center|living|home|care|adult|class|year|patient|dog|student)$/.test(after);
  if (lower === 'lead')
    return /^(?:generation|time|paint|test)$/.test(after) || /^(?:sales|new|qualified)$/.test(before);
  if (lower === 'leading' || lower === 'leads') return after === 'to' || /^(?:sales|new|qualified)$/.test(before);
  // "Trained in first aid": somebody else did the training.
  if (lower === 'trained' || lower === 'training') {
    // "CPI-trained": there's no space before it.
    if (/^(?:in|by|on|as)$/.test(after) || sourceText[tokens[at]!.start - 1] === '-') return true;
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
