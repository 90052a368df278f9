import { syncLimits, type SyncPush, type SyncPushAnswer } from '@keepmark/contracts/sync';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../platform/database/database';
import { whyGone } from './generations';
import { syncFull } from './sync-errors';

/** What a row takes beside its body, so that empty ones aren't free. */
export const bytesOfRow = 128;

export interface PushResult {
  readonly answer: SyncPushAnswer;
  /** Whether other devices should hear of it: something was accepted, and the generation isn't one that is being filled. */
  readonly isNews: boolean;
}

/** A row of `sync_push` of the migrations. The driver gives bigint as text. */
interface PushedRow extends Record<string, unknown> {
  /** Of the item in the push, from 1. Null in the only row of a push that is over the limit. */
  place: string | null;
  is_accepted: boolean;
  /** Null for a conflict with an item that the server doesn't have. */
  revision: string | null;
  is_deleted: boolean;
  body: Buffer | null;
  head: string;
  stored_bytes: string;
  is_current: boolean;
}

/**
 * Stores items whose base is the server's own revision, and answers the others as they are there.
 * @throws SyncError `sync-is-off`, `sync-key-changed`, `sync-full`
 */
export async function pushItems(
  database: DatabaseHandle,
  userId: string,
  { keyVersion, items }: SyncPush,
  limitBytes: number,
  now: Date,
): Promise<PushResult> {
  const { rows } = await database.execute<PushedRow>(sql`
    select * from sync_push(
      ${userId}, ${keyVersion},
      ${sql.param(items.map(({ id }) => id))},
      ${sql.param(items.map(({ baseRevision }) => baseRevision))},
      ${sql.param(items.map(({ isDeleted }) => isDeleted))},
      ${sql.param(items.map(({ body }) => Buffer.from(body, 'base64')))},
      ${now.toISOString()}, ${bytesOfRow}, ${limitBytes}, ${syncLimits.bytesPerPage}
    ) order by place`);
  const [first] = rows;
  if (!first) throw await whyGone(database, userId);
  const storedBytes = Number(first.stored_bytes);
  if (first.place === null) throw syncFull('sync-full', storedBytes, limitBytes);
  const answer: SyncPushAnswer = { accepted: [], conflicts: [], head: Number(first.head), storedBytes };
  for (const row of rows) {
    const { id } = items[Number(row.place) - 1]!;
    const revision = Number(row.revision);
    if (row.is_accepted) answer.accepted.push({ id, revision });
    else if (row.revision === null) answer.conflicts.push({ id, revision: 0, isDeleted: true, body: '' });
    else answer.conflicts.push({ id, revision, isDeleted: row.is_deleted, body: row.body?.toString('base64') ?? null });
  }
  return { answer, isNews: answer.accepted.length > 0 && first.is_current };
}
