import { maxQueryLimit } from '@keepmark/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/database';
import { type PageDetails, pageOf, type PageRow } from './posting-page';
import { countAround, nearestPage } from './nearest-search';
import { anywhere } from './posting-table';
import type { SearchPage } from './ranked-search';
import { all, filterConditions, orderOf, placeConditions } from './search-conditions';
import { hasFacets, type SearchCriteria } from './search-criteria';

type Executor = Pick<DatabaseHandle, 'execute'>;

/** In `posting_counts`: every open posting, wherever it is. */
const everyPosting = 'WORLD';

/**
 * A page of every posting that passes the filters. The index of the newest gives it at once where filters are few, so the results are counted
 * apart from it: counting in passing would read every row.
 */
export async function searchNewest<Posting>(
  database: Executor,
  criteria: SearchCriteria,
  details: PageDetails<Posting>,
): Promise<SearchPage<Posting>> {
  const findPage = async () => {
    const isNearest = criteria.sort === 'nearest' && isAroundOnly(criteria);
    const page = isNearest ? await nearestPage(database, criteria) : newestPage(criteria);
    return database.execute<PageRow>(sql`with page as (${page}) ${details.select} order by ${details.order}`);
  };
  const [{ rows }, counted] = await Promise.all([findPage(), countNewest(database, criteria)]);
  return { postings: details.read(rows), ...counted };
}

const isAroundOnly = ({ places }: SearchCriteria): boolean =>
  places.length > 0 && places.every(({ kind }) => kind === 'around');

function newestPage(criteria: SearchCriteria): SQL {
  // Among places of several kinds, the nearest are found among all that are near.
  const places = placeConditions(criteria, criteria.sort === 'nearest' ? 'set' : 'each');
  const matches = sql`select p.id, p.date_posted, p.salary_per_year from postings p
    where ${all([...filterConditions(criteria), ...places])}`;
  return pageOf(matches, orderOf(criteria), criteria);
}

async function countNewest(database: Executor, criteria: SearchCriteria) {
  const { companyName, places, country } = criteria;
  const isCounted = companyName === '' && places.length === 0 && !hasFacets(criteria);
  const keys = country === undefined ? [everyPosting] : [country, anywhere];
  const conditions = [...filterConditions(criteria), ...placeConditions(criteria, 'set')];
  const count = isCounted
    ? sql`select coalesce(sum(open), 0) as total from posting_counts where country = any(${sql.param(keys)}::text[])`
    : isAroundOnly(criteria)
      ? countAround(criteria, maxQueryLimit + 1)
      : sql`select count(*) as total from (select from postings p where ${all(conditions)} limit ${maxQueryLimit + 1}) as reached`;
  const { rows } = await database.execute<{ total: string }>(count);
  const total = Number(rows[0]?.total ?? 0);
  return { totalResults: Math.min(total, maxQueryLimit), totalIsAtLeast: total > maxQueryLimit };
}
