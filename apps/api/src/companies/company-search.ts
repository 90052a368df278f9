import { maxQueryLimit } from '@keepmark/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../platform/database/database';
import type { FoundCompany } from './company-answer';
import type { CompanyCriteria } from './company-criteria';
import { visibleTo } from './company-visibility';

/** Of a term's trigrams, how many a name must share at least. */
const minSimilarity = 0.45;
/** Most misspelled terms are this similar to what was meant. Trying it first avoids reading every name that shares a word. */
const strictSimilarity = 0.6;
/** How far behind the most similar result others may be. */
const similarityMargin = 0.15;
/** Shorter texts have no trigram that would find them: they are looked for at the beginning of a name. */
const minTrigramLength = 3;

/** The trigrams of shorter words are in too many names, and what they were meant to be is anybody's guess. */
const minMisspeltLength = 4;

const mostOpenFirst = sql`open_postings desc nulls last, name_key, id`;

export interface CompanySearchPage {
  readonly companies: readonly FoundCompany[];
  /** Of all pages that can be reached. */
  readonly totalResults: number;
}

/** Asks the database one search at a time; keeps nothing between them. */
export function companySearch(database: DatabaseHandle): (criteria: CompanyCriteria) => Promise<CompanySearchPage> {
  return async (criteria) => {
    if (criteria.hasNoWords) return { companies: [], totalResults: 0 };
    if (criteria.termKey === '') return searchAll(database, criteria);
    const found = await searchRanked(database, matchesOf(criteria, textCondition(criteria)), criteria);
    if (found.totalResults > 0 || !mayBeMisspelt(criteria.termKey)) return found;
    return searchSpelling(database, criteria);
  };
}

const mayBeMisspelt = (termKey: string): boolean => termKey.split(' ').some((word) => word.length >= minMisspeltLength);

/**
 * Without a term an index gives the page in order; counting ends where the pages do. The companies of the country and
 * those whose country isn't known are two lists; the second starts where the first one ends.
 */
async function searchAll(database: DatabaseHandle, criteria: CompanyCriteria): Promise<CompanySearchPage> {
  const { countryCode, limit, offset } = criteria;
  const everywhere = { ...criteria, countryCode: undefined };
  const lists = countryCode === undefined ? [sql`true`] : [isInCountry(countryCode), countryUnknown];
  const companies: FoundCompany[] = [];
  let before = 0;
  for (const list of lists) {
    const conditions = all([...filterConditions(everywhere), list]);
    const wanted = { limit: limit - companies.length, offset: Math.max(0, offset - before) };
    const [rows, total] = await Promise.all([
      wanted.limit === 0 ? [] : pageOf(database, conditions, wanted),
      countUpTo(database, conditions, maxQueryLimit - before),
    ]);
    companies.push(...rows);
    before += total;
  }
  return { companies, totalResults: before };
}

async function pageOf(
  database: DatabaseHandle,
  conditions: SQL,
  { limit, offset }: Pick<CompanyCriteria, 'limit' | 'offset'>,
): Promise<FoundCompany[]> {
  const { rows } = await database.execute<DetailRow>(
    sql`${details} where ${conditions} order by ${mostOpenFirst} limit ${limit} offset ${offset}`,
  );
  return rows.map(companyOf);
}

async function countUpTo(database: DatabaseHandle, conditions: SQL, most: number): Promise<number> {
  const { rows } = await database.execute<{ total: string }>(
    sql`select count(*) as total from (select from companies c where ${conditions} limit ${most}) as reached`,
  );
  return Number(rows[0]?.total ?? 0);
}

