import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/database';
import { estimateRows } from './estimate-rows';
import type { PageDetails, PageRow } from './posting-page';
import { findsByTitle, type PostingQuery, tierOf } from './posting-query';
import { all, filterConditions, newestFirst, orderOf, placeConditions } from './search-conditions';
import type { SearchCriteria } from './search-criteria';

type Executor = Pick<DatabaseHandle, 'execute'>;

/** How many of the newest rows are searched for a tier first: per wanted row, and at least. */
const walkedForEach = 50;
const minWalked = 2000;
/** Then, how many of the newest rows an index combines with that of the words. */
const combined = [20_000, 100_000];
/** How many postings with a wanted word in title or company are ranked in one go. */
const maxRanked = 2000;

/**
 * A page of a query that finds more than can be ranked. Where few postings have a wanted word in title or company, those
 * few are ranked, and the newest of the others follow. Else tier by tier: where many postings fit, the newest of all hold
 * enough of them; where few do, an index gives those few.
 */
export async function searchCommon<Posting>(
  database: Executor,
  query: PostingQuery,
  criteria: SearchCriteria,
  details: PageDetails<Posting>,
): Promise<readonly Posting[]> {
  const { offset, limit } = criteria;
  if (limit === 0) return [];
  const ranked = await rankTitles(database, query, criteria);
  const ids = ranked ?? [];
  for (const [place, tier] of query.tiers.entries()) {
    const missing = offset + limit - ids.length;
    if (missing === 0) break;
    if (ranked && place < query.tiers.length - 1) continue;
    const better = query.tiers.slice(0, place).map((condition) => sql`not ${condition}`);
    // Compares the title first, because the words of a description are stored separately and have to be fetched.
    const isTitle = place < query.tiers.length - 1;
    const finds = isTitle ? findsByTitle(query) : query.finds;
    const conditions = [tier, ...better, ...filterConditions(criteria), finds];
    ids.push(...(await firstOf(database, conditions, criteria, missing)));
  }
  const { rows } = await database.execute<PageRow>(
    sql`with page as (
        select id, place from unnest(${sql.param(ids.slice(offset))}::bigint[]) with ordinality as listed (id, place)
      ) ${details.select} order by ${details.order}`,
  );
  return details.read(rows);
}

/**
 * The ids of those with a wanted word in title or company, up to the end of the page.
 * @returns null when there are too many, or the query has no wanted word
 */
async function rankTitles(database: Executor, query: PostingQuery, criteria: SearchCriteria): Promise<string[] | null> {
  const inTitleOrCompany = query.tiers.at(-2);
  if (!inTitleOrCompany) return null;
  const conditions = [
    inTitleOrCompany,
    ...filterConditions(criteria),
    findsByTitle(query),
    ...placeConditions(criteria, 'set'),
  ];
  if ((await estimateRows(database, conditions)) > 2 * maxRanked) return null;
  const matches = sql`select p.id, p.date_posted, p.title_search from postings p
    where ${all(conditions)} limit ${maxRanked + 1}`;
  const { rows } = await database.execute<{ id: string; total: string }>(
    sql`with matches as materialized (${matches})
      select id, (select count(*) from matches) as total from matches as p
      order by ${tierOf(query)}, ${newestFirst} limit ${criteria.offset + criteria.limit}`,
  );
  return Number(rows[0]?.total ?? 0) > maxRanked ? null : rows.map(({ id }) => id);
}

async function firstOf(
  database: Executor,
  conditions: readonly SQL[],
  criteria: SearchCriteria,
  wanted: number,
): Promise<string[]> {
  const walked = Math.max(minWalked, wanted * walkedForEach);
  // Of too many to be put in order by distance, the newest are given.
  const order = criteria.sort === 'nearest' ? newestFirst : orderOf(criteria);
  const first = sql`(select * from postings p where p.closed_date is null order by ${order} limit ${walked}) as p`;
  const near = all([...conditions, ...placeConditions(criteria, 'each')]);
  const found = await idsOf(database, sql`select p.id from ${first} where ${near} limit ${wanted}`);
  if (found.length === wanted) return found;
  const anywhere = [...conditions, ...placeConditions(criteria, 'set')];
  const fitting = (where: readonly SQL[]) =>
    idsOf(
      database,
      sql`with matches as materialized (select p.id, p.date_posted, p.salary_per_year from postings p where ${all(where)})
        select id from matches as p order by ${order} limit ${wanted}`,
    );
  // A walk reads the words of each row's description, which takes longer than both indexes together.
  for (const rows of criteria.sort === 'salary' ? [] : combined.filter((count) => count > walked)) {
    const since = await dateOfNewest(database, rows);
    if (since === undefined) break;
    // The date comes before the words, which are stored separately and have to be fetched.
    const newest = await fitting([sql`p.date_posted >= ${since}::timestamptz`, ...anywhere]);
    if (newest.length === wanted) return newest;
  }
  return fitting(anywhere);
}

/** When the oldest of so many of the newest postings was posted; undefined where there are fewer with a date. */
async function dateOfNewest(database: Executor, count: number): Promise<string | undefined> {
  const { rows } = await database.execute<{ date: string | null }>(
    sql`select p.date_posted::text as date from postings p where p.closed_date is null order by ${newestFirst} offset ${count} limit 1`,
  );
  return rows[0]?.date ?? undefined;
}

async function idsOf(database: Executor, query: SQL): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(query);
  return rows.map(({ id }) => id);
}
