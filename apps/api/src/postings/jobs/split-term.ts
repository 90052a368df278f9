/** A search term in the notation of web search, taken apart. */
export interface SplitTerm {
  /** Without the unwanted words, in the same notation. */
  readonly positive: string;
  /** The wanted words alone, without quotation marks. */
  readonly wanted: string;
  /** The unwanted ones, in the same notation: `-intern -"night shift"`. */
  readonly excluded: string;
}

/** `nurse -"night shift" "home care"` gives `nurse home care` and `-"night shift"`. */
export function splitTerm(term: string): SplitTerm {
  const excluded = [...term.matchAll(/(?<=^|\s)-(?:"[^"]*"?|\S+)/g)].map(([words]) => words);
  const positive = excluded.reduce((rest, words) => rest.replace(words, ' '), term).trim();
  return {
    positive,
    wanted: positive
      .replaceAll(/["\s]+/g, ' ')
      .replaceAll(/(?<=\s)or(?=\s)/gi, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    excluded: excluded.join(' '),
  };
}
