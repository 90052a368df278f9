import type { RowRef } from '@keepmark/local-store/sync';
import type { LocalRows } from '../rows/local-rows';
import type { Random } from './random';

export type SimulatedValues = Readonly<Record<string, unknown>>;

/** The rows of a simulated browser, and what people do with them. Writes return the stamp that they travel with, at least. */
export interface SimulatedRows {
  readonly local: LocalRows;
  /** Whether its clock may be off. */
  readonly hasOwnClock: boolean;
  content(): ReadonlyMap<string, RowRef & { readonly values: SimulatedValues }>;
  write(table: string, id: string, values: SimulatedValues): number;
  delete(table: string, id: string): number;
  /** Undoes a deletion that was made here. Undefined if there is none. */
  restore(): (RowRef & { readonly stamp: number }) | undefined;
  /** Stamps of fields become one, as when all tabs agree. */
  collapse(): void;
  /** A row is lost, without anybody deleting it. Undefined where that can't be simulated. */
  loseRow(random: Random): RowRef | undefined;
  /** Local storage is cleared. @param isAll and the browser's databases, with what was deleted recently */
  loseStorage(isAll: boolean): void;
  /** Texts in "Replaced texts" and "Recently deleted". */
  restorableTexts(): Promise<readonly string[]>;
}
