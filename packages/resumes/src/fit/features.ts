import type { Candidate } from './candidates';
import type { Word } from '@keepmark/grounding/vocabulary';

/** A line or sentence of a posting: the words from `from` until before `to`. */
export interface Line {
  readonly from: number;
  readonly to: number;
  /** Its distinct words. */
  readonly keys: readonly string[];
  /** The words of the heading above it: the nearest line of one to four words. */
  readonly heading: readonly string[];
}

export type FeatureTemplate =
  | 'bias'
  | 'kind'
  | 'rating'
  | 'length'
  | 'before'
  | 'two-before'
  | 'after'
  | 'first'
  | 'last'
  | 'place'
  | 'letters'
  | 'word'
  | 'size'
  | 'line'
  | 'heading';

/** The line of each word, by the word's index. */
export function linesOf(words: readonly Word[]): Line[] {
  const lines: Line[] = [];
  let from = 0;
  let heading: readonly string[] = [];
  const end = (to: number): void => {
    const own = words.slice(from, to);
    const keys = [...new Set(own.filter(({ isPunctuation }) => !isPunctuation).map(({ key }) => key))];
    const line = { from, to, keys, heading };
    for (let at = from; at < to; at += 1) lines[at] = line;
    if (keys.length > 0 && keys.length < 5) heading = keys;
    from = to;
  };
  for (let at = 0; at < words.length; at += 1) {
    const { key } = words[at]!;
    if (key === '\n' || (/^[.!?•]$/.test(key) && at > from)) end(at + 1);
  }
  end(words.length);
  return lines;
}

/** Called with each feature: its template and its value. */
export type Visit = (template: FeatureTemplate, value: string) => void;

/**
 * Reports the features of a candidate, apart from those of its line. It's called for thousands of candidates, so it
 * doesn't build lists.
 * @param rating its rating in the dictionary; empty if it isn't there
 */
export function visitFeatures(
  words: readonly Word[],
  candidate: Candidate,
  line: Line,
  rating: string,
  visit: Visit,
): void {
  const { from, to, key, kinds } = candidate;
  const before = words[from - 1]?.key ?? '^';
  visit('bias', '');
  visit('kind', kinds);
  visit('rating', rating);
  visit('length', `${Math.min(to - from, 6)}${kinds.includes('d') ? 'd' : ''}`);
  visit('before', before);
  visit('two-before', `${words[from - 2]?.key ?? '^'} ${before}`);
  visit('after', words[to]?.key ?? '$');
  visit('first', words[from]!.key);
  visit('last', words[to - 1]!.key);
  visit('place', `${from === line.from ? 'start' : 'in'}${to >= line.to - 1 ? '-end' : ''}`);
  visit('letters', `${lettersOf(words, from, to)}${from === line.from ? '^' : ''}`);
  if (to - from === 1) visit('word', key);
}

/** Reports the features that all candidates of a line share. */
export function visitLineFeatures(line: Line, visit: Visit): void {
  visit('size', String(Math.min(8, Math.floor(Math.log2(line.keys.length + 1)))));
  for (const key of line.keys) visit('line', key);
  for (const key of line.heading) visit('heading', key);
}

function lettersOf(words: readonly Word[], from: number, to: number): string {
  const first = words[from]!.text;
  if (to - from === 1 && /^[a-z]+$/.test(first)) return 'x';
  if (/[+#.\d]|\p{Ll}\p{Lu}/u.test(first)) return 'mixed';
  if (/^\p{Lu}+$/u.test(first)) return first.length === 1 ? 'X' : 'XX';
  const isCapital = /^\p{Lu}/u.test(first);
  return `${isCapital ? 'X' : 'x'}${to - from > 1 && /^\p{Lu}/u.test(words[to - 1]!.text) ? 'X' : ''}`;
}
