import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../platform/database/database';
import { keyChanged, syncIsOff } from './sync-errors';
import { syncAccountTable, type SyncGeneration, syncGenerationTable } from './sync-table';

export type Transaction = Parameters<Parameters<DatabaseHandle['transaction']>[0]>[0];

const oneGeneration = (userId: string, keyVersion: number) =>
  and(eq(syncGenerationTable.userId, userId), eq(syncGenerationTable.keyVersion, keyVersion));

const currentGeneration = (userId: string) =>
  and(eq(syncGenerationTable.userId, userId), eq(syncGenerationTable.isCurrent, true));

/** The current generation; undefined while sync is off. */
export async function findCurrent(
  database: DatabaseHandle | Transaction,
  userId: string,
): Promise<SyncGeneration | undefined> {
  const [generation] = await database.select().from(syncGenerationTable).where(currentGeneration(userId));
  return generation;
}

/**
 * Holds off other pushes to a generation, and its end, until the transaction is over.
 * @throws SyncError `sync-is-off` or `sync-key-changed` if there is no such generation
 */
export async function lockGeneration(
  transaction: Transaction,
  userId: string,
  keyVersion: number,
): Promise<SyncGeneration> {
  const [generation] = await transaction
    .select()
    .from(syncGenerationTable)
    .where(oneGeneration(userId, keyVersion))
    .for('update');
  if (!generation) throw await whyGone(transaction, userId);
  return generation;
}

/** Why a generation isn't there. */
export const whyGone = async (database: DatabaseHandle | Transaction, userId: string): Promise<Error> =>
  (await findCurrent(database, userId)) ? keyChanged() : syncIsOff();

export async function updateGeneration(
  transaction: Transaction,
  { userId, keyVersion }: Pick<SyncGeneration, 'userId' | 'keyVersion'>,
  changes: Partial<Omit<SyncGeneration, 'userId' | 'keyVersion'>>,
): Promise<void> {
  await transaction.update(syncGenerationTable).set(changes).where(oneGeneration(userId, keyVersion));
}

/**
 * Holds off every change of a person's generations, but not pushes into them.
 * @throws SyncError `sync-is-off`
 */
export async function lockAccount(transaction: Transaction, userId: string) {
  const [account] = await transaction
    .select()
    .from(syncAccountTable)
    .where(eq(syncAccountTable.userId, userId))
    .for('update');
  if (!account) throw syncIsOff();
  return account;
}
