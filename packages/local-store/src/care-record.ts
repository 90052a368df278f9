import { parseJson } from './parse-json';
import type { StorageArea } from './storage-area';

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

export interface CareKeeper {
  readonly area: StorageArea;
  readonly name: string;
}

export function readCare({ area, name }: CareKeeper): CareRecord {
  const record = parseJson(area.get(`${name}@`) ?? '') as CareRecord | null | undefined;
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
