import { maxQueryLimit } from '@keepmark/contracts';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database';
import { type DetailRow, pageDetails, pageOf, postingOf } from './posting-page';
import { anywhere } from './posting-table';
import type { SearchPage } from './ranked-search';
import { all, filterConditions, orderOf, placeConditions } from './search-conditions';
import type { SearchCriteria } from './search-criteria';

type Executor = Pick<DatabaseHandle, 'execute'>;

/** In `posting_counts`: every open posting, wherever it is. */
const everyPosting = 'WORLD';

/**
 * A page of every posting that passes the filters. The index of the newest gives it at once where filters are few, so the results are counted
 * apart from it: counting in passing would read every row.
 */
export async function searchNewest(database: Executor, criteria: SearchCriteria): Promise<SearchPage> {
  // The nearest are found among all that are near: no index has them in their order.
  const places = placeConditions(criteria, criteria.sort === 'nearest' ? 'set' : 'each');
  const matches = sql`select p.id, p.date_posted, p.salary_per_year from postings p
    where ${all([...filterConditions(criteria), ...places])}`;
  const [{ rows }, counted] = await Promise.all([
    database.execute<DetailRow>(
      sql`with page as (${pageOf(matches, orderOf(criteria), criteria)}) ${pageDetails(criteria)}`,
    ),
    countNewest(database, criteria),
  ]);
  return { postings: rows.map(postingOf), ...counted };
}

async function countNewest(database: Executor, criteria: SearchCriteria) {
  const { companyName, places, facets, country } = criteria;
  const hasFacets = Object.values(facets).some((value) => value !== undefined);
  const isCounted = companyName === '' && places.length === 0 && !hasFacets;
  const keys = country === undefined ? [everyPosting] : [country, anywhere];
  const conditions = [...filterConditions(criteria), ...placeConditions(criteria, 'set')];
  const count = isCounted
    ? sql`select coalesce(sum(open), 0) as total from posting_counts where country = any(${sql.param(keys)}::text[])`
    : sql`select count(*) as total from (select from postings p where ${all(conditions)} limit ${maxQueryLimit + 1}) as reached`;
  const { rows } = await database.execute<{ total: string }>(count);
  const total = Number(rows[0]?.total ?? 0);
  return { totalResults: Math.min(total, maxQueryLimit), totalIsAtLeast: total > maxQueryLimit };
}
