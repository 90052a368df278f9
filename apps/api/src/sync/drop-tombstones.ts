import { syncLimits } from '@keepmark/contracts/sync';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../platform/database/database';
import { lockGeneration, updateGeneration } from './generations';
import { bytesOfRow } from './push-items';
import { SyncError } from './sync-errors';
import { syncItemTable } from './sync-table';

const dayMs = 24 * 3_600_000;
const usersAtOnce = 100;

/**
 * Deletes tombstones older than 180 days, person by person, and remembers up to which revision. Several processes may do it
 * at once.
 * @returns how many
 */
export async function dropTombstones(database: DatabaseHandle, now: Date, signal?: AbortSignal): Promise<number> {
  const isOld = and(
    eq(syncItemTable.isDeleted, true),
    lt(syncItemTable.updatedAt, new Date(now.getTime() - syncLimits.tombstoneDays * dayMs)),
  );
  let dropped = 0;
  for (;;) {
    const due = await database
      .selectDistinct({ userId: syncItemTable.userId, keyVersion: syncItemTable.keyVersion })
      .from(syncItemTable)
      .where(isOld)
      .limit(usersAtOnce);
    for (const { userId, keyVersion } of due) {
      signal?.throwIfAborted();
      dropped += await dropOf(database, userId, keyVersion, isOld);
    }
    if (due.length < usersAtOnce) return dropped;
  }
}

const dropOf = (
  database: DatabaseHandle,
  userId: string,
  keyVersion: number,
  isOld: ReturnType<typeof and>,
): Promise<number> =>
  database
    .transaction(async (transaction) => {
      const generation = await lockGeneration(transaction, userId, keyVersion);
      const rows = await transaction
        .delete(syncItemTable)
        .where(and(eq(syncItemTable.userId, userId), eq(syncItemTable.keyVersion, keyVersion), isOld))
        .returning({ revision: syncItemTable.revision, bytes: sql<number>`octet_length(${syncItemTable.body})` });
      await updateGeneration(transaction, generation, {
        droppedThrough: rows.reduce((highest, { revision }) => Math.max(highest, revision), generation.droppedThrough),
        itemCount: generation.itemCount - rows.length,
        storedBytes: rows.reduce((sum, { bytes }) => sum - bytes - bytesOfRow, generation.storedBytes),
      });
      return rows.length;
    })
    .catch((error: unknown) => {
      // Sync was turned off, or the key changed, in between: they are gone.
      if (error instanceof SyncError) return 0;
      throw error;
    });
