/** One figure of one offer. */
export interface ComparedCell {
  /** Empty when there is nothing to show. */
  readonly text: string;
  /** What is missing or estimated, in a few words. */
  readonly note?: string;
  /** Whether it is the best of its row. */
  readonly isBest?: boolean;
  /** How far it is from the best, such as "−$4,200". */
  readonly difference?: string;
}

/** One figure of all offers. */
export interface ComparedRow {
  readonly label: string;
  readonly cells: readonly ComparedCell[];
}

export interface ComparedGroup {
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

/** A figure of one offer, before it is compared. */
export interface Figure {
  readonly value: number | null;
  readonly note?: string | undefined;
  /** Whether something that others may have is left out, so that it can't be compared. */
  readonly isPartial?: boolean | undefined;
}

/** How figures of a row are written. */
export type Format = (value: number) => string;

const signed = (format: Format, value: number) => `${value < 0 ? '−' : '+'}${format(Math.abs(value))}`;

/**
 * A row of figures. The best is marked when at least two are known, all of them are complete, and they differ as shown.
 * @param better which end is better; left out where neither is
 */
export function figureRow(
  label: string,
  figures: readonly Figure[],
  format: Format,
  better?: 'high' | 'low',
): ComparedRow {
  const known = figures.flatMap(({ value }) => value ?? []);
  const isComparable = better !== undefined && known.length > 1 && !figures.some(({ isPartial }) => isPartial);
  const best = better === 'low' ? Math.min(...known) : Math.max(...known);
  const differ = new Set(known.map(format)).size > 1;
  return {
    label,
    cells: figures.map(({ value, note }): ComparedCell => {
      const cell = { text: value === null ? '' : format(value), ...(note && { note }) };
      if (value === null || !isComparable || !differ) return cell;
      if (format(value) === format(best)) return { ...cell, isBest: true };
      return { ...cell, difference: signed(format, value - best) };
    }),
  };
}

/** A row of texts, which aren't compared. */
export const textRow = (label: string, texts: readonly string[]): ComparedRow => ({
  label,
  cells: texts.map((text) => ({ text })),
});

/** Rows in which some offer has something to show. */
export const filledRows = (rows: readonly ComparedRow[]) =>
  rows.filter(({ cells }) => cells.some(({ text, note }) => text !== '' || note));
