import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/database';
import { readings } from './closed-postings';
import { type FoundPosting, wholePostings, type PageRow } from './posting-page';

/** The open posting of this id; undefined when there is none. */
export async function openPosting(database: DatabaseHandle, externalId: string): Promise<FoundPosting | undefined> {
  const asked = readings(externalId);
  if (asked.length === 0) return undefined;
  const [feeds, ids] = [asked.map(({ feed }) => feed), asked.map(({ id }) => id)];
  const { rows } = await database.execute<PageRow>(
    sql`with page as (
        select p.id, 1 as place from unnest(${sql.param(feeds)}::text[], ${sql.param(ids)}::text[]) as asked(feed, id)
        join postings p on p.feed = asked.feed and p.external_id = asked.id and p.closed_date is null limit 1
      ) ${wholePostings.select}`,
  );
  return wholePostings.read(rows)[0];
}
