import type { JournalEntry } from '../journal/journal';
import type { RowChange } from './change-set';

/** The pages of one transaction. */
export interface BulkPages {
  readonly keys: readonly string[];
  /** Their contents. */
  entries(): JournalEntry[];
  /**
   * Writes the pages with the name of the unfinished transaction.
   *
   * @param others what else the transaction writes. Everything has to fit before anything is written.
   * @throws {AreaFull}
   */
  begin(transaction: string, others: readonly JournalEntry[], essential: boolean): void;
  /** Writes the pages again without that name. @throws {AreaFull} */
  finish(): void;
  /** Deletes the pages. */
  remove(): void;
  /** Call when they are written: records in memory where their rows are. */
  place(): void;
}

/** The changes of a transaction: pages for tables with many changed rows, and single rows. */
export interface Bulk {
  readonly pages: BulkPages;
  readonly single: readonly RowChange[];
}
