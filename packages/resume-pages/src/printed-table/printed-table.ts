import type { Paper } from '@keepmark/resume-document';

/** A table for paper. */
export interface PrintedTable {
  readonly title: string;
  /** The person's name; empty if unknown. */
  readonly author: string;
  /** Lines under the title. */
  readonly lines: readonly string[];
  readonly paper: Paper;
  readonly columns: readonly PrintedColumn[];
  /** The cells of each row, with line breaks. The first line of a row's first cell is bold. */
  readonly rows: readonly (readonly string[])[];
}

export interface PrintedColumn {
  readonly label: string;
  /** Its share of the width, from 0 to 1. */
  readonly share: number;
}
