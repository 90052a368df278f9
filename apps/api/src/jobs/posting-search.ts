import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database';
import { filterConditions, termQuery, titleScore } from './search-conditions';
import { type FoundPosting, pageDetails, pageOf } from './posting-page';
import { anywhere } from './posting-table';
import type { SearchCriteria } from './search-criteria';
import { splitTerm } from './split-term';

/** In `posting_counts`: every open posting, wherever it is. */
const everyPosting = 'WORLD';
/** Of a word's trigrams, how many a misspelt one must share at least. */
const leastSimilarity = 0.45;
/** How far behind the most similar result others may be. */
const similarityMargin = 0.15;

const newestFirst = sql`date_posted desc nulls last, id desc nulls last`;

export interface SearchPage {
  readonly postings: readonly FoundPosting[];
  /** Of all pages. */
  readonly totalResults: number;
}

/** Asks the database one search at a time; keeps nothing between them. */
export function postingSearch(database: DatabaseHandle): (criteria: SearchCriteria) => Promise<SearchPage> {
  return async (criteria) => {
    if (criteria.term === '') return searchNewest(database, criteria);
    const found = await searchWords(database, criteria);
    return found.totalResults > 0 ? found : searchSpelling(database, criteria);
  };
}

/**
 * A page of the newest. The index of the newest gives it at once where filters are few, so the results are counted
 * apart from it: counting in passing would read every row.
 */
async function searchNewest(database: DatabaseHandle, criteria: SearchCriteria): Promise<SearchPage> {
  const matches = sql`select p.id from postings p where ${all(filterConditions(criteria))}`;
  const [{ rows }, totalResults] = await Promise.all([
    database.execute<DetailRow>(sql`with page as (${pageOf(matches, newestFirst, criteria)}) ${pageDetails}`),
    countNewest(database, criteria),
  ]);
  return { postings: rows.map(postingOf), totalResults };
}

async function countNewest(database: DatabaseHandle, criteria: SearchCriteria): Promise<number> {
  const { companyName, places, ageDays, country } = criteria;
  const isCounted = companyName === '' && places.length === 0 && ageDays === undefined;
  const keys = country === undefined ? [everyPosting] : [country, anywhere];
  const count = isCounted
    ? sql`select coalesce(sum(open), 0) as total from posting_counts where country = any(${sql.param(keys)}::text[])`
    : sql`select count(*) as total from postings p where ${all(filterConditions(criteria))}`;
  const { rows } = await database.execute<{ total: string }>(count);
  return Number(rows[0]?.total ?? 0);
}

/** Postings with every word of the term; those with the words in their title first, then company, then description. */
async function searchWords(database: DatabaseHandle, criteria: SearchCriteria): Promise<SearchPage> {
  const conditions = [...filterConditions(criteria), sql`p.search @@ ${termQuery(criteria.term)}`];
  const matches = sql`select p.id, p.date_posted, ${titleScore(splitTerm(criteria.term).positive)} as score
    from postings p where ${all(conditions)}`;
  return searchRanked(database, matches, criteria);
}

/** Nothing has these words as they are spelled: postings whose title or company looks most like them. */
async function searchSpelling(database: DatabaseHandle, criteria: SearchCriteria): Promise<SearchPage> {
  const { wanted, excluded } = splitTerm(criteria.term);
  // A text without trigrams (punctuation, or a script that the database's locale has no letters of) is like nothing;
  // the index would have to compare it with everything to find that out.
  const conditions = [...filterConditions(criteria), sql`cardinality(show_trgm(${wanted})) > 0`];
  conditions.push(sql`${wanted} <% (p.job_title || ' ' || p.company_name)`);
  if (excluded !== '') conditions.push(sql`p.search @@ ${termQuery(excluded)}`);
  const similar = sql`select p.id, p.date_posted, word_similarity(${wanted}, p.job_title || ' ' || p.company_name) as score
    from postings p where ${all(conditions)}`;
  return database.transaction(async (transaction) => {
    // Where the operator <% begins to see a likeness; for this transaction only.
    await transaction.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastSimilarity)}, true)`,
    );
    const nearlyBest = sql`select * from (select *, max(score) over () as best from (${similar}) as scored) as compared
      where score >= best - ${similarityMargin}::real`;
    return searchRanked(transaction, nearlyBest, criteria);
  });
}

async function searchRanked(
  database: Pick<DatabaseHandle, 'execute'>,
  matches: SQL,
  criteria: SearchCriteria,
): Promise<SearchPage> {
  const { rows } = await database.execute<DetailRow & { total: string }>(
    sql`with matches as materialized (${matches}),
      page as (${pageOf(sql`select id from matches`, sql`score desc, ${newestFirst}`, criteria)})
      select counted.total, details.* from (select count(*) as total from matches) as counted
      left join (${pageDetails}) as details on true order by details.place`,
  );
  const found = rows.filter(({ place }) => place !== null);
  return { postings: found.map(postingOf), totalResults: Number(rows[0]?.total ?? 0) };
}

/** A row as the driver gives it: a timestamp that Drizzle's raw statements leave as text. */
type DetailRow = Omit<FoundPosting, 'datePosted'> & { datePosted: string | null; place: string | null };

function postingOf({ datePosted, ...row }: DetailRow): FoundPosting {
  return { ...row, datePosted: datePosted === null ? null : new Date(datePosted) };
}

function all(conditions: readonly SQL[]): SQL {
  return sql.join([...conditions], sql` and `);
}
