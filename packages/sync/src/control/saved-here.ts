import type { Database } from '@keepmark/local-store';
import { type RowRef, rowsDiffering, syncMark } from '@keepmark/local-store/sync';
import type { ShadowDisk } from '../shadow/shadow-disk';
import { deviceTable } from './devices';

/** Rows that nobody would miss: how this browser looks, and the list of devices. */
const notSaved: ReadonlySet<string> = new Set(['settings', deviceTable.name]);

/** How many rows of each table are saved in this browser, those left out that somebody knows. */
export async function savedRows(
  database: Database,
  isKnown: (ref: RowRef) => boolean = () => false,
): Promise<ReadonlyMap<string, number>> {
  await database.ready;
  const counts = new Map<string, number>();
  for (const row of (await rowsDiffering(database, new Map())).rows) {
    if (!notSaved.has(row.table) && !isKnown(row)) counts.set(row.table, (counts.get(row.table) ?? 0) + 1);
  }
  return counts;
}

/** Whether the rows in this browser are those that this shadow knows: its person synced them here last. */
async function isOfShadow(database: Database, disk: ShadowDisk): Promise<boolean> {
  const { meta } = await disk.read();
  return meta !== undefined && meta.mark === syncMark(database);
}

/** How many rows of each table a person would add to their account by joining. */
export const savedByOthers = async (database: Database, disk: ShadowDisk): Promise<ReadonlyMap<string, number>> =>
  (await isOfShadow(database, disk)) ? new Map() : savedRows(database);
