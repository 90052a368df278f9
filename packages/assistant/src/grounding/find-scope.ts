import type { Suggestion } from './suggestion';
import type { TextIndex } from './resume-index';
import type { Token } from './roots';
import { isExempt } from './scope-exempt';
import { isOverPeople, isStaff, learners, people } from './over-people';
import { isSameThing } from './same-meaning';
import {
  hasNone,
  isAboutOthers,
  isCleanRecord,
  isSupported,
  linesWith,
  notesHave,
  objectsOf,
  remembered,
  sharesLine,
  sharesNumber,
  supports,
  titles,
} from './scope-evidence';
import { fits, groundingVocabulary, type ScopeLine, type ScopePhrase } from './vocabulary';

const leads = /^(?:led|lead|leading|headed|heading|spearhead\w*|supervis\w+|oversaw|oversee\w*|commanded)$/;
const trainingWords = /^(?:train|mentor|coach|onboard)/;

/** Words of rank, reach, result and praise that the entry doesn't support. */
export function findScope(suggestion: Suggestion): void {
  const { tokens, isDone, judge, entry } = suggestion;
  findHyphenated(suggestion);
  if (suggestion.isGerman) findGermanLeads(suggestion);
  for (let at = 0; at < tokens.length; at += 1) {
    if (isDone(at)) continue;
    const phrase = phraseAt(tokens, at);
    if (phrase && !isExempt(suggestion, at)) {
      const isShown = isCounted(suggestion, at, phrase) || isResult(phrase);
      const level = isShown ? 'amber' : phraseLevel(phrase, entry);
      if (level === 'red') judge(at, at + phrase.words.length, 'scope', 'red');
      if (level === 'amber') judge(at, at + phrase.words.length, 'scope', 'amber');
      if (level === 'red' || level === 'amber') continue;
    }
    const token = tokens[at]!;
    if (titles.has(token.key)) {
      // "CPR instructor", which the skills say.
      const isOfPerson = suggestion.resume.background.keyText.includes(` ${tokens[at - 1]?.key} ${token.key} `);
      if (isOfPerson && !entry.keys.has(token.key)) judge(at, at + 1, 'scope', 'amber');
      else if (entry.keys.has(token.key)) judge(at, at + 1, 'scope', isHigher(suggestion, at) ? 'red' : undefined);
      else judge(at, at + 1, 'scope', entry.roots.has(token.root) || isAboutOthers(tokens, at) ? 'amber' : 'red');
      continue;
    }
    // "Gait training" where the résumé has these two words.
    if (isKnownPair(suggestion, at)) {
      judge(at, at + 1);
      continue;
    }
    if (isOfAllUnits(suggestion, at)) {
      judge(at, at + 1, 'scope', 'red');
      continue;
    }
    const line = scopeOf(token.lower);
    if (!line || isExempt(suggestion, at)) continue;
    const all = objectsOf(tokens, at);
    // Whom somebody led is what the evidence must be of: "ran conduit to the panel" shows no lead of installers.
    const objects =
      leads.test(token.lower) && isOverPeople(suggestion, at) ? all.filter((each) => isStaff(suggestion, each)) : all;
    if (entry.lowers.has(token.lower)) {
      const isSame =
        objects.length === 0 || sharesLine(entry, objects, `=${token.lower}`, (lower) => lower === token.lower);
      if (isSame) judge(at, at + 1);
      else judge(at, at + 1, 'scope', 'amber');
      continue;
    }
    const isFine =
      line.isSoft ||
      line.isResult ||
      (line.isOverPeople && !isOverPeople(suggestion, at)) ||
      claimsTheSame(entry, line, token) ||
      (isSupportedAt(suggestion, at, line, objects) && !trainsOthers(suggestion, at));
    judge(at, at + 1, 'scope', isFine ? 'amber' : 'red');
  }
}

const hasAll = /^(?:all|every|each|entire|whole|alle[nrs]?|jede[nrs]?|sämtliche[nrs]?|gesamte[nrs]?)$/;

/** "All branches", "every department": reach that the entry doesn't have. */
function isOfAllUnits(suggestion: Suggestion, at: number): boolean {
  const { tokens, entry } = suggestion;
  if (!/^(?:all|every|alle[nr]?)$/.test(tokens[at]!.lower)) return false;
  const after = tokens.slice(at + 1, at + 4);
  const end = after.findIndex(
    ({ isPunctuation, lower }) => isPunctuation || /^(?:to|for|with|from|at|in|on|by|and|or)$/.test(lower),
  );
  const isOver = (end === -1 ? after : after.slice(0, end)).some((each) => isStaff(suggestion, each));
  return isOver && !entry.tokens.some(({ lower }) => hasAll.test(lower));
}

/** "Pflegedienstleitung", "Küchenchefin": ranks at the end of a word. */
function findGermanLeads({ tokens, entry, isDone, judge }: Suggestion): void {
  for (const [at, { lower }] of tokens.entries()) {
    if (isDone(at) || !/^\p{L}{4,}(?:leitung|leiter|leiterin|chef|chefin)$/u.test(lower)) continue;
    const isLead = entry.tokens.some(
      (own) =>
        /(?<!beg)leit(?:ung|er|et)|chef|geführt|führte|führung/.test(own.lower) ||
        (lower === 'klassenleitung' && own.lower.startsWith('klassenlehr')),
    );
    judge(at, at + 1, 'scope', isLead ? 'amber' : 'red');
  }
}

