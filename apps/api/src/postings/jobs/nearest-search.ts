import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/database';
import { boxesAround } from '../../gazetteer/gazetteer';
import { anywhere } from './posting-table';
import {
  all,
  type Around,
  aroundOf,
  filterConditions,
  isInBox,
  isNearAny,
  isRemoteInAny,
  leastMiles,
  newestFirst,
  real,
} from './search-conditions';
import { hasFacets, type SearchCriteria } from './search-criteria';

type Executor = Pick<DatabaseHandle, 'execute'>;

/** Distances are computed in floating point: a circle through a point has to hold it. */
const roundingMiles = 1e-6;

/**
 * The rows of the asked page as `pageOf` gives them, the nearest first and remote ones last. An index gives postings by
 * how many degrees they are away, which isn't quite the order of miles: the first ones of it tell how far to look.
 * @param criteria whose places are all `around`
 */
export async function nearestPage(database: Executor, criteria: SearchCriteria): Promise<SQL> {
  const { offset, limit } = criteria;
  const around = aroundOf(criteria.places);
  const reached = await Promise.all(around.map((place) => milesToReach(database, place, criteria)));
  const least = Math.min(...reached);
  const isEnough = Number.isFinite(least);
  const circles = isEnough
    ? around.map((place) => ({ ...place, distanceMiles: Math.min(place.distanceMiles, least + roundingMiles) }))
    : around;
  const filters = all(filterConditions(criteria));
  const near = sql`select p.id, p.date_posted, l.miles from (
      select l.posting_id, min(${leastMiles(around)}) as miles from posting_locations l
      where ${isNearAny(circles)} group by l.posting_id
    ) as l join postings p on p.id = l.posting_id where ${filters}`;
  const remote = sql`union all (
      select p.id, p.date_posted, null from postings p
      where ${filters} and ${isRemoteInAny(around)} and p.id not in (select id from near)
      order by ${newestFirst} limit ${offset + limit}
    )`;
  return sql`select id, row_number() over () as place from (
      with near as materialized (${near})
      select id from (select * from near ${isEnough ? sql`` : remote}) as found
      order by miles nulls last, ${newestFirst} limit ${limit} offset ${offset}
    ) as ordered`;
}

/** A distance within which there are enough postings for the page; infinite when there are too few near the place. */
async function milesToReach(database: Executor, place: Around, criteria: SearchCriteria): Promise<number> {
  const wanted = criteria.offset + criteria.limit;
  const boxes = boxesAround(place, place.distanceMiles);
  // An index gives them in order within one box alone.
  if (boxes.length > 1 || wanted === 0) return Number.POSITIVE_INFINITY;
  // Several locations of one posting are one result.
  const isOpen = sql`exists (select from postings p where p.id = l.posting_id and ${all(filterConditions(criteria))} offset 0)`;
  const { rows } = await database.execute<{ found: string; miles: number | null }>(
    sql`select count(distinct posting_id) as found, max(miles) as miles from (
        select l.posting_id, ${leastMiles([place])} as miles from posting_locations l
        where l.latitude is not null and ${sql.join(boxes.map(isInBox), sql` or `)} and ${isOpen}
        order by point(l.longitude, l.latitude) <-> point(${real(place.longitude)}, ${real(place.latitude)})
        limit ${wanted * 2}
      ) as nearest`,
  );
  const [row] = rows;
  const miles = row?.miles ?? Number.POSITIVE_INFINITY;
  // In the corners of the box it is farther than that.
  return Number(row?.found) >= wanted && miles <= place.distanceMiles ? miles : Number.POSITIVE_INFINITY;
}

/**
 * How many there are, up to a limit: first the remote ones, then as many near ones as are missing, since those have to
 * be looked up one by one.
 * @param criteria whose places are all `around`
 */
export function countAround(criteria: SearchCriteria, limit: number): SQL {
  const around = aroundOf(criteria.places);
  const filters = all(filterConditions(criteria));
  const near = sql`select from postings p where ${filters} and not ${isRemoteInAny(around)}
    and p.id in (select l.posting_id from posting_locations l where ${isNearAny(around)})
    limit (select greatest(0, ${limit}::bigint - total) from remote)`;
  return sql`with remote as materialized (${countRemote(criteria, around, limit)})
    select total + (select count(*) from (${near}) as found) as total from remote`;
}

/** Counted in advance, as long as no filter excludes some of them. */
function countRemote(criteria: SearchCriteria, around: readonly Around[], limit: number): SQL {
  const { companyName, country: chosen } = criteria;
  const [country, ...others] = new Set(around.map((place) => place.country));
  const isFiltered = companyName !== '' || hasFacets(criteria) || (chosen !== undefined && chosen !== country);
  if (country !== undefined && others.length === 0 && !isFiltered) {
    const keys = [country, anywhere].map((key) => `remote:${key}`);
    return sql`select coalesce(sum(open), 0) as total from posting_counts where country = any(${sql.param(keys)}::text[])`;
  }
  const filters = all(filterConditions(criteria));
  return sql`select count(*) as total from (
    select from postings p where ${filters} and ${isRemoteInAny(around)} limit ${limit}
  ) as found`;
}
