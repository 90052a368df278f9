import { randomInt } from 'node:crypto';
import type { SyncAccount } from '@keepmark/contracts/sync';
import { eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../platform/database/database';
import { NotFoundError } from '../platform/errors/errors';
import { announceInside } from './announce-heads';
import { findCurrent, type Transaction } from './generations';
import { SyncError } from './sync-errors';
import {
  syncAccountTable,
  syncBlobTable,
  syncChunkTable,
  type SyncGeneration,
  syncGenerationTable,
  syncItemTable,
  syncPairingTable,
} from './sync-table';

export interface SyncLimitsOfOperator {
  readonly limitBytes: number;
  readonly blobLimitBytes: number;
}

/** Null while sync is off. */
export async function findAccount(
  database: DatabaseHandle | Transaction,
  userId: string,
  limits: SyncLimitsOfOperator,
): Promise<SyncAccount | null> {
  const [account] = await database.select().from(syncAccountTable).where(eq(syncAccountTable.userId, userId));
  const generation = account && (await findCurrent(database, userId));
  return generation ? accountFrom(account.createdAt, generation, limits) : null;
}

export const accountFrom = (
  createdAt: Date,
  { keyVersion, wrappedKey, head, itemCount, storedBytes, blobBytes }: SyncGeneration,
  { limitBytes, blobLimitBytes }: SyncLimitsOfOperator,
): SyncAccount => ({
  keyVersion,
  wrappedKey,
  head,
  itemCount,
  storedBytes,
  limitBytes,
  blobBytes,
  blobLimitBytes,
  createdAt: createdAt.toISOString(),
});

/**
 * Turns sync on. The first key version is random: a device that was away while sync was turned off and on again must not
 * find its own.
 * @throws SyncError `sync-is-on`; NotFoundError for somebody without a user record
 */
export async function startSync(
  database: DatabaseHandle,
  userId: string,
  wrappedKey: string,
  limits: SyncLimitsOfOperator,
  now: Date,
): Promise<SyncAccount> {
  const keyVersion = randomInt(1, 2 ** 47);
  return database
    .transaction(async (transaction) => {
      const [account] = await transaction
        .insert(syncAccountTable)
        .values({ userId, lastKeyVersion: keyVersion, createdAt: now })
        .onConflictDoNothing()
        .returning();
      if (!account) throw new SyncError('sync-is-on', 'Sync is on already. Connect this device in Settings.');
      const [generation] = await transaction
        .insert(syncGenerationTable)
        .values({ userId, keyVersion, isCurrent: true, wrappedKey })
        .returning();
      return accountFrom(now, generation!, limits);
    })
    .catch((error: unknown) => {
      if (codeOf(error) === foreignKeyViolation)
        throw new NotFoundError('There is no record of you yet. Sign in again to create it.');
      throw error;
    });
}

const foreignKeyViolation = '23503';
const codeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? (error.cause as { code?: unknown }).code : undefined;

/** Deletes everything that sync stores of a person, once pushes that are being written are through. */
export async function forgetSync(transaction: Transaction, userId: string): Promise<void> {
  const own = eq(syncAccountTable.userId, userId);
  const [account] = await transaction.select().from(syncAccountTable).where(own).for('update');
  if (!account) return;
  // First, since it waits for pushes, and what they write is deleted below.
  for (const table of [syncGenerationTable, syncItemTable, syncChunkTable, syncBlobTable, syncPairingTable]) {
    await transaction.delete(table).where(eq(table.userId, userId));
  }
  await transaction.delete(syncAccountTable).where(own);
  await announceInside(transaction, { userId, state: null });
}
