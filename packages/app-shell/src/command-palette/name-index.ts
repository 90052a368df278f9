import { searchText, searchWords } from '@keepmark/contracts';
import type { NamedEntry } from './palette-source';

/** Entries with the texts that are searched. */
export interface NameIndex<Entry extends NamedEntry = NamedEntry> {
  readonly entries: readonly Entry[];
  readonly texts: readonly string[];
}

export const nameIndex = <Entry extends NamedEntry>(entries: readonly Entry[]): NameIndex<Entry> => ({
  entries,
  texts: entries.map(({ label, detail }) => searchText(`${label}\n${detail}`)),
});

/** 0 when the text starts with the word, 1 when one of its words does, 2 otherwise. */
function rankOf(text: string, word: string): 0 | 1 | 2 {
  const at = text.indexOf(word);
  if (at === 0) return 0;
  return /\W/.test(text.charAt(at - 1)) ? 1 : 2;
}

/**
 * The entries that have every word of the query in their name or detail: first those that start with it, then those with a
 * word that does. One pass over texts that are ready, so that 20,000 entries take about a millisecond.
 */
export function findNames<Entry extends NamedEntry>(
  { entries, texts }: NameIndex<Entry>,
  query: string,
  limit: number,
): Entry[] {
  const words = searchWords(query);
  const [first = ''] = words;
  if (first === '') return [];
  const byRank: [number[], number[], number[]] = [[], [], []];
  for (let index = 0; index < texts.length && byRank[0].length < limit; index += 1) {
    const text = texts[index] ?? '';
    if (!words.every((word) => text.includes(word))) continue;
    const ranked = byRank[rankOf(text, first)];
    if (ranked.length < limit) ranked.push(index);
  }
  return byRank
    .flat()
    .slice(0, limit)
    .flatMap((index) => entries[index] ?? []);
}
