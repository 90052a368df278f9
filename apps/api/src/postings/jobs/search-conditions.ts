import { type SQL, sql } from 'drizzle-orm';
import { type BoundingBox, boxesAround, boxWithin, earthRadiusMiles } from '../../gazetteer/gazetteer';
import { anywhere } from './posting-table';
import { facetConditions } from './facet-conditions';
import type { SearchCriteria, SearchPlace } from './search-criteria';

export const newestFirst = sql`date_posted desc nulls last, id desc nulls last`;
const highestSalaryFirst = sql`salary_per_year desc nulls last, ${newestFirst}`;

/** The order of a search within a tier; over rows named `p` with what `orderJoin` adds. */
export function orderOf({ sort }: SearchCriteria): SQL {
  if (sort === 'salary') return highestSalaryFirst;
  return sort === 'nearest' ? sql`near.miles nulls last, ${newestFirst}` : newestFirst;
}

/** For the nearest: how far each posting around the searched places is. Remote ones come last. */
export function orderJoin({ sort, places }: SearchCriteria): SQL {
  if (sort !== 'nearest') return sql``;
  const around = aroundOf(places);
  return sql`left join (
    select l.posting_id, min(${leastMiles(around)}) as miles from posting_locations l where ${isNearAny(around)} group by l.posting_id
  ) as near on near.posting_id = p.id`;
}

/**
 * What every posting that is found fulfils, but for the term and the places; over `postings p`. Values are parameters
 * throughout.
 */
export function filterConditions(criteria: SearchCriteria): SQL[] {
  return [...baseConditions(criteria), ...Object.values(facetConditions(criteria.facets))];
}

/** The same without the filters whose choices are counted. */
export function baseConditions({ companyName, country }: SearchCriteria): SQL[] {
  const conditions = [sql`p.closed_date is null`];
  if (country !== undefined) conditions.push(sql`p.countries && ${countryAndAnywhere(country)}`);
  if (companyName !== '') conditions.push(sql`p.company_name ilike ${containing(companyName)}`);
  return conditions;
}

/**
 * How the locations of a posting are found: `each` looks them up for one posting after the other, which is quickest for
 * a few thousand; `set` gathers the postings of a place once.
 */
type PlaceLookup = 'each' | 'set';

/** That a posting is in one of the searched places. */
export function placeConditions({ places }: SearchCriteria, lookup: PlaceLookup): SQL[] {
  if (places.length === 0) return [];
  return [
    sql`(${sql.join(
      places.map((place) => placeCondition(place, lookup)),
      sql` or `,
    )})`,
  ];
}

export const all = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `);

function placeCondition(place: SearchPlace, lookup: PlaceLookup): SQL {
  const locatedWhere = (condition: SQL): SQL => (lookup === 'each' ? isLocated(condition) : isAmongLocated(condition));
  switch (place.kind) {
    case 'remote':
      return sql`p.remote`;
    case 'country':
      return sql`p.countries && ${countryAndAnywhere(place.country)}`;
    case 'state':
      return sql`(${remoteIn(place.country)} or ${locatedWhere(sql`l.country = ${place.country} and l.state = ${place.state}`)})`;
    case 'around':
      return sql`(${remoteIn(place.country)} or ${locatedWhere(isAround(place))})`;
    case 'text':
      break;
  }
  return locatedWhere(sql`l.label ilike ${containing(place.text)}`);
}

/** The offset keeps the planner from reading all of them first. */
function isLocated(condition: SQL): SQL {
  return sql`exists (select from posting_locations l where l.posting_id = p.id and ${condition} offset 0)`;
}

function isAmongLocated(condition: SQL): SQL {
  return sql`p.id in (select l.posting_id from posting_locations l where ${condition})`;
}

function remoteIn(country: string): SQL {
  return sql`p.remote_countries && ${countryAndAnywhere(country)}`;
}

export type Around = Extract<SearchPlace, { kind: 'around' }>;

/**
 * The box finds by index, the great circle decides; the same formula as `distanceMiles`. Most of what is near lies in
 * the smaller box, all of which is near enough: the circle costs more than all else.
 */
function isAround(place: Around): SQL {
  const boxes = boxesAround(place, place.distanceMiles).map(isInBox);
  const inner = boxWithin(place, place.distanceMiles);
  return sql`l.latitude is not null and (${sql.join(boxes, sql` or `)})
    and (${inner ? sql`${isInBox(inner)} or ` : sql``}
      ${milesTo(place)} <= ${real(place.distanceMiles)})`;
}

/** That `posting_locations l` is near one of the places. */
export const isNearAny = (around: readonly Around[]): SQL =>
  sql`(${sql.join(
    around.map((place) => sql`(${isAround(place)})`),
    sql` or `,
  )})`;

/** That a posting may be done from anywhere in the country of one of the places. */
export const isRemoteInAny = (around: readonly Around[]): SQL =>
  sql`(${sql.join([...new Set(around.map(({ country }) => country))].map(remoteIn), sql` or `)})`;

export const aroundOf = (places: readonly SearchPlace[]): Around[] =>
  places.flatMap((place) => (place.kind === 'around' ? [place] : []));

/** The great circle to `posting_locations l`. */
function milesTo({ latitude, longitude }: Around): SQL {
  const halfChord = sql`(sind((l.latitude - ${real(latitude)}) / 2) ^ 2
    + cosd(l.latitude) * cosd(${real(latitude)}) * sind((l.longitude - ${real(longitude)}) / 2) ^ 2)`;
  return sql`2 * ${real(earthRadiusMiles)} * asin(least(1, sqrt(${halfChord})))`;
}

/** Miles from the nearest searched place to the nearest location of `p`; null for a posting without coordinates. */
export function nearestMiles(places: readonly SearchPlace[]): SQL {
  return sql`(select min(${leastMiles(aroundOf(places))}) from posting_locations l
    where l.posting_id = p.id and l.latitude is not null)`;
}

export const leastMiles = (around: readonly Around[]): SQL => sql`least(${sql.join(around.map(milesTo), sql`, `)})`;

export const isInBox = ({ west, south, east, north }: BoundingBox): SQL =>
  sql`point(l.longitude, l.latitude) <@ box(point(${real(west)}, ${real(south)}), point(${real(east)}, ${real(north)}))`;

/** A cast, because PostgreSQL would infer a number's type from its context. */
export const real = (value: number): SQL => sql`${value}::double precision`;

function countryAndAnywhere(country: string): SQL {
  return sql`${sql.param([country, anywhere])}::text[]`;
}

/** A pattern for LIKE in which nothing of the text is a wildcard. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
}
