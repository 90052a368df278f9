import type { Word } from '@keepmark/grounding/vocabulary';

/** A run of words of a posting that may be a keyword. */
export interface Candidate {
  /** Indexes of the first word, and of the word after the last. */
  readonly from: number;
  readonly to: number;
  readonly key: string;
  /** The letters of the rules that found it, sorted. */
  readonly kinds: string;
}

/**
 * What a rule finds. `t`: a term of the dictionary. `d`: a duty, which starts with a verb of duties. `c`: what follows
 * a cue such as "experience with". `n`: a noun phrase, a run of words between function words. `m`: a capitalized name.
 * `s`: a phrase that ends in "skills" or a similar noun.
 */
const allKinds = ['c', 'd', 'm', 'n', 's', 't'] as const;
type CandidateKind = (typeof allKinds)[number];

export interface Lexicon {
  readonly hasTerm: (key: string) => boolean;
  readonly isDutyVerb: (key: string) => boolean;
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const functionWords = list(
  'a an the this that these those and or nor but if as at by for from in into of off on onto out over per to toward towards under up upon via with within without across among around about after before between during through throughout while when where who whom whose which what how why so than then too very not no nor only own same such both each few more most other some any all every many much several various our your their his her its my we you they he she it i us them him me be is are was were been being am do does did have has had having will would shall should can could may might must e.g i.e etc including include well also plus',
);
const dutyEnds = list(
  'that which who whose where while when so because including such as to for with from by through across within at using in on into via per throughout during between among around about if than then but or we you they our your it this will is are be have has',
);
const cueWords = list(
  'experience knowledge understanding familiarity familiar proficiency proficient expertise skill background interest experienced skilled fluency fluent exposure passion passionate competence command grasp ability expert comfortable degree exposure interested understand know',
);
const cueLinks = list(
  'with in of for on at using to about from working as a the an some strong good solid deep and or both least one around',
);
const skillHeads = list(
  'skill ability degree experience knowledge mindset attitude qualification certification certificate diploma license',
);
const maxTermWords = 6;

/** Every run of words that may be a keyword. A run found by several rules is one candidate with several kinds. */
export function candidatesOf(words: readonly Word[], lexicon: Lexicon): Candidate[] {
  const found = new Map<number, Candidate & { kinds: string }>();
  const add = (from: number, to: number, kind: CandidateKind): void => {
    if (to <= from || to - from > 12) return;
    const id = from * 16 + (to - from);
    const known = found.get(id);
    if (!known) found.set(id, { from, to, key: keyOf(words, from, to), kinds: kind });
    else if (!known.kinds.includes(kind))
      known.kinds = allKinds.filter((one) => one === kind || known.kinds.includes(one)).join('');
  };
  const names = words.map((_, at) => isNameLike(words, at));
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    if (word.isPunctuation && word.key !== '.') continue;
    addTerms(words, at, lexicon, add);
    if (word.isPunctuation) continue;
    if (lexicon.isDutyVerb(word.key)) addDuty(words, at, lexicon, add);
    if (cueWords.has(word.key)) addAfterCue(words, at, add);
    if (skillHeads.has(word.key)) addBeforeHead(words, at, add);
    if (names[at] && !names[at - 1]) {
      let to = at + 1;
      while (to < words.length && to - at < 4 && names[to]) to += 1;
      add(at, to, 'm');
    }
    if (isContent(word) && !(at > 0 && isContent(words[at - 1]!))) {
      let to = at + 1;
      while (to < words.length && isContent(words[to]!)) to += 1;
      for (let from = at; from < to && from < at + 3; from += 1) if (to - from <= 4) add(from, to, 'n');
    }
  }
  return [...found.values()].filter((candidate) => !isAboutDate(words, candidate));
}

const month =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)$/i;
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i;
const dayNumber = /^\d{1,2}(?:st|nd|rd|th)?$/i;

/** Whether a run of words has a date, such as the deadline in "Apply by December 15", or is nothing else. */
function isAboutDate(words: readonly Word[], { from, to }: Candidate): boolean {
  const run = words.slice(from, to).map(({ text }) => text);
  const isDay = run.some(
    (text, at) => month.test(text) && [run[at - 1], run[at + 1]].some((next = '') => dayNumber.test(next)),
  );
  return isDay || run.every((text) => month.test(text) || weekday.test(text) || dayNumber.test(text));
}

const keyOf = (words: readonly Word[], from: number, to: number): string => {
  let key = words[from]!.key;
  for (let at = from + 1; at < to; at += 1) key += ` ${words[at]!.key}`;
  return key;
};

export const isContent = (word: Word): boolean => !word.isPunctuation && !functionWords.has(word.key);

type Add = (from: number, to: number, kind: CandidateKind) => void;

function addTerms(words: readonly Word[], at: number, lexicon: Lexicon, add: Add): void {
  let key = '';
  for (let to = at; to < words.length && to < at + maxTermWords; to += 1) {
    if (words[to]!.key === '\n') return;
    key = key === '' ? words[to]!.key : `${key} ${words[to]!.key}`;
    if (lexicon.hasTerm(key)) add(at, to + 1, 't');
  }
}

/** From a verb to the end of its object: the next preposition, clause or mark, or an "and" without a verb after it. */
function addDuty(words: readonly Word[], at: number, lexicon: Lexicon, add: Add): void {
  let to = at + 1;
  for (; to < words.length && to - at < 10; to += 1) {
    const word = words[to]!;
    if (word.isPunctuation) break;
    if (word.key === 'and' && to - at > 1 && !lexicon.isDutyVerb(words[to + 1]?.key ?? '')) break;
    if (dutyEnds.has(word.key) && to - at > 1) break;
  }
  while (to > at + 1 && !isContent(words[to - 1]!)) to -= 1;
  if (to - at > 1) add(at, to, 'd');
}

/** The words after "experience with", each item of a list on its own. */
function addAfterCue(words: readonly Word[], at: number, add: Add): void {
  let from = at + 1;
  while (from < words.length && from < at + 5 && cueLinks.has(words[from]!.key)) from += 1;
  if (from === at + 1) return;
  for (let items = 0; items < 12; items += 1) {
    let to = from;
    while (to < words.length && isContent(words[to]!)) to += 1;
    if (to - from > 0 && to - from < 6) add(from, to, 'c');
    while (to < words.length && /^(?:,|and|or|\/|&|the|of|a|an)$/.test(words[to]!.key)) to += 1;
    if (to >= words.length || to === from || !isContent(words[to]!)) return;
    from = to;
  }
}

/** "written communication skills": back to the nearest function word. */
function addBeforeHead(words: readonly Word[], at: number, add: Add): void {
  let from = at;
  while (from > 0 && at - from < 4 && isContent(words[from - 1]!)) from -= 1;
  for (let start = from; start < at; start += 1) {
    add(start, at + 1, 's');
    add(start, at, 's');
  }
}

function isNameLike(words: readonly Word[], at: number): boolean {
  const { text, isPunctuation } = words[at]!;
  if (isPunctuation) return false;
  if (/[+#.\d]|\p{Ll}\p{Lu}|^\p{Lu}{2,}s?$/u.test(text)) return /\p{L}/u.test(text);
  const before = words[at - 1];
  return /^\p{Lu}/u.test(text) && before !== undefined && !/^[.:\n!?•*]$/.test(before.key);
}
