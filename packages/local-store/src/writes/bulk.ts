import type { JournalEntry } from '../journal/journal';
import type { RowChange } from './change-set';

/** The pages of one transaction. */
export interface BulkPages {
  readonly keys: readonly string[];
  /** What they hold. */
  entries(): JournalEntry[];
  /**
   * Writes them with the name of the transaction, which is not over.
   *
   * @param others what else it is to write: all of it has to fit before any is written.
   * @throws {AreaFull}
   */
  begin(transaction: string, others: readonly JournalEntry[], essential: boolean): void;
  /** Writes them without it. @throws {AreaFull} */
  finish(): void;
  /** Takes back what was written. */
  remove(): void;
  /** They are written: memory takes note of where their rows are. */
  place(): void;
}

/** What changed at once: pages for the tables of which many rows changed, and single rows. */
export interface Bulk {
  readonly pages: BulkPages;
  readonly single: readonly RowChange[];
}
