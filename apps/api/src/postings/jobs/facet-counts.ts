import {
  jobSearchDistancesMiles,
  jobSearchSalaries,
  type JobSearchCounts,
  type JobType,
  jobTypes,
  searchAgesDays,
  workplaces,
} from '@keepmark/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/database';
import { facetConditions, isYoungerThan, paysAtLeast, statesNoSalary, workplaceConditions } from './facet-conditions';
import { askTerm } from './posting-search';
import type { PostingQuery } from './posting-query';
import {
  all,
  type Around,
  aroundOf,
  baseConditions,
  isRemoteInAny,
  nearestMiles,
  placeConditions,
  real,
} from './search-conditions';
import { findsNothing, type SearchCriteria, type SearchFacets } from './search-criteria';

/** At most this many matches are counted. With more, each count is a lower bound. */
const maxCounted = 3000;
/** Descriptions of at most this many matches are read. */
const maxRead = 1000;
const maxMiles = Math.max(...jobSearchDistancesMiles);
const agesDays = searchAgesDays.filter((days) => days > 0);

/**
 * How many results each choice of a filter gives: the choices of one filter are counted among what passes all others.
 * All of them are counted in one pass over the matches; near places, over those of the widest circle.
 */
export async function countFacets(database: DatabaseHandle, criteria: SearchCriteria): Promise<JobSearchCounts> {
  const found = findsNothing(criteria)
    ? { rest: [0], distances: [] }
    : await askTerm(
        database,
        criteria,
        (query) => countAll(database, query, criteria),
        ({ rest }) => rest[0] === 0,
      );
  return answerOf(found);
}

interface Counted {
  /** The number of matches, then a count for each of `choices`. */
  readonly rest: readonly number[];
  /** The number of matches in the widest circle, then a count for each distance; none without a place to be near. */
  readonly distances: readonly number[];
}

async function countAll(database: DatabaseHandle, query: PostingQuery, criteria: SearchCriteria): Promise<Counted> {
  const together = await countTogether(database, query, criteria);
  if (together) return together;
  const [rest, distances] = await Promise.all([
    countRest(database, query, criteria),
    countDistances(database, query, criteria),
  ]);
  return { rest, distances };
}

const choices: readonly (readonly [keyof SearchFacets, SQL])[] = [
  ...workplaces.map((workplace) => ['workplace', workplaceConditions[workplace]] as const),
  ['salary', statesNoSalary],
  ...jobTypes.map((type) => ['jobTypes', sql`p.job_type = ${type}`] as const),
  ...jobSearchSalaries.map((amount) => ['salary', paysAtLeast(amount)] as const),
  ...agesDays.map((days) => ['ageDays', isYoungerThan(days)] as const),
];

function countRest(database: DatabaseHandle, query: PostingQuery, criteria: SearchCriteria): Promise<number[]> {
  const conditions = [...baseConditions(criteria), ...placeConditions(criteria, 'set')];
  return countsOf(database, matchesOf(query, conditions, countedColumns), restCounts(criteria, []));
}

const countedColumns = sql`p.remote, p.workplace, p.job_type, p.salary_per_year, p.date_posted`;

function restCounts({ facets }: SearchCriteria, conditions: readonly SQL[]): SQL[] {
  const wanted = facetConditions(facets);
  return choices.map(([facet, choice]) => {
    const others = Object.entries(wanted).flatMap(([name, condition]) => (name === facet ? [] : [condition]));
    return countWhere([choice, ...others, ...conditions]);
  });
}

const countWhere = (conditions: readonly SQL[]): SQL => sql`count(*) filter (where ${all(conditions)})`;

const distanceCounts = (conditions: readonly SQL[]): SQL[] =>
  jobSearchDistancesMiles.map((miles) => countWhere([sql`p.miles <= ${miles}`, ...conditions]));

/** How far a posting around these places is; 0 for a remote one. */
const milesFrom = (around: readonly Around[]): SQL =>
  sql`case when ${isRemoteInAny(around)} then 0 else ${nearestMiles(around)} end as miles`;

const within = (around: readonly Around[], distanceMiles: number): Around[] =>
  around.map((place) => ({ ...place, distanceMiles }));

