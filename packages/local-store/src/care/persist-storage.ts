import { updateCare } from './care-record';
import { readCare } from './read-care';
import { type Database, internalsOf } from '../database';

/** With fewer rows there is little to protect. */
const worthKeepingRows = 5;

/** Browsers grant persistence by how much a site is used, so we ask again after this time. */
const askAgainMs = 30 * 24 * 60 * 60 * 1000;

/** `too-early`: too few rows, or we asked recently. */
export type PersistedStorage = 'persisted' | 'refused' | 'too-early' | 'unsupported';

/**
 * Asks the browser not to clear this site's storage when the disk gets full. Call it after a person saves
 * something. Some browsers ask the person, so it asks only once there are five rows, and at most every 30 days.
 *
 * @param when `now` asks immediately, because the person asked for it.
 */
export async function persistStorage(
  database: Database,
  when: 'worthwhile' | 'now' = 'worthwhile',
): Promise<PersistedStorage> {
  const { store } = internalsOf(database);
  const storage = globalThis.navigator?.storage as StorageManager | undefined;
  if (!storage?.persist || database.mode === 'memory') return 'unsupported';
  if (await storage.persisted()) return 'persisted';
  const rows = [...store.tables.values()].reduce((sum, table) => sum + table.rows.size, 0);
  const { persistAskedAtMs = 0 } = readCare(store);
  const isEarly = rows < worthKeepingRows || Date.now() - persistAskedAtMs < askAgainMs;
  if (isEarly && when === 'worthwhile') return 'too-early';
  updateCare(store, { persistAskedAtMs: Date.now() });
  return (await storage.persist()) ? 'persisted' : 'refused';
}
