import type { Suggestion } from './suggestion';
import type { TextIndex } from './resume-index';
import type { Token } from './roots';
import { units } from './unit-words';
import { isOverPeople, isStaff } from './over-people';
import { measureOf } from './measures';
import { isExempt } from './scope-exempt';
import { hasNone, isOnlyHelp, isSupported, objectsOf, sharesLine } from './scope-evidence';
import { judgePhrase } from './find-scope-phrases';
import { isBareResult } from './scope-results';
import { findGermanLeads, judgeTitle } from './find-titles';
import { claimsTheSame, isSupportedAt, ofPeople, trainsOthers } from './scope-support';
import { fits, groundingVocabulary, type ScopeLine } from './term-tables';

/** Words of rank, reach, result and praise that the entry doesn't support. */
export function findScope(suggestion: Suggestion): void {
  const { tokens, isDone, judge, entry } = suggestion;
  findHyphenated(suggestion);
  if (suggestion.isGerman) findGermanLeads(suggestion);
  for (let at = 0; at < tokens.length; at += 1) {
    if (isDone(at)) continue;
    if (judgePhrase(suggestion, at) || judgeTitle(suggestion, at)) continue;
    // "Gait training" where the résumé has these two words.
    if (isKnownPair(suggestion, at)) {
      judge(at, at + 1);
      continue;
    }
    if (isOfAllUnits(suggestion, at)) {
      judge(at, at + 1, 'scope', 'red');
      continue;
    }
    const token = tokens[at]!;
    const all = objectsOf(tokens, at);
    if (isOnlyHelp(suggestion, at, all)) {
      judge(at, at + 1, 'scope', 'red');
      continue;
    }
    const line = scopeOf(token.lower);
    if (!line || isExempt(suggestion, at)) continue;
    // Whom somebody led is what the evidence must be of: "ran conduit to the panel" shows no lead of installers.
    const isOfPeople = ofPeople.test(token.lower) && isOverPeople(suggestion, at);
    const objects = isOfPeople ? all.filter((each) => isStaff(suggestion, each)) : all;
    if (suggestion.isGerman && endsLongerWord(token.lower, entry)) {
      judge(at, at + 1, 'scope', 'amber');
      continue;
    }
    if (entry.lowers.has(token.lower)) {
      const isSame =
        objects.length === 0 || sharesLine(entry, objects, `=${token.lower}`, (lower) => lower === token.lower);
      if (isSame) judge(at, at + 1);
      else judge(at, at + 1, 'scope', 'amber');
      continue;
    }
    const isFine =
      line.isSoft ||
      (line.isResult && !isBareResult(suggestion, at)) ||
      (line.isOverPeople && !isOverPeople(suggestion, at)) ||
      claimsTheSame(entry, line, token) ||
      (isSupportedAt(suggestion, at, line, objects, isOfPeople) && !trainsOthers(suggestion, at));
    judge(at, at + 1, 'scope', isFine ? 'amber' : 'red');
  }
}

/** "Anleitung" for a Praxisanleitung. A Rohrleitung shows no Leitung. */
const endsLongerWord = (lower: string, { lowers }: TextIndex): boolean =>
  lower.length > 5 &&
  !lower.startsWith('leit') &&
  Array.from(lowers).some((own) => own !== lower && own.endsWith(lower));

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
  // "Each year" says nothing of floors.
  return (
    isOver &&
    !entry.tokens.some(
      ({ lower }, own) => hasAll.test(lower) && measureOf(entry.tokens[own + 1]?.root ?? '') === undefined,
    )
  );
}

/** "Cross-sections" for sections, but not "cross-department" for a department. */
const isOwnThing = ({ keys }: TextIndex, { key }: Token): boolean => keys.has(key) && !units.has(key);

/** 180 meals on a Friday are a high volume. */
const countsMany = ({ quantities }: TextIndex): boolean =>
  quantities.some(({ kind, symbol, values }) => kind === 'number' && symbol === '' && (values[0] ?? 0) >= 50);

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
      (/^(?:multi|cross|inter)-/.test(lower) && !isOwnThing(entry, tokens[to - 1]!)) ||
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
    const isFine =
      hasWords ||
      (lower === 'high-volume' && countsMany(entry)) ||
      (line !== undefined && isSupported(line, entry, []));
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

function isKnownPair({ tokens, resume }: Suggestion, at: number): boolean {
  const { key } = tokens[at]!;
  return [`${tokens[at - 1]?.key} ${key}`, `${key} ${tokens[at + 1]?.key}`].some(
    (pair) =>
      /\p{L}{2,} \p{L}{3,}/u.test(pair) && !tokens[at - 1]?.isPunctuation && resume.whole.keyText.includes(` ${pair} `),
  );
}
