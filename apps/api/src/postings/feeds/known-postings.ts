import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** What the last runs left of a posting. */
export interface KnownPosting {
  readonly id: number;
  readonly contentHash: string;
  /** Null if the record that the posting was prepared from is unknown. */
  readonly recordHash: string | null;
  readonly isOpen: boolean;
}

/** The postings of a feed that are there already, by external id. */
export async function findKnown(
  session: Pick<NodePgDatabase, 'execute'>,
  feedName: string,
  externalIds: readonly string[],
): Promise<Map<string, KnownPosting>> {
  const { rows } = await session.execute<KnownRow>(
    sql`select p.external_id as "externalId", p.id, p.content_hash as "contentHash", r.record_hash as "recordHash",
        p.closed_date is null as "isOpen"
      from postings p left join posting_records r on r.posting_id = p.id
      where p.feed = ${feedName} and p.external_id = any(${sql.param([...externalIds])}::text[])`,
  );
  return new Map(rows.map(({ externalId, id, ...known }) => [externalId, { ...known, id: Number(id) }]));
}

interface KnownRow extends Record<string, unknown> {
  externalId: string;
  /** A bigint, which the driver gives as text. */
  id: string;
  contentHash: string;
  recordHash: string | null;
  isOpen: boolean;
}