/**
 * Everything in one pass over the matches in the widest circle, which holds those of the search: finding them takes
 * longer than counting.
 * Where the circle has more than are counted, that of the search may still have fewer, so it is counted by itself.
 * @returns null where one pass can't tell: descriptions have to be read, a place is of another kind, or filters choose
 *   among more than are counted
 */
async function countTogether(
  database: DatabaseHandle,
  query: PostingQuery,
  criteria: SearchCriteria,
): Promise<Counted | null> {
  const around = aroundOf(criteria.places);
  const [place] = around;
  if (!place || around.length < criteria.places.length || query.checks.length > 0) return null;
  const places = within(around, Math.max(maxMiles, place.distanceMiles));
  const matches = matchesOf(
    query,
    [...baseConditions(criteria), ...placeConditions({ ...criteria, places }, 'set')],
    sql`${countedColumns}, ${milesFrom(places)}`,
  );
  // One distance for all places of a search.
  const isNear = sql`p.miles <= ${real(place.distanceMiles)}`;
  const wanted = Object.values(facetConditions(criteria.facets));
  const rest = [countWhere([isNear]), ...restCounts(criteria, [isNear])];
  const distances = [countWhere([sql`true`, ...wanted]), ...distanceCounts(wanted)];
  const [found = 0, ...counts] = await countsOf(database, matches, [...rest, ...distances]);
  const isWhole = found <= maxCounted;
  if (!isWhole && wanted.length > 0) return null;
  return {
    rest: isWhole ? counts.slice(0, rest.length) : await countRest(database, query, criteria),
    distances: counts.slice(rest.length),
  };
}

async function countDistances(
  database: DatabaseHandle,
  query: PostingQuery,
  criteria: SearchCriteria,
): Promise<number[]> {
  const around = aroundOf(criteria.places);
  if (around.length === 0) return [];
  const places = within(around, maxMiles);
  const matches = matchesOf(
    query,
    [
      ...baseConditions(criteria),
      ...Object.values(facetConditions(criteria.facets)),
      ...placeConditions({ ...criteria, places }, 'set'),
    ],
    milesFrom(places),
  );
  return countsOf(database, matches, distanceCounts([]));
}

function matchesOf({ finds, checks }: PostingQuery, conditions: readonly SQL[], columns: SQL): SQL {
  const found = all([...conditions, finds]);
  if (checks.length === 0) return sql`select ${columns} from postings p where ${found} limit ${maxCounted + 1}`;
  const looked = sql`select p.* from postings p where ${found} limit ${maxRead + 1}`;
  return sql`select ${columns} from (${looked}) as p where ${all(checks)}`;
}

async function countsOf(database: DatabaseHandle, matches: SQL, counts: readonly SQL[]): Promise<number[]> {
  const { rows } = await database.execute<{ counts: number[] }>(
    sql`with matches as materialized (${matches})
      select array[${sql.join([sql`count(*)`, ...counts], sql`, `)}]::int[] as counts from matches as p`,
  );
  return rows[0]?.counts ?? [];
}

function answerOf({ rest, distances }: { rest: readonly number[]; distances: readonly number[] }): JobSearchCounts {
  const [matches = 0, remote = 0, hybrid = 0, onSite = 0, salaryNotStated = 0, ...others] = rest;
  const at = (place: number): number => others[place] ?? 0;
  const [near = 0, ...byDistance] = distances;
  const salariesAt = jobTypes.length;
  const agesAt = salariesAt + jobSearchSalaries.length;
  return {
    isAtLeast: matches > maxCounted,
    remote,
    hybrid,
    onSite,
    jobTypes: Object.fromEntries(jobTypes.map((type, place) => [type, at(place)])) as Record<JobType, number>,
    salaryNotStated,
    salaries: jobSearchSalaries.map((atLeast, place) => ({ atLeast, count: at(salariesAt + place) })),
    ages: agesDays.map((days, place) => ({ days, count: at(agesAt + place) })),
    distances: byDistance.map((count, place) => ({
      miles: jobSearchDistancesMiles[place] ?? 0,
      count,
      isAtLeast: near > maxCounted,
    })),
  };
}
