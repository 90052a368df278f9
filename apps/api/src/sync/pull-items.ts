import { syncLimits, type SyncPage } from '@keepmark/contracts/sync';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../platform/database/database';
import { whyGone } from './generations';

interface PulledRow extends Record<string, unknown> {
  /** bigint, which the driver gives as text. */
  head: string;
  dropped_through: string;
  /** Null in the only row of a page without items. */
  item_id: string | null;
  revision: string;
  is_deleted: boolean;
  body: Buffer;
}

/**
 * The next items after a revision, read in one statement: no key change or push comes between the head and the items.
 * @throws SyncError `sync-is-off`, `sync-key-changed`
 */
export async function pullItems(
  database: DatabaseHandle,
  userId: string,
  keyVersion: number,
  after: number,
): Promise<SyncPage> {
  const { rows } = await database.execute<PulledRow>(sql`
    select generation.head, generation.dropped_through, page.item_id, page.revision, page.is_deleted, page.body
    from sync_generations generation
    left join (
      select item_id, revision, is_deleted, body, sum(octet_length(body)) over (order by revision) as total
      from (
        select item_id, revision, is_deleted, body from sync_items
        where user_id = ${userId} and key_version = ${keyVersion} and revision > ${after}
        order by revision limit ${syncLimits.itemsPerPage}
      ) following
    ) page on page.total <= ${syncLimits.bytesPerPage}
    where generation.user_id = ${userId} and generation.key_version = ${keyVersion}
    order by page.revision`);
  const [first] = rows;
  if (!first) throw await whyGone(database, userId);
  const head = Number(first.head);
  const items = rows.flatMap(({ item_id: id, revision, is_deleted: isDeleted, body }) =>
    id === null ? [] : [{ id, revision: Number(revision), isDeleted, body: body.toString('base64') }],
  );
  const last = items.at(-1);
  return {
    items,
    head,
    // The newest item may be gone: tombstones are dropped. Then the next page is empty.
    hasMore: last !== undefined && last.revision < head,
    droppedThrough: Number(first.dropped_through),
  };
}
