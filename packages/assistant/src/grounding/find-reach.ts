import type { Suggestion } from './suggestion';
import type { TextIndex } from './resume-index';
import type { Token } from './roots';
import { isWorker } from './over-people';
import { isSameThing } from './same-meaning';
import { wordSet } from './word-set';

/** What an employer has one or more of, and what somebody may be in charge of a part of. */
export const units = wordSet(
  'location site store shop branch department team facility campus region territory country state city town county district school hospital ward clinic plant warehouse office market division building company organization practice hotel restaurant kitchen unit agency group fleet province village continent area subsidiary pharmacy lab laboratory library mall farm center museum bakery garage salon gym church nursery terminal abteilung filiale standort bereich team werk station region klinik schule betrieb land',
);
/** What somebody may be in charge of as a whole. */
const wholes = wordSet(
  'program process operation cycle lifecycle budget responsibility authority control charge accountability ownership curriculum project campaign system infrastructure portfolio inventory supply account payroll household property grade course event festival harvest herd crew staff workforce business plan',
);

const some =
  /^(?:several|multiple|both|many|various|numerous|different|countless|mehrere[nrs]?|verschiedene[nrs]?|beide[nrs]?|viele[nrs]?|zahlreiche[nrs]?)$/;
const whole = /^(?:full|complete|entire|whole|gesamte[nrsm]?|komplette[nrsm]?)$/;
const hasWhole =
  /^(?:full|fully|complete|completely|entire|entirely|whole|all|every|alle[nrsm]?|gesamt\p{L}*|ganz\p{L}*|komplett\p{L}*)$/u;

/** "Across both locations", "the full health program", "the school's first club": reach that the entry doesn't have. */
export function findReach(suggestion: Suggestion): void {
  const { text, tokens, isDone, judge, entry } = suggestion;
  for (const [at, { lower, end: behind }] of tokens.entries()) {
    // "Full-time".
    if (isDone(at) || text[behind] === '-') continue;
    const end = some.test(lower)
      ? endOfSeveralUnits(suggestion, at)
      : whole.test(lower)
        ? endOfWhole(suggestion, at)
        : lower === 'first' && isFirstOfAll(suggestion, at)
          ? at + 1
          : undefined;
    const isMore =
      isOfOtherWorkers(suggestion, at) ||
      isOfLargerUnit(suggestion, at) ||
      isRankedFirst(suggestion, at) ||
      isOtherPlace(suggestion, at) ||
      (end !== undefined && !hasSaid(entry, tokens.slice(at, end)));
    if (isMore) judge(at, at + 1, 'scope', 'red');
  }
}

const hasSaid = ({ keyText }: TextIndex, words: readonly Token[]): boolean =>
  keyText.includes(` ${words.map(({ key }) => key).join(' ')} `);

/** Behind the noun that a quantifier belongs to, at most two words later; undefined without such a noun. */
function endOfNoun(tokens: readonly Token[], at: number, isNoun: (token: Token) => boolean): number | undefined {
  for (let index = at + 1; index < Math.min(tokens.length, at + 5); index += 1) {
    const token = tokens[index]!;
    if (token.isPunctuation) return undefined;
    if (isNoun(token) && !isModifier(tokens, index)) return index + 1;
  }
  return undefined;
}

/** "Team" in "team meetings". */
const isModifier = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  return next !== undefined && !next.isPunctuation && !next.isFunction && /[^s]s$/.test(next.lower);
};

/** "Several stores" where the entry has one. */
function endOfSeveralUnits({ tokens, entry }: Suggestion, at: number): number | undefined {
  const isOfUnits = ({ key, lower }: Token) => units.has(key) && lower !== key;
  const end = endOfNoun(tokens, at, isOfUnits);
  if (end === undefined) return undefined;
  const unit = tokens[end - 1]!;
  const hasSeveral = entry.lineTokens
    .slice(1)
    .some((line) => line.some((own) => isSameThing(own, unit) && own.lower !== own.key));
  return hasSeveral ? undefined : end;
}

/** "The whole of Leeds", "the full health program", "the entire kitchen". */
function endOfWhole({ tokens, entry }: Suggestion, at: number): number | undefined {
  if (entry.tokens.some(({ lower }) => hasWhole.test(lower))) return undefined;
  if (tokens[at]!.lower === 'whole' && tokens[at + 1]?.lower === 'of') return at + 2;
  return endOfNoun(tokens, at, ({ key }) => units.has(key) || wholes.has(key));
}

const hasFirst = /^(?:first|1st|start\w*|began|founded|new|launched|initial\w*|inaugural|introduced|never)$/;

/** "The school's first after-school club", "first-ever". */
const isFirstOfAll = ({ tokens, entry }: Suggestion, at: number): boolean =>
  (/['’]s?$/.test(tokens[at - 1]?.text ?? '') || tokens[at + 1]?.lower === 'ever') &&
  !entry.tokens.some(({ lower }) => hasFirst.test(lower));

const ranking = /^(?:rank\w*|placed|finish\w*|rated|came)$/;

/** "Ranked first of eight tellers" for somebody among the top three. */
const isRankedFirst = ({ tokens, entry: { lineTokens } }: Suggestion, at: number): boolean =>
  /^(?:first|1st|#1)$/.test(tokens[at]!.lower) &&
  tokens.slice(Math.max(0, at - 3), at).some(({ lower }) => ranking.test(lower)) &&
  !lineTokens
    .slice(1)
    .some((line) => line.some(({ lower }) => /^(?:first|1st|#1|1|best|highest|most|winner|won|champion)$/.test(lower)));

const places = [/^(?:first|1st)$/, /^(?:second|2nd)$/, /^(?:third|3rd)$/, /^(?:fourth|4th)$/];

/** "First author" where the entry has a second author. */
function isOtherPlace({ tokens, entry }: Suggestion, at: number): boolean {
  const place = places.find((words) => words.test(tokens[at]!.lower));
  const noun = tokens[at + 1];
  if (!place || !noun || noun.isPunctuation || noun.isFunction) return false;
  const own = entry.tokens.flatMap(({ lower }, index) =>
    entry.tokens[index + 1]?.root === noun.root && places.some((words) => words.test(lower)) ? [lower] : [],
  );
  return own.length > 0 && !own.some((lower) => place.test(lower));
}

/** "Other housekeepers" where the notes speak of nobody else at work. */
function isOfOtherWorkers({ tokens, entry, isGerman }: Suggestion, at: number): boolean {
  const worker = tokens[at + 1];
  if (isGerman || !worker || !/^(?:other|fellow|junior)$/.test(tokens[at]!.lower) || !isWorker(worker)) return false;
  const isOther = (own: Token): boolean => isWorker(own) || /^(?:new\w*|other\w*|we|us|our|everyone)$/.test(own.lower);
  return !entry.lineTokens.slice(1).some((line) => line.some((own) => !own.isPunctuation && isOther(own)));
}

/** "The district's pacing guide" where the résumé has no district. Everybody works at a company. */
const isOfLargerUnit = ({ tokens, resume }: Suggestion, at: number): boolean =>
  /^(?:district|state|county|region|nation|country|organization|university)['’]s$/.test(tokens[at]!.lower) &&
  !resume.whole.tokens.some(
    (own) => isSameThing(own, tokens[at]!) || own.lower.startsWith(tokens[at]!.lower.slice(0, -2)),
  );
