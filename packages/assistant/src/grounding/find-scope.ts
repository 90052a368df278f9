import type { Suggestion } from './suggestion';
import type { TextIndex } from './resume-index';
import type { Token } from './roots';
import { fits, groundingVocabulary, type ScopeLine, type ScopePhrase } from './vocabulary';
import { wordSet } from './word-set';

/** Titles of rank: having managed doesn't make a manager. */
const titles = wordSet(
  'manager supervisor director coordinator foreman forewoman owner founder president principal superintendent executive captain trainer instructor leader administrator head leiter leiterin chef vorarbeiter ausbilder',
);
const people = wordSet(
  'driver nurse cook teacher technician mechanic electrician plumber carpenter welder operator engineer developer designer analyst intern apprentice trainee volunteer staff employee worker colleague team crew hire associate member cashier clerk server guard aide assistant junior newcomer personnel people student',
);
const activities = wordSet(
  'activ lesson class session discuss tour game exercis song workshop craft stor storytim warmup singalong',
);
/** What German "führt" without leading anybody. */
const ledWithoutPeople =
  /^(?:gespräch|akte|liste|protokoll|buch|bücher|kasse|telefon|interview|statistik|kalender|konto|lager|unterlagen|dokumentation|verhandlung|durch|fahrzeug|pflegeakte|patientenakte|karte)/;
const trainingWords = /^(?:train|mentor|coach|onboard)/;

/** Words of rank, reach, result and praise that the entry doesn't support. */
export function findScope(suggestion: Suggestion): void {
  const { tokens, isDone, judge, entry } = suggestion;
  findHyphenated(suggestion);
  for (let at = 0; at < tokens.length; at += 1) {
    if (isDone(at)) continue;
    const phrase = phraseAt(tokens, at);
    if (phrase && !isExempt(tokens, at)) {
      const level = phraseLevel(phrase, entry);
      if (level === 'red') judge(at, at + phrase.words.length, 'scope', 'red');
      if (level === 'amber') judge(at, at + phrase.words.length, 'scope', 'amber');
      if (level === 'red' || level === 'amber') continue;
    }
    const token = tokens[at]!;
    if (titles.has(token.key)) {
      if (entry.keys.has(token.key)) judge(at, at + 1);
      else judge(at, at + 1, 'scope', entry.roots.has(token.root) ? 'amber' : 'red');
      continue;
    }
    const line = scopeOf(token.lower);
    if (!line || isExempt(tokens, at)) continue;
    const objects = objectsOf(tokens, at);
    if (entry.lowers.has(token.lower)) {
      const isSame =
        objects.length === 0 || sharesLine(entry, objects, `=${token.lower}`, (lower) => lower === token.lower);
      if (isSame) judge(at, at + 1);
      else judge(at, at + 1, 'scope', 'amber');
      continue;
    }
    const isFine = (isSupported(line, entry, objects) || isMeasured(suggestion, line)) && !trainsOthers(suggestion, at);
    judge(at, at + 1, 'scope', isFine ? 'amber' : 'red');
  }
}

/** "Award-winning", "company-wide", "multi-state", "accident-free". */
function findHyphenated({ text, tokens, entry, isDone, judge }: Suggestion): void {
  for (const match of text.matchAll(/[\p{L}\p{N}]+(?:[-‐‑][\p{L}\p{N}]+)+/gu)) {
    const end = match.index + match[0].length;
    const from = tokens.findIndex((token) => token.start >= match.index);
    let to = from;
    while (to < tokens.length && tokens[to]!.end <= end) to += 1;
    if (from === -1 || to <= from || isDone(from)) continue;
    const lower = match[0].toLowerCase().replaceAll(/[‐‑]/g, '-');
    if (entry.lowerText.includes(lower)) {
      judge(from, to);
      continue;
    }
    const isReach =
      (lower.endsWith('-wide') && !/^(?:world|nation)/.test(lower)) ||
      /^(?:multi|cross|inter)-/.test(lower) ||
      lower.endsWith('-free') ||
      /^(?:best|top|award|record|first|world|high)-\p{L}+(?:ing|ed|est|class|profile|volume|value|stakes|impact|net)/u.test(
        lower,
      );
    const line = scopeOf(lower);
    if (!line && !isReach) continue;
    const hasWords = tokens.slice(from, to).every(({ root, isFunction }) => isFunction || entry.roots.has(root));
    const isFine = hasWords || (line !== undefined && isSupported(line, entry, []));
    judge(from, to, 'scope', isFine ? 'amber' : 'red');
  }
}

function scopeOf(lower: string): ScopeLine | undefined {
  const { scopeLines, scopeOf: known } = groundingVocabulary();
  if (!known.has(lower))
    known.set(
      lower,
      scopeLines.find(({ claims }) => fits(claims, lower)),
    );
  return known.get(lower);
}

function phraseAt(tokens: readonly Token[], at: number): ScopePhrase | undefined {
  const { lower } = tokens[at]!;
  let best: ScopePhrase | undefined;
  for (const table of groundingVocabulary().scopePhrases) {
    for (const phrase of table.get(lower) ?? []) {
      if (phrase.words.length <= (best?.words.length ?? 0)) continue;
      if (phrase.words.every((word, index) => word === '_' || tokens[at + index]?.lower === word)) best = phrase;
    }
  }
  return best;
}

