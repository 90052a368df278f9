import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Feed } from './feed';

/** Begins to remember, in the session's temporary table, which ids the feed lists: memory stays bounded here. */
export async function beginSeenRecords(session: NodePgDatabase): Promise<void> {
  await session.execute(sql`create temporary table if not exists seen_records (external_id text primary key)`);
  await session.execute(sql`truncate seen_records`);
}

/** Gives those of the ids that this run had not seen before. */
export async function rememberSeen(session: NodePgDatabase, externalIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await session.execute<{ external_id: string }>(
    sql`insert into seen_records select unnest(${sql.param([...externalIds])}::text[])
        on conflict do nothing returning external_id`,
  );
  return new Set(rows.map((row) => row.external_id));
}

/** How many postings one statement closes: a feed may lose a million. */
const closedAtATime = 20_000;

/** Closes postings that the feed no longer lists. Returns their number. */
export async function closeVanished(session: NodePgDatabase, { name, lists }: Feed): Promise<number> {
  // Autovacuum never looks at a temporary table.
  await session.execute(sql`analyze seen_records`);
  const isOutdated =
    lists === 'every-open-posting'
      ? sql`true`
      : sql`date_posted < now() - make_interval(days => ${lists.newestDays}::integer)`;
  let closed = 0;
  for (;;) {
    const { rowCount } = await session.execute(
      sql`update postings set closed_date = now(), updated_date = now()
        where id in (
          select id from postings where feed = ${name} and closed_date is null and ${isOutdated}
            and not exists (select from seen_records where seen_records.external_id = postings.external_id)
          limit ${closedAtATime}
        )`,
    );
    closed += rowCount ?? 0;
    if ((rowCount ?? 0) < closedAtATime) return closed;
  }
}
