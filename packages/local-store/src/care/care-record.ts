import { parseJson } from '../parse-json';
import type { Store } from '../store';
import { isObject } from '../tables/row-codec';

/** What the store remembers about its own care, under `keepmark@`. */
export interface CareRecord {
  readonly lastBackupAtMs?: number;
  /** Rows written since the last backup. */
  readonly changes?: number;
  /** When the first of them was written. */
  readonly firstChangeAtMs?: number;
  readonly remindersOff?: boolean;
  /** When the reminder was put off: it stays away for that day. */
  readonly reminderPutOffAtMs?: number;
  readonly lastRecovery?: { readonly atMs: number; readonly rows: number };
  readonly persistAskedAtMs?: number;
}

export type CareKeeper = Pick<Store, 'area' | 'name' | 'unsavedChanges'>;

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

/** What a `Date` can hold. */
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

/** Less what damage has made of it; what a newer version remembers as well stays. */
export function readCare({ area, name }: CareKeeper): CareRecord {
  const record = parseJson(area.get(`${name}@`));
  if (!isObject(record)) return {};
  const usable = Object.entries(record).filter(
    ([part, value]) => !Object.hasOwn(takes, part) || takes[part as keyof CareRecord](value),
  );
  return Object.fromEntries(usable);
}

/** Never fails: what it remembers is a convenience. */
export function updateCare(keeper: CareKeeper, changes: Partial<CareRecord>): void {
  try {
    keeper.area.set(`${keeper.name}@`, JSON.stringify({ ...readCare(keeper), ...changes }), true);
  } catch {
    // No room for it.
  }
}

/** Counts the rows that were written since. */
export function saveChanges(keeper: CareKeeper): void {
  const unsaved = keeper.unsavedChanges;
  if (unsaved === 0) return;
  keeper.unsavedChanges = 0;
  const { changes = 0, firstChangeAtMs = Date.now() } = readCare(keeper);
  updateCare(keeper, { changes: changes + unsaved, firstChangeAtMs });
}