function phraseLevel({ words, content, evidence, id }: ScopePhrase, entry: TextIndex): 'red' | 'amber' | 'clear' {
  if (entry.keyText.includes(` ${words.join(' ')} `) || entry.lowerText.includes(words.join(' '))) return 'clear';
  if (evidence)
    return remembered(entry, id, () => supports(entry.tokens, (lower) => fits(evidence, lower))) ? 'amber' : 'red';
  if (content.length > 0 && content.every((word) => entry.lowers.has(word))) return 'amber';
  return 'red';
}

/** Whether a line of the entry says so in other words, of the same thing. */
function isSupported({ id, evidence }: ScopeLine, entry: TextIndex, objects: readonly Token[]): boolean {
  const isEvidence = (lower: string): boolean =>
    fits(evidence, lower) || (lower === 'percent' && evidence.words.has('%'));
  return objects.length === 0
    ? linesWith(entry, id, isEvidence).length > 0
    : sharesLine(entry, objects, id, isEvidence);
}

/** "Reduced from 3 to 1.2 seconds" where a line has both numbers. */
function isMeasured({ tokens, entry }: Suggestion, { evidence }: ScopeLine): boolean {
  if (!evidence.words.has('from')) return false;
  const numbers = tokens.filter(({ text }) => /^\d/.test(text)).map(({ key }) => key);
  return (
    numbers.length > 1 && entry.lineTokens.some((line) => numbers.every((each) => line.some(({ key }) => key === each)))
  );
}

/** What a claim is about: the next words of content. */
function objectsOf(tokens: readonly Token[], at: number): Token[] {
  const found: Token[] = [];
  for (const token of tokens.slice(at + 1, at + 7)) {
    if (token.isPunctuation ? /^[.;:!?]$/.test(token.key) : /^(?:while|whereas)$/.test(token.lower)) break;
    if (!token.isPunctuation && !token.isFunction) found.push(token);
    if (found.length === 4) break;
  }
  return found;
}

/** Whether a line with evidence has one of the objects, in a word other than the evidence. */
const sharesLine = (
  entry: TextIndex,
  objects: readonly Token[],
  id: string,
  isEvidence: (lower: string) => boolean,
): boolean =>
  linesWith(entry, id, isEvidence).some((line) =>
    entry.lineTokens[line]!.some(
      (own) =>
        !own.isPunctuation &&
        !isEvidence(own.lower) &&
        objects.some(({ key, root }) => own.key === key || own.root === root),
    ),
  );

/** Lines of the entry with such a word, its title included. What somebody was taught is no sign that they taught. */
function linesWith(entry: TextIndex, id: string, isEvidence: (lower: string) => boolean): readonly number[] {
  let found = entry.rememberedLines.get(id);
  if (!found) {
    found = entry.lineTokens.flatMap((line, index) => (supports(line, isEvidence) ? [index] : []));
    entry.rememberedLines.set(id, found);
  }
  return found;
}

function remembered({ remembered: known }: TextIndex, id: string, find: () => boolean): boolean {
  let answer = known.get(id);
  if (answer === undefined) {
    answer = find();
    known.set(id, answer);
  }
  return answer;
}

function supports(tokens: readonly Token[], isEvidence: (lower: string) => boolean): boolean {
  return tokens.some(({ lower, isPunctuation }, at) => {
    if (isPunctuation || !isEvidence(lower)) return false;
    if (lower !== 'training') return true;
    const before = tokens.slice(Math.max(0, at - 4), at).map((token) => token.lower);
    return !before.some((word) => /^(?:complet|attend|receiv|finish|took|pass|did|requir|annual)/.test(word));
  });
}

/** "Trained new drivers": the entry doesn't have whom. */
function trainsOthers({ tokens, entry }: Suggestion, at: number): boolean {
  if (!trainingWords.test(tokens[at]!.lower)) return false;
  const after = tokens.slice(at + 1, at + 5);
  const stop = after.findIndex(({ isPunctuation, lower }) => isPunctuation || /^(?:in|on|for|with)$/.test(lower));
  const whom = (stop === -1 ? after : after.slice(0, stop)).filter(({ key }) => people.has(key));
  return (
    whom.length > 0 &&
    whom.every(({ root, key }) => !entry.roots.has(root) || key === 'driver') &&
    !entry.lowers.has('new') &&
    !entry.roots.has('hire')
  );
}

/** Everyday uses of words of rank: "sales leads", "best practices", "senior residents", "LED". */
function isExempt(tokens: readonly Token[], at: number): boolean {
  const { lower, text } = tokens[at]!;
  const before = tokens[at - 1]?.lower ?? '';
  const after = tokens[at + 1]?.key ?? '';
  if (text === 'LED') return true;
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
  if (lower === 'trained' || lower === 'training') return /^(?:in|by|on)$/.test(after) && lower === 'training';
  if (/^(?:rais|grow|grew)/.test(lower))
    return /^(?:bed|hand|vegetable|plant|flower|child|crop|cattle|herb|tomato|money)$/.test(after);
  if (lower === 'expanding' || lower === 'improvements') return false;
  if (lower === 'always' || lower === 'never') return true;
  return false;
}
