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
import type { DatabaseHandle } from '../database/database';
import { facetConditions, isYoungerThan, paysAtLeast, statesNoSalary, workplaceConditions } from './facet-conditions';
import { askTerm } from './posting-search';
import type { PostingQuery } from './posting-query';
import { all, baseConditions, nearestMiles, placeConditions, remoteIn } from './search-conditions';
import { findsNothing, type SearchCriteria, type SearchFacets, type SearchPlace } from './search-criteria';

/** At most this many matches are counted. With more, each count is a lower bound. */
const maxCounted = 3000;
/** Descriptions of at most this many matches are read. */
const maxRead = 1000;
const maxMiles = Math.max(...jobSearchDistancesMiles);
const agesDays = searchAgesDays.filter((days) => days > 0);

/**
 * How many results each choice of a filter gives: the choices of one filter are counted among what passes all others.
 * All of them are counted in one pass over the matches, distances in a second one over a wider circle.
 */
export async function countFacets(database: DatabaseHandle, criteria: SearchCriteria): Promise<JobSearchCounts> {
  const found = findsNothing(criteria)
    ? { rest: [0], distances: [] }
    : await askTerm(
        database,
        criteria,
        async (query) => {
          const [rest, distances] = await Promise.all([
            countRest(database, query, criteria),
            countDistances(database, query, criteria),
          ]);
          return { rest, distances };
        },
        ({ rest }) => rest[0] === 0,
      );
  return answerOf(found);
}

const choices: readonly (readonly [keyof SearchFacets, SQL])[] = [
  ...workplaces.map((workplace) => ['workplace', workplaceConditions[workplace]] as const),
  ['salary', statesNoSalary],
  ...jobTypes.map((type) => ['jobTypes', sql`p.job_type = ${type}`] as const),
  ...jobSearchSalaries.map((amount) => ['salary', paysAtLeast(amount)] as const),
  ...agesDays.map((days) => ['ageDays', isYoungerThan(days)] as const),
];

/** The number of matches, then a count for each of `choices`. */
function countRest(database: DatabaseHandle, query: PostingQuery, criteria: SearchCriteria): Promise<number[]> {
  const facets = facetConditions(criteria.facets);
  const matches = matchesOf(
    query,
    [...baseConditions(criteria), ...placeConditions(criteria, 'set')],
    sql`p.remote, p.workplace, p.job_type, p.salary_per_year, p.date_posted`,
  );
  const counts = choices.map(([facet, choice]) => {
    const others = Object.entries(facets).flatMap(([name, condition]) => (name === facet ? [] : [condition]));
    return sql`count(*) filter (where ${all([choice, ...others])})`;
  });
  return countsOf(database, matches, counts);
}

/** The number of matches, then a count for each distance; none without a place to be near. */
async function countDistances(
  database: DatabaseHandle,
  query: PostingQuery,
  criteria: SearchCriteria,
): Promise<number[]> {
  const around = criteria.places.flatMap((place) => (place.kind === 'around' ? [place] : []));
  if (around.length === 0) return [];
  const places: SearchPlace[] = around.map((place) => ({ ...place, distanceMiles: maxMiles }));
  const isRemoteThere = sql.join(
    around.map(({ country }) => remoteIn(country)),
    sql` or `,
  );
  const matches = matchesOf(
    query,
    [
      ...baseConditions(criteria),
      ...Object.values(facetConditions(criteria.facets)),
      ...placeConditions({ ...criteria, places }, 'set'),
    ],
    sql`case when ${isRemoteThere} then 0 else ${nearestMiles(places)} end as miles`,
  );
  const counts = jobSearchDistancesMiles.map((miles) => sql`count(*) filter (where p.miles <= ${miles})`);
  return countsOf(database, matches, counts);
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
