import type { ClosedPosting } from '@keepmark/contracts';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/database';

/** "greenhouse:acme:42" may be "acme:42" of "greenhouse" or "42" of "greenhouse:acme": feeds and ids both hold colons. */
const maxColons = 6;

/** The ways to read the id of an answer as a feed and its id there. */
export function readings(externalId: string): { feed: string; id: string }[] {
  const parts = externalId.split(':');
  return parts.slice(1, maxColons + 1).map((_, index) => ({
    feed: parts.slice(0, index + 1).join(':'),
    id: parts.slice(index + 1).join(':'),
  }));
}

/** Those of the postings that have vanished from their feeds, with the moment in which that was found. */
export async function closedPostings(
  database: DatabaseHandle,
  externalIds: readonly string[],
): Promise<ClosedPosting[]> {
  const asked = externalIds.flatMap(readings);
  if (asked.length === 0) return [];
  const [feeds, ids] = [asked.map(({ feed }) => feed), asked.map(({ id }) => id)];
  const { rows } = await database.execute<{ externalId: string; closedDate: Date | string }>(
    sql`select p.feed || ':' || p.external_id as "externalId", p.closed_date as "closedDate"
      from unnest(${sql.param(feeds)}::text[], ${sql.param(ids)}::text[]) as asked(feed, id)
      join postings p on p.feed = asked.feed and p.external_id = asked.id and p.closed_date is not null`,
  );
  return rows.map(({ externalId, closedDate }) => ({ externalId, closedDate: new Date(closedDate).toISOString() }));
}
