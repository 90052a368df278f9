import { and, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { feedRunTable } from './feed-run-table';
import type { IngestSummary } from './ingest-summary';

/** Whether a run of the feed started less than this long ago. */
export async function hasRunSince(session: NodePgDatabase, feed: string, ageMs: number): Promise<boolean> {
  const { rowCount } = await session.execute(
    sql`select from feed_runs where feed = ${feed} and started_date > now() - make_interval(secs => ${ageMs / 1000})`,
  );
  return ageMs > 0 && rowCount !== 0;
}

/** @returns the run's id */
export async function beginRun(session: NodePgDatabase, feed: string): Promise<number> {
  // We hold the feed's lock, so a run that still says "running" is one whose process died.
  await session
    .update(feedRunTable)
    .set({ outcome: 'failed', finishedDate: sql`now()`, problem: 'The process ended before the run did.' })
    .where(and(eq(feedRunTable.feed, feed), eq(feedRunTable.outcome, 'running')));
  const [run] = await session.insert(feedRunTable).values({ feed }).returning({ id: feedRunTable.id });
  return run?.id ?? 0;
}

/** @param problem why it failed; undefined for a run that did all that it should */
export async function endRun(
  session: NodePgDatabase,
  id: number,
  { feed: _feed, ...counts }: IngestSummary,
  problem?: string,
): Promise<void> {
  await session
    .update(feedRunTable)
    .set({ ...counts, finishedDate: sql`now()`, outcome: problem === undefined ? 'done' : 'failed', problem })
    .where(eq(feedRunTable.id, id));
}
