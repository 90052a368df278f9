import { careKey } from '../storage/storage-keys';
import type { Store } from '../store';
import { isObject, parseJson } from '../tables/row-codec';

/** What the store remembers about backups, persistence and recovery, under the key `keepmark@`. */
export interface CareRecord {
  readonly lastBackupAtMs?: number;
  /** Rows written since the last backup. */
  readonly changes?: number;
  /** When the first of these rows was written. */
  readonly firstChangeAtMs?: number;
  readonly remindersOff?: boolean;
  /** When the reminder was dismissed. It stays hidden for the rest of that day. */
  readonly reminderPutOffAtMs?: number;
  readonly lastRecovery?: { readonly atMs: number; readonly rows: number };
  readonly persistAskedAtMs?: number;
}

export type CareKeeper = Pick<Store, 'area' | 'name' | 'unsavedChanges'>;

export const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** The range of a `Date`. */
export const isTime = (value: unknown): value is number => isCount(value) && !Number.isNaN(new Date(value).getTime());

/** The record as it is stored: any field may be damaged. `readCare` checks them all, in code that loads later. */
export function storedCare(keeper: CareKeeper): Readonly<Record<string, unknown>> {
  const record = parseJson(keeper.area.get(careKey(keeper)));
  return isObject(record) ? record : {};
}

/** Never throws, because nothing in the record is essential. */
export function updateCare(keeper: CareKeeper, changes: Partial<CareRecord>): void {
  try {
    keeper.area.set(careKey(keeper), JSON.stringify({ ...storedCare(keeper), ...changes }), true);
  } catch {
    // The store is full.
  }
}

/** Adds to the number of rows written since the last backup. */
export function saveChanges(keeper: CareKeeper): void {
  const unsaved = keeper.unsavedChanges;
  if (unsaved === 0) return;
  keeper.unsavedChanges = 0;
  const { changes, firstChangeAtMs } = storedCare(keeper);
  updateCare(keeper, {
    changes: (isCount(changes) ? changes : 0) + unsaved,
    firstChangeAtMs: isTime(firstChangeAtMs) ? firstChangeAtMs : Date.now(),
  });
}
