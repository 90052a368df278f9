import {
  bytesOfBase64,
  type PushedItem,
  syncLimits,
  type SyncPush,
  type SyncPushAnswer,
} from '@keepmark/contracts/sync';
import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../platform/database/database';
import { lockGeneration, type Transaction, updateGeneration } from './generations';
import { syncFull } from './sync-errors';
import { type SyncGeneration, syncItemTable } from './sync-table';

/** What a row takes beside its body, so that empty ones aren't free. */
export const bytesOfRow = 128;

export interface PushResult {
  readonly answer: SyncPushAnswer;
  /** Whether other devices should hear of it: something was accepted, and the generation isn't one that is being filled. */
  readonly isNews: boolean;
}

interface StoredItem {
  readonly revision: number;
  readonly bytes: number;
}

/**
 * Stores items whose base is the server's own revision, and answers the others as they are there.
 * @throws SyncError `sync-is-off`, `sync-key-changed`, `sync-full`
 */
export const pushItems = (
  database: DatabaseHandle,
  userId: string,
  push: SyncPush,
  limitBytes: number,
  now: Date,
): Promise<PushResult> =>
  database.transaction(async (transaction) => {
    const generation = await lockGeneration(transaction, userId, push.keyVersion);
    const stored = await findStored(transaction, generation, push.items);
    const isCurrent = ({ id, baseRevision }: PushedItem) => (stored.get(id)?.revision ?? 0) === baseRevision;
    const accepted = push.items.filter(isCurrent);
    const conflicts = push.items.filter((item) => !isCurrent(item));
    const after =
      accepted.length > 0 ? await write(transaction, generation, accepted, stored, limitBytes, now) : generation;
    return {
      answer: {
        accepted: accepted.map(({ id }, place) => ({ id, revision: generation.head + 1 + place })),
        conflicts: await readConflicts(transaction, generation, conflicts, stored),
        head: after.head,
        storedBytes: after.storedBytes,
      },
      isNews: accepted.length > 0 && generation.isCurrent,
    };
  });

const itemsOf = ({ userId, keyVersion }: SyncGeneration, ids: string[]) =>
  and(eq(syncItemTable.userId, userId), eq(syncItemTable.keyVersion, keyVersion), isOneOf(ids));

/** One parameter, however many they are. */
const isOneOf = (ids: string[]) => sql<boolean>`${syncItemTable.itemId} = any(${sql.param(ids)}::text[])`;

async function findStored(
  transaction: Transaction,
  generation: SyncGeneration,
  items: readonly PushedItem[],
): Promise<Map<string, StoredItem>> {
  const { itemId, revision } = syncItemTable;
  const rows = await transaction
    .select({ itemId, revision, bytes: sql<number>`octet_length(${syncItemTable.body})` })
    .from(syncItemTable)
    .where(
      itemsOf(
        generation,
        items.map(({ id }) => id),
      ),
    );
  return new Map(rows.map((row) => [row.itemId, row]));
}

async function write(
  transaction: Transaction,
  generation: SyncGeneration,
  items: readonly PushedItem[],
  stored: ReadonlyMap<string, StoredItem>,
  limitBytes: number,
  now: Date,
): Promise<Pick<SyncGeneration, 'head' | 'storedBytes'>> {
  const { userId, keyVersion } = generation;
  const added = items.filter(({ id }) => !stored.has(id)).length;
  const grownBy = items.reduce(
    (sum, { id, body }) => sum + bytesOfBase64(body) - (stored.get(id)?.bytes ?? 0),
    added * bytesOfRow,
  );
  const storedBytes = generation.storedBytes + grownBy;
  if (grownBy > 0 && storedBytes > limitBytes) throw syncFull('sync-full', generation.storedBytes, limitBytes);

  await transaction.execute(sql`
    insert into sync_items (user_id, key_version, item_id, revision, is_deleted, body, updated_at)
    select ${userId}, ${keyVersion}::bigint, item_id, ${generation.head}::bigint + place, is_deleted, body, ${now.toISOString()}::timestamptz
    from unnest(
      ${sql.param(items.map(({ id }) => id))}::text[],
      ${sql.param(items.map(({ isDeleted }) => isDeleted))}::boolean[],
      ${sql.param(items.map(({ body }) => Buffer.from(body, 'base64')))}::bytea[]
    ) with ordinality as pushed(item_id, is_deleted, body, place)
    on conflict (user_id, key_version, item_id) do update
    set revision = excluded.revision, is_deleted = excluded.is_deleted, body = excluded.body, updated_at = excluded.updated_at`);
  const head = generation.head + items.length;
  await updateGeneration(transaction, generation, { head, storedBytes, itemCount: generation.itemCount + added });
  return { head, storedBytes };
}

/** The items as they are on the server, with bodies as long as there is room in the answer. */
async function readConflicts(
  transaction: Transaction,
  generation: SyncGeneration,
  items: readonly PushedItem[],
  stored: ReadonlyMap<string, StoredItem>,
): Promise<SyncPushAnswer['conflicts']> {
  if (items.length === 0) return [];
  let room: number = syncLimits.bytesPerPage;
  const ids = items.map(({ id }) => id);
  const withBody = ids.filter((id) => {
    room -= stored.get(id)?.bytes ?? 0;
    return room >= 0;
  });
  const { itemId, revision, isDeleted } = syncItemTable;
  const rows = await transaction
    .select({
      itemId,
      revision,
      isDeleted,
      body: sql<Buffer | null>`case when ${isOneOf(withBody)} then ${syncItemTable.body} end`,
    })
    .from(syncItemTable)
    .where(itemsOf(generation, ids));
  const found = new Map(rows.map((row) => [row.itemId, row]));
  return ids.map((id) => {
    const row = found.get(id);
    if (!row) return { id, revision: 0, isDeleted: true, body: '' };
    return { id, revision: row.revision, isDeleted: row.isDeleted, body: row.body?.toString('base64') ?? null };
  });
}
