import { parseJson } from '../parse-json';
import type { Store } from '../store';

/** What the store remembers about its own care, under `keepmark@`. */
export interface CareRecord {
  readonly lastBackupAtMs?: number;
  /** Rows written since the last backup. */
  readonly changes?: number;
  /** When the first of them was written. */
  readonly firstChangeAtMs?: number;
  readonly remindersOff?: boolean;
  readonly lastRecovery?: { readonly atMs: number; readonly rows: number };
  readonly persistAskedAtMs?: number;
}

export type CareKeeper = Pick<Store, 'area' | 'name' | 'unsavedChanges'>;

export function readCare({ area, name }: CareKeeper): CareRecord {
  const record = parseJson(area.get(`${name}@`)) as CareRecord | null | undefined;
  return typeof record === 'object' && record !== null ? record : {};
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
