import { syncLimits } from '@keepmark/contracts/sync';
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { DatabaseHandle } from '../platform/database/database';
import { NotFoundError } from '../platform/errors/errors';
import { lockAccount } from './generations';
import { syncPairingTable } from './sync-table';

const pairingMs = syncLimits.pairingMinutes * 60_000;

/**
 * Keeps a wrapped key for one of the person's other devices. Of too many, the oldest ones go.
 * @throws SyncError `sync-is-off`
 */
export const offerPairing = (
  database: DatabaseHandle,
  userId: string,
  { id: pairingId, wrappedKey }: { id: string; wrappedKey: string },
  now: Date,
): Promise<void> =>
  database.transaction(async (transaction) => {
    await lockAccount(transaction, userId);
    const values = { wrappedKey, expiresAt: new Date(now.getTime() + pairingMs) };
    const target = [syncPairingTable.userId, syncPairingTable.pairingId];
    await transaction
      .insert(syncPairingTable)
      .values({ userId, pairingId, ...values })
      .onConflictDoUpdate({ target, set: values });
    const own = eq(syncPairingTable.userId, userId);
    const open = await transaction
      .select({ id: syncPairingTable.pairingId })
      .from(syncPairingTable)
      .where(own)
      .orderBy(asc(syncPairingTable.expiresAt));
    const oldest = open.slice(0, -syncLimits.openPairings).map(({ id }) => id);
    if (oldest.length > 0)
      await transaction.delete(syncPairingTable).where(and(own, inArray(syncPairingTable.pairingId, oldest)));
  });

/** Gives an offered key away, once. @throws NotFoundError */
export async function takePairing(
  database: DatabaseHandle,
  userId: string,
  pairingId: string,
  now: Date,
): Promise<{ wrappedKey: string }> {
  const { wrappedKey, expiresAt } = syncPairingTable;
  const [taken] = await database
    .delete(syncPairingTable)
    .where(and(eq(syncPairingTable.userId, userId), eq(syncPairingTable.pairingId, pairingId), gt(expiresAt, now)))
    .returning({ wrappedKey });
  if (!taken) throw new NotFoundError('This code was used already or is too old. Show a new one on your other device.');
  return taken;
}

/** Deletes what nobody can take anymore. */
export async function dropExpiredPairings(database: DatabaseHandle, now: Date): Promise<void> {
  await database.delete(syncPairingTable).where(lte(syncPairingTable.expiresAt, now));
}
