import type { Job } from '../job-table';
import { type TableColumn, titleColumn } from './table-columns';

/** Pixels. */
export const minColumnPx = 72;
export const maxColumnPx = 720;

/** About the width of a character, and what a cell has around its text, in pixels. */
const characterPx = 7.6;
const paddingPx = 28;
const sortIconPx = 22;
/** The widest a column gets automatically. */
const widestFit = { title: 480, other: 210 };

export type ColumnWidths = Readonly<Record<string, number>>;

/** Widths in which the texts of the columns fit, by column. Fixed ones are left out. */
export function fittedWidths(jobs: readonly Job[], columns: readonly TableColumn[]): ColumnWidths {
  return Object.fromEntries(
    columns
      .filter(({ widthPx }) => widthPx === undefined)
      .map(({ id, label, text }) => {
        const longest = jobs.reduce((most, job) => Math.max(most, text(job).length), 0);
        const width = Math.max(longest * characterPx + paddingPx, label.length * characterPx + paddingPx + sortIconPx);
        return [id, Math.round(Math.min(id === titleColumn.id ? widestFit.title : widestFit.other, width))];
      }),
  );
}

/** A width within the limits, in whole pixels. */
export const limitedWidth = (width: number): number => Math.round(Math.min(maxColumnPx, Math.max(minColumnPx, width)));
