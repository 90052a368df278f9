import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { IngestSummary } from './ingest-summary';

export const postingTables = ['postings', 'posting_locations'];
export const companyTables = ['companies', 'stale_companies'];

/** A statement that makes tables quick to search after many changes. */
export type Tidying = (tables: readonly string[]) => SQL;

/** No search reads more of the long texts, which are most of the table, once they are vacuumed: autovacuum does it later. */
const vacuum: Tidying = (tables) => sql.raw(`vacuum (analyze, process_toast false) ${tables.join(', ')}`);
const sortWaitingWords: Tidying = (tables) =>
  sql`select gin_clean_pending_list(i.indexrelid) from pg_index i
    join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam and a.amname = 'gin'
    where i.indrelid = any(${sql.param([...tables])}::regclass[])`;

/** From this many rows on, the tables are tidied right away. */
const manyChanges = 1000;
/** Of a table, as for autovacuum. */
const largePart = 0.1;

/**
 * Where much of the table is new, searches would be planned for an empty one until autovacuum comes, within minutes. Where
 * little is, only the words that wait to be sorted into an index would slow them down.
 * @returns undefined when there is nothing to do
 */
export async function chooseTidying(
  session: NodePgDatabase,
  { added, changed, closed }: IngestSummary,
): Promise<Tidying | undefined> {
  const changes = added + changed + closed;
  if (changes < manyChanges) return undefined;
  const { rows } = await session.execute<{ postings: number }>(
    sql`select reltuples as postings from pg_class where oid = 'postings'::regclass`,
  );
  return changes > Math.max(0, rows[0]?.postings ?? 0) * largePart ? vacuum : sortWaitingWords;
}

/** The postings are there whatever comes of this: without the right or the time to, autovacuum still does it. */
export async function tidyTables(
  session: NodePgDatabase,
  tidying: Tidying | undefined,
  tables: readonly string[],
): Promise<void> {
  if (tidying) await session.execute(tidying(tables)).catch(() => {});
}