/** "Award-winning", "company-wide", "multi-state", "accident-free". */
function findHyphenated(suggestion: Suggestion): void {
  const { text, tokens, entry, isDone, judge } = suggestion;
  for (const match of text.matchAll(/[\p{L}\p{N}]+(?:[-‐‑][\p{L}\p{N}]+)+/gu)) {
    const end = match.index + match[0].length;
    const from = tokens.findIndex((token) => token.start >= match.index);
    let to = from;
    while (to < tokens.length && tokens[to]!.end <= end) to += 1;
    if (from === -1 || to <= from || isDone(from)) continue;
    const lower = match[0].toLowerCase().replaceAll(/[‐‑]/g, '-');
    if (suggestion.resume.whole.lowerText.includes(lower)) {
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
    if ((!line && !isReach) || line?.isSoft) continue;
    // "Accident-free" for no accidents.
    const hasWords = tokens
      .slice(from, to)
      .every(
        (own) => own.isFunction || (own.lower === 'free' && hasNone.test(entry.lowerText)) || entry.roots.has(own.root),
      );
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
    return isClean(words) || remembered(entry, id, () => supports(entry.tokens, (lower) => fits(evidence, lower)))
      ? 'amber'
      : 'red';
  if (content.length > 0 && content.every((word) => entry.lowers.has(word))) return 'amber';
  return 'red';
}

/** "Without errors", "clean record": as weak a claim as that of a result. */
const isClean = (words: readonly string[]): boolean => /^(?:no|without|zero|clean|never)$/.test(words[0]!);

/** "Cut time", "drove growth": a number can show it. */
const isResult = ({ words }: ScopePhrase): boolean => /^(?:cut|cutting|drove|driving|turned)$/.test(words[0]!);

/** "A team of 9" where the entry has 9 people: the number is judged by itself. */
function isCounted({ tokens, numbers }: Suggestion, at: number, { words }: ScopePhrase): boolean {
  if (!/^(?:of|all)$/.test(words.at(-1) ?? '')) return false;
  const next = tokens[at + words.length];
  return (
    next !== undefined &&
    numbers.some(({ start, end, level }) => level !== 'red' && start <= next.start && next.end <= end)
  );
}

const claimsTheSame = (entry: TextIndex, { claims, id }: ScopeLine, { lower }: Token): boolean =>
  !trainingWords.test(lower) &&
  remembered(entry, `same ${id}`, () => supports(entry.tokens, (own) => fits(claims, own)));

function isSupportedAt(suggestion: Suggestion, at: number, line: ScopeLine, objects: readonly Token[]): boolean {
  const { entry, tokens } = suggestion;
  if (isSupported(line, entry, objects)) return true;
  if (isCleanRecord(entry, tokens[at]!, objects)) return true;
  const isEvidence = (lower: string): boolean => fits(line.evidence, lower);
  const lines = linesWith(entry, line.id, isEvidence);
  // The title says so: "Team lead". That a teacher teaches 24 children doesn't show that they trained others.
  const isTraining = trainingWords.test(tokens[at]!.lower);
  const isOfLearners = objects.slice(0, 2).some(({ key }) => learners.has(key));
  if ((!isTraining || isOfLearners) && (lines.includes(0) || lines.some((index) => sharesNumber(suggestion, index))))
    return true;
  const isOfThings = /^manag|^handl|^direct|^orchestrat|^organi|^overs(?:aw|ee)/.test(tokens[at]!.lower);
  // "A $3,500 budget": the amount is there.
  const isBudget = [tokens[at]!, ...objects].some(({ lower }) => lower.startsWith('budget'));
  if (isBudget && suggestion.numbers.some(({ symbol, level }) => /[$€£]/.test(symbol) && level !== 'red')) return true;
  return (
    isOfThings &&
    !objects.some(({ key }) => people.has(key) || departments.has(key)) &&
    objects.some((object) =>
      suggestion.resume.whole.tokens.some((own) => !own.isPunctuation && !own.isFunction && isSameThing(own, object)),
    )
  );
}

const departments = new Set(
  'department division store shop branch site location operation budget business company fleet plant'.split(' '),
);

/** "Trained new drivers": the entry doesn't have whom. */
function trainsOthers({ tokens, entry }: Suggestion, at: number): boolean {
  if (!trainingWords.test(tokens[at]!.lower)) return false;
  const after = tokens.slice(at + 1, at + 5);
  const stop = after.findIndex(({ isPunctuation, lower }) => isPunctuation || /^(?:in|on|for|with)$/.test(lower));
  const whom = (stop === -1 ? after : after.slice(0, stop)).filter(({ key }) => people.has(key));
  return (
    whom.length > 0 &&
    whom.every((each) => !notesHave(entry, each) || each.key === 'driver') &&
    !entry.lowers.has('new') &&
    !entry.roots.has('hire')
  );
}

function isKnownPair({ tokens, resume }: Suggestion, at: number): boolean {
  const { key } = tokens[at]!;
  return [`${tokens[at - 1]?.key} ${key}`, `${key} ${tokens[at + 1]?.key}`].some(
    (pair) =>
      /\p{L}{2,} \p{L}{3,}/u.test(pair) && !tokens[at - 1]?.isPunctuation && resume.whole.keyText.includes(` ${pair} `),
  );
}

const belowRank = /^(?:vice|assistant|deputy|associate|junior|co|sub|stellvertretende[rn]?)$/;

/** "President" where the entry only has a vice president. */
function isHigher({ tokens, entry }: Suggestion, at: number): boolean {
  const isBelow = (words: readonly Token[], index: number): boolean => belowRank.test(words[index - 1]?.lower ?? '');
  if (isBelow(tokens, at)) return false;
  const { key } = tokens[at]!;
  return entry.tokens.every((own, index) => own.key !== key || isBelow(entry.tokens, index));
}
