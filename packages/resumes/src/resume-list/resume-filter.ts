import { searchText, searchWords } from '@keepmark/contracts';
/** The search text of a list of documents, from the URL. */
export interface ResumeFilterUrl {
  readonly text?: string;
}

export interface ResumeFilter {
  readonly text: string;
}

/** Reads the filter from a URL's query; invalid parts get their defaults. */
export function readResumeFilter(search: object): ResumeFilter {
  const { text } = search as Record<string, unknown>;
  return { text: typeof text === 'string' || typeof text === 'number' ? String(text) : '' };
}

/** Writes the filter as a URL's query, without default values. */
export const resumeFilterUrl = ({ text }: ResumeFilter): ResumeFilterUrl => (text === '' ? {} : { text });

// Rows are immutable, so their search text can be cached.
const searchTexts = new WeakMap<object, string>();

/** The rows that contain every word of the text, whatever its case and accents, in the same order. */
export function matchingRows<Row extends object>(
  rows: readonly Row[],
  text: string,
  textOf: (row: Row) => string,
): readonly Row[] {
  const words = searchWords(text);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    let searched = searchTexts.get(row);
    if (searched === undefined) searchTexts.set(row, (searched = searchText(textOf(row))));
    return words.every((word) => searched.includes(word));
  });
}

/** Sorts by last change, newest first, then by title. */
export function newestFirst<Row extends { readonly dateUpdated: string; readonly title: string }>(
  rows: readonly Row[],
): Row[] {
  return [...rows].sort(
    (left, right) => right.dateUpdated.localeCompare(left.dateUpdated) || left.title.localeCompare(right.title),
  );
}
