import type { Database } from '@keepmark/local-store';
import { deletionsOf, setSyncMark, syncMark } from '@keepmark/local-store/sync';
import type { ShadowDisk } from '../shadow/shadow-disk';

/** The stamp of the newest deletion in this browser; 0 for none. */
export async function newestDeletion(database: Database): Promise<number> {
  const deletions = await deletionsOf(database);
  return deletions.reduce((newest, { stamp }) => Math.max(newest, stamp), 0);
}

/** Deletes the shadow, and its mark, by which the site knows that sync is on here. Another person's mark stays. */
export async function forgetShadow(database: Database, disk: ShadowDisk): Promise<void> {
  const { meta } = await disk.read();
  if (meta && syncMark(database) === meta.mark) setSyncMark(database, undefined);
  await disk.clear();
}
