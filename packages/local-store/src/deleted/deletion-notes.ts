import type { RowChange } from '../writes/change-set';

const times = new WeakMap<RowChange, number>();

/** Notes that the change takes a deletion of another device, and when that was. Call right after the write. */
export function noteDeletedElsewhere(change: RowChange, atMs: number): void {
  times.set(change, atMs);
}

export const deletedElsewhereAtMs = (change: RowChange): number | undefined => times.get(change);

const withoutRestoring = new WeakSet<RowChange>();

/** Notes that nobody would look for the row in "Recently deleted". */
export function noteWithoutRestoring(change: RowChange): void {
  withoutRestoring.add(change);
}

export const isWithoutRestoring = (change: RowChange): boolean => withoutRestoring.has(change);