/** Nothing has the term as it is spelled: the companies whose names look most like it, the most similar first. */
async function searchSpelling(database: DatabaseHandle, criteria: CompanyCriteria): Promise<CompanySearchPage> {
  const { termKey } = criteria;
  // A text without trigrams is like nothing; the index would have to compare it with everything to find that out.
  const alike = [sql`cardinality(show_trgm(${termKey})) > 0`, sql`${termKey} <% c.name_key`];
  const similar = sql`select c.id, c.open_postings, c.name_key, ${inCountryFirst(criteria)} as is_there, word_similarity(${termKey}, c.name_key) as score
    from companies c where ${all([...filterConditions(criteria), ...alike])}`;
  const nearlyBest = sql`select * from (select *, max(score) over () as best from (${similar}) as scored) as compared
    where score >= best - ${similarityMargin}::real`;
  return database.transaction(async (transaction) => {
    const searchAlike = async (least: number) => {
      // Where the operator <% begins to see a likeness; for this transaction only.
      await transaction.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(least)}, true)`);
      return searchRanked(transaction, nearlyBest, criteria);
    };
    const found = await searchAlike(strictSimilarity);
    const isWhole = found.bestScore - similarityMargin >= strictSimilarity;
    return isWhole ? found : searchAlike(minSimilarity);
  });
}

async function searchRanked(
  database: Pick<DatabaseHandle, 'execute'>,
  matches: SQL,
  { limit, offset }: CompanyCriteria,
): Promise<CompanySearchPage & { readonly bestScore: number }> {
  const { rows } = await database.execute<RankedRow>(
    sql`with matches as materialized (${matches}),
      page as (select match_id, row_number() over () as place from (
        select id as match_id from matches order by is_there desc, score desc, ${mostOpenFirst} limit ${limit} offset ${offset}
      ) as ordered)
      select counted.total, counted.best, found.* from (select count(*) as total, max(score) as best from matches) as counted
      left join (select page.place, detailed.* from page join (${details}) as detailed on detailed.id = page.match_id)
        as found on true order by found.place`,
  );
  const found = rows.filter(({ place }) => place !== null);
  return {
    companies: found.map(companyOf),
    totalResults: Math.min(maxQueryLimit, Number(rows[0]?.total ?? 0)),
    bestScore: Number(rows[0]?.best ?? 0),
  };
}

/** Those whose name is the term, then begins with it, then has a word that does, then holds it; then by what they say. */
function matchesOf(criteria: CompanyCriteria, text: SQL): SQL {
  const { termKey } = criteria;
  return sql`select c.id, c.open_postings, c.name_key, ${inCountryFirst(criteria)} as is_there, case
      when c.name_key = ${termKey} then 4
      when c.name_key like ${`${literal(termKey)}%`} then 3
      when c.name_key like ${`% ${literal(termKey)}%`} then 2
      when c.name_key like ${`%${literal(termKey)}%`} then 1
      else 0 end as score
    from companies c where ${all([...filterConditions(criteria), text])}`;
}

function textCondition({ term, termKey }: CompanyCriteria): SQL {
  if (termKey.length < minTrigramLength) return sql`c.name_key like ${`${literal(termKey)}%`}`;
  return sql`(c.name_key like ${`%${literal(termKey)}%`} or c.search @@ websearch_to_tsquery('keepmark', ${term}))`;
}

/** Its own country, or one in which it is hiring. */
const isInCountry = (countryCode: string): SQL => sql`c.countries && ${sql.param([countryCode])}::text[]`;

/** Neither is known. The column always holds the company's own country, even when that is empty. */
const countryUnknown: SQL = sql`c.countries = '{""}'::text[]`;

const inCountryFirst = ({ countryCode }: CompanyCriteria): SQL =>
  countryCode === undefined ? sql`true` : isInCountry(countryCode);

function filterConditions({ viewer, group, countryCode, nameKey }: CompanyCriteria): SQL[] {
  const conditions = [group === undefined ? sql`c.is_listed` : sql`c."group" = ${group}`, visibleTo(viewer)];
  if (countryCode !== undefined) conditions.push(sql`(${isInCountry(countryCode)} or ${countryUnknown})`);
  if (nameKey !== '') conditions.push(sql`c.name_key like ${`%${literal(nameKey)}%`}`);
  return conditions;
}

const details: SQL = sql`select c.id, c."group", g.group_name as "groupName", c.name_key as "nameKey",
    c.company_name as "companyName", c.url, c.job_postings_url as "jobPostingsUrl", c.description, c.summary, c.links,
    c.address, c.city, c.state, c.country, c.latitude, c.longitude, c.country_code as "countryCode",
    c.posting_countries as "postingCountries", c.open_postings as "openPostings", c.posting_places as "postingPlaces",
    c.sample, c.source, c.review,
    c.review_note as "reviewNote", c.is_listed as "isListed", c.added_by as "addedBy", c.added_date as "addedDate",
    c.updated_date as "updatedDate"
  from companies c join company_groups g on g."group" = c."group"`;

/** One company in the shape of a search result, regardless of who may see it. */
export async function findCompany(database: DatabaseHandle, id: number): Promise<FoundCompany | null> {
  const { rows } = await database.execute<DetailRow>(sql`${details} where c.id = ${id}`);
  return rows[0] === undefined ? null : companyOf(rows[0]);
}

/** A row as the driver gives it: numbers and timestamps that Drizzle's raw statements leave as text. */
type DetailRow = Omit<FoundCompany, 'id' | 'addedDate' | 'updatedDate'> & {
  id: string;
  addedDate: string;
  updatedDate: string;
};

type RankedRow = DetailRow & { total: string; best: string | null; place: string | null };

const companyOf = ({ id, addedDate, updatedDate, ...row }: DetailRow): FoundCompany => ({
  ...row,
  id: Number(id),
  addedDate: new Date(addedDate),
  updatedDate: new Date(updatedDate),
});

/** A text in a pattern of LIKE, in which nothing of it is a wildcard. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`);

const all = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `);
