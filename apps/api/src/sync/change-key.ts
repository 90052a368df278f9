import type { SyncAccount } from '@keepmark/contracts/sync';
import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../platform/database/database';
import { announceInside } from './announce-heads';
import { findCurrent, lockAccount, lockGeneration, type Transaction, updateGeneration } from './generations';
import { accountFrom, type SyncLimitsOfOperator } from './sync-account';
import { keyChanged, SyncError } from './sync-errors';
import {
  syncAccountTable,
  syncBlobTable,
  syncChunkTable,
  syncGenerationTable,
  syncItemTable,
  syncPairingTable,
} from './sync-table';

/**
 * Opens a generation to be filled beside the current one. One that another device was filling is deleted, and its version
 * isn't used again. Revisions go on from those of the current generation.
 * @throws SyncError `sync-is-off`, `sync-key-changed`
 */
export const startRekey = (
  database: DatabaseHandle,
  userId: string,
  current: number,
  wrappedKey: string,
): Promise<{ keyVersion: number }> =>
  database.transaction(async (transaction) => {
    const account = await lockAccount(transaction, userId);
    const generation = await findCurrent(transaction, userId);
    if (generation?.keyVersion !== current) throw keyChanged();
    await deleteGenerations(transaction, userId, false);
    const keyVersion = account.lastKeyVersion + 1;
    await transaction
      .update(syncAccountTable)
      .set({ lastKeyVersion: keyVersion })
      .where(eq(syncAccountTable.userId, userId));
    await transaction
      .insert(syncGenerationTable)
      .values({ userId, keyVersion, isCurrent: false, wrappedKey, head: generation.head });
    return { keyVersion };
  });

/**
 * Makes the filled generation the current one, and deletes the old one and the keys that were offered to other devices.
 * @throws SyncError `sync-moved-on` if the old generation holds what the device hasn't seen
 */
export const commitRekey = (
  database: DatabaseHandle,
  userId: string,
  { keyVersion, seenHead }: { keyVersion: number; seenHead: number },
  limits: SyncLimitsOfOperator,
): Promise<SyncAccount> =>
  database.transaction(async (transaction) => {
    const account = await lockAccount(transaction, userId);
    const current = await findCurrent(transaction, userId);
    // Sent twice: the first one did it.
    if (current?.keyVersion === keyVersion) return accountFrom(account.createdAt, current, limits);
    // In the order of their versions, as everybody locks them.
    const old = current && (await lockGeneration(transaction, userId, current.keyVersion));
    const next = await lockGeneration(transaction, userId, keyVersion);
    if (old && old.head !== seenHead) {
      throw new SyncError('sync-moved-on', 'Another device changed something in the meantime. Try again.');
    }
    await deleteGenerations(transaction, userId, true);
    const head = Math.max(next.head, old?.head ?? 0);
    await updateGeneration(transaction, next, { isCurrent: true, head });
    await transaction.delete(syncPairingTable).where(eq(syncPairingTable.userId, userId));
    await announceInside(transaction, { userId, state: { keyVersion, head } });
    return accountFrom(account.createdAt, { ...next, head }, limits);
  });

/** Replaces the key that is wrapped with the recovery words. @throws SyncError `sync-is-off`, `sync-key-changed` */
export const replaceRecovery = (
  database: DatabaseHandle,
  userId: string,
  keyVersion: number,
  wrappedKey: string,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const generation = await lockGeneration(transaction, userId, keyVersion);
    if (!generation.isCurrent) throw keyChanged();
    await updateGeneration(transaction, generation, { wrappedKey });
  });

/** Deletes the current generation of a locked account, or the one that is being filled, with what is in it. */
async function deleteGenerations(transaction: Transaction, userId: string, isCurrent: boolean): Promise<void> {
  const deleted = await transaction
    .delete(syncGenerationTable)
    .where(and(eq(syncGenerationTable.userId, userId), eq(syncGenerationTable.isCurrent, isCurrent)))
    .returning({ keyVersion: syncGenerationTable.keyVersion });
  for (const { keyVersion } of deleted) {
    for (const table of [syncItemTable, syncChunkTable, syncBlobTable]) {
      await transaction.delete(table).where(and(eq(table.userId, userId), eq(table.keyVersion, keyVersion)));
    }
  }
}
