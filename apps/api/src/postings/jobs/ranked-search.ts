import { maxQueryLimit } from '@keepmark/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/database';
import { searchCommon } from './common-search';
import { type FoundPosting, type PageDetails, pageOf, type PageRow } from './posting-page';
import { estimateRows } from './estimate-rows';
import { type PostingQuery, tierOf } from './posting-query';
import { all, filterConditions, newestFirst, orderOf, placeConditions } from './search-conditions';
import type { SearchCriteria } from './search-criteria';

type Executor = Pick<DatabaseHandle, 'execute'>;

/** So many rows may be looked at one by one: their places, or their descriptions. */
const maxCandidates = 2000;
/** With this many expected rows, more than the limit will be found, so checking the first of them would be wasted. */
const surelyMore = 5 * maxCandidates;
/** So many matches may be ranked. A few more than are counted, because ranking those is quicker than searching again. */
const maxMatches = 1.5 * maxQueryLimit;
/** Of more, the postings of a place are gathered first: that is quicker than looking up the places of each match. */
const maxLookedUp = 300;

export interface SearchPage<Posting = FoundPosting> {
  readonly postings: readonly Posting[];
  /** Of all pages. */
  readonly totalResults: number;
  /** There are more than `totalResults`. */
  readonly totalIsAtLeast: boolean;
  /** No posting has the words of the term; these have words that are spelled nearly so. */
  readonly isRespelled?: boolean;
}

/** A page of a query's results. By relevance: best tier first, then newest first. */
export async function searchRanked<Posting>(
  database: Executor,
  asked: PostingQuery,
  criteria: SearchCriteria,
  details: PageDetails<Posting>,
): Promise<SearchPage<Posting>> {
  const query = criteria.sort === 'relevance' ? asked : { ...asked, tiers: [sql`true`] };
  const filters = filterConditions(criteria);
  const hasChecks = query.checks.length > 0;
  const hasPlaces = criteria.places.length > 0;
  const expected = await estimateRows(database, [...filters, query.finds]);
  if (hasChecks ? expected < surelyMore : hasPlaces && expected <= maxLookedUp) {
    const few = sql`select p.* from postings p where ${all([...filters, query.finds])} limit ${maxCandidates + 1}`;
    const isFew = sql`(select count(*) from looked) <= ${maxCandidates}::bigint`;
    const matches = sql`select p.id, p.date_posted, p.salary_per_year, p.title_search from looked as p
      where ${all([isFew, ...query.checks, ...placeConditions(criteria, 'each')])}`;
    const found = await rank(
      database,
      query,
      { before: sql`looked as materialized (${few}),`, matches, isFew },
      criteria,
      details,
    );
    if (found) return { ...found, totalIsAtLeast: false };
  }
  if (hasChecks) return searchChecked(database, query, criteria, details);
  const conditions = [...filters, query.finds, ...placeConditions(criteria, 'set')];
  // Counting 10,000 matches takes longer than finding the page, which is all that is needed where there are far more.
  const isSurelyMore = !hasPlaces && expected >= 2 * maxQueryLimit;
  const found = isSurelyMore ? null : await rankAll(database, query, conditions, criteria, details);
  if (found) {
    const { postings, totalResults } = found;
    const totalIsAtLeast = totalResults > maxQueryLimit;
    return { postings, totalResults: totalIsAtLeast ? maxQueryLimit : totalResults, totalIsAtLeast };
  }
  const postings = await searchCommon(database, query, criteria, details);
  return { postings, totalResults: maxQueryLimit, totalIsAtLeast: true };
}

async function rankAll<Posting>(
  database: Executor,
  query: PostingQuery,
  conditions: readonly SQL[],
  criteria: SearchCriteria,
  details: PageDetails<Posting>,
) {
  const matches = sql`select p.id, p.date_posted, p.salary_per_year, p.title_search from postings p
    where ${all(conditions)} limit ${maxMatches + 1}`;
  const isFew = sql`total <= ${maxMatches}::bigint`;
  return rank(database, query, { matches, isFew }, criteria, details);
}

/** Descriptions would have to be read of more postings than may be: the newest of all are looked at. */
async function searchChecked<Posting>(
  database: Executor,
  query: PostingQuery,
  criteria: SearchCriteria,
  details: PageDetails<Posting>,
): Promise<SearchPage<Posting>> {
  const newest = sql`select * from postings p where p.closed_date is null order by ${newestFirst} limit ${maxCandidates}`;
  const filters = [...filterConditions(criteria), ...placeConditions(criteria, 'each')];
  // The words are stored apart from the row, and each condition would fetch them again. As the result of a function, and
  // with the offset, which keeps the planner from repeating that function, they are fetched once.
  const fetched = sql`select p.id, p.date_posted, p.salary_per_year, p.title_search, setweight(p.search, 'D') as search
    from (${newest}) as p where ${all(filters)} offset 0`;
  const matches = sql`select p.id, p.date_posted, p.salary_per_year, p.title_search from (${fetched}) as p
    where ${all([query.finds, ...query.checks])}`;
  const found = await rank(database, query, { matches, isFew: sql`true` }, criteria, details);
  return { ...(found ?? { postings: [], totalResults: 0 }), totalIsAtLeast: true };
}

interface Ranked {
  /** Named queries that the others use. */
  readonly before?: SQL;
  /** Selects id, date_posted, salary_per_year and title_search. */
  readonly matches: SQL;
  /** Whether `matches`, of which there are `total`, are few enough to be ranked. */
  readonly isFew: SQL;
}

/** @returns null when there are too many matches to be ranked */
async function rank<Posting>(
  database: Executor,
  query: PostingQuery,
  { before = sql``, matches, isFew }: Ranked,
  criteria: SearchCriteria,
  details: PageDetails<Posting>,
) {
  const ranked = sql`select * from matches where (select is_few from counted)`;
  const { rows } = await database.execute<PageRow & { total: string; is_few: boolean }>(
    sql`with ${before} matches as materialized (${matches}),
      counted as materialized (select total, ${isFew} as is_few from (select count(*) as total from matches) as m),
      page as (${pageOf(ranked, sql`${tierOf(query)}, ${orderOf(criteria)}`, criteria)})
      select counted.total, counted.is_few, details.* from counted
      left join (${details.select}) as details on true order by ${details.order}`,
  );
  if (rows[0]?.is_few !== true) return null;
  const found = rows.filter(({ place }) => place !== null);
  return { postings: details.read(found), totalResults: Number(rows[0].total) };
}
