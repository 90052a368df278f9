import { readCare, updateCare } from './care-record';
import type { Database } from '../database';
import { internalsOf } from '../internals';

/** Rows from which on a person has entrusted something to the browser. */
const worthKeepingRows = 5;

/** Asked again after so long, since browsers answer by how much a site is used. */
const askAgainMs = 30 * 24 * 60 * 60 * 1000;

/** `too-early`: nothing worth asking for, or asked not long ago. */
export type PersistedStorage = 'persisted' | 'refused' | 'too-early' | 'unsupported';

/**
 * Asks the browser not to clear this site's storage when the disk gets full. Call it after a person has saved
 * something: some browsers ask the person then, so it asks only once there are five rows, and at most every thirty days.
 *
 * @param when `now` asks at once, because the person wants it to.
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
