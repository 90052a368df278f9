import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/database';
import { all } from './search-conditions';

/**
 * How many postings PostgreSQL expects to fulfil some conditions, from its statistics, without looking at any. Words are
 * taken to be independent of each other, so it may be several times off for many of them. Far too low without statistics.
 * @param conditions over `postings p`
 */
export async function estimateRows(
  database: Pick<DatabaseHandle, 'execute'>,
  conditions: readonly SQL[],
): Promise<number> {
  const { rows } = await database.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from postings p where ${all(conditions)}`,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
