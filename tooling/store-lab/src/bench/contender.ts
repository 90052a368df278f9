import type { BenchRow } from './rows';

/** A store under measurement. Each method does one thing, and settles when the row is where it belongs. */
export interface Contender {
  readonly name: string;
  /** Opens what is stored, and reads the first page of a query. */
  readonly open: () => unknown;
  /** Settles when nothing of the opening is left to do in the background. */
  readonly settled?: () => Promise<void>;
  /** Adds rows in one go; settles when they would outlive the browser, as far as the store goes. */
  readonly addAll: (rows: readonly BenchRow[]) => unknown;
  readonly insert: (row: BenchRow) => unknown;
  /** Adds rows until the store is full, and throws then; each row by itself unless that would take hours. */
  readonly fill?: (rows: readonly BenchRow[]) => unknown;
  readonly prepareUpdates?: () => void;
  /** Changes a field of the row with this number. */
  readonly update: (number: number, notes: string) => unknown;
  /** The newest twenty rows of a status. */
  readonly query: (status: string) => unknown;
  /** How many rows each status has. */
  readonly counts: () => unknown;
  /** Deletes everything, with what is on the disk. */
  readonly wipe: () => unknown;
}

export const firstPageRows = 20;
