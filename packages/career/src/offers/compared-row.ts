/** One figure of one offer. */
export interface ComparedCell {
  /** Empty if there is nothing to show. */
  readonly text: string;
  /** What is missing or estimated, briefly. */
  readonly note?: string;
  /** Whether it is the best of its row. */
  readonly isBest?: boolean;
  /** The difference from the best, such as "−$4,200". */
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

/** A figure of one offer, before the comparison. */
export interface Figure {
  readonly value: number | null;
  readonly note?: string | undefined;
  /** Whether it lacks a part that others may include, so that it can't be compared. */
  readonly isPartial?: boolean | undefined;
}

/** The format of a row's figures. */
export type Format = (value: number) => string;

const signed = (format: Format, value: number) => `${value < 0 ? '−' : '+'}${format(Math.abs(value))}`;

/**
 * A row of figures. Marks the best if at least two are known, all are complete, and their displayed values differ.
 * @param better which end is better, if any
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

/** Removes rows in which no offer has a value. */
export const filledRows = (rows: readonly ComparedRow[]) =>
  rows.filter(({ cells }) => cells.some(({ text, note }) => text !== '' || note));
