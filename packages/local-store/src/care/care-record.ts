import { parseJson } from '../parse-json';
import { careKey } from '../storage/storage-keys';
import type { Store } from '../store';
import { isObject } from '../tables/row-codec';

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

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

/** The range of a `Date`. */
const isTime = (value: unknown): boolean => isCount(value) && !Number.isNaN(new Date(value as number).getTime());

const takes: Readonly<Record<keyof CareRecord, (value: unknown) => boolean>> = {
  lastBackupAtMs: isTime,
  changes: isCount,
  firstChangeAtMs: isTime,
  remindersOff: (value) => typeof value === 'boolean',
  reminderPutOffAtMs: isTime,
  lastRecovery: (value) => isObject(value) && isTime(value['atMs']) && isCount(value['rows']),
  persistAskedAtMs: isTime,
};

/** Drops fields that are damaged. Fields of a newer version stay. */
export function readCare(keeper: CareKeeper): CareRecord {
  const record = parseJson(keeper.area.get(careKey(keeper)));
  if (!isObject(record)) return {};
  const usable = Object.entries(record).filter(
    ([part, value]) => !Object.hasOwn(takes, part) || takes[part as keyof CareRecord](value),
  );
  return Object.fromEntries(usable);
}

/** Never throws, because nothing in the record is essential. */
export function updateCare(keeper: CareKeeper, changes: Partial<CareRecord>): void {
  try {
    keeper.area.set(careKey(keeper), JSON.stringify({ ...readCare(keeper), ...changes }), true);
  } catch {
    // The store is full.
  }
}

/** Adds to the number of rows written since the last backup. */
export function saveChanges(keeper: CareKeeper): void {
  const unsaved = keeper.unsavedChanges;
  if (unsaved === 0) return;
  keeper.unsavedChanges = 0;
  const { changes = 0, firstChangeAtMs = Date.now() } = readCare(keeper);
  updateCare(keeper, { changes: changes + unsaved, firstChangeAtMs });
}
