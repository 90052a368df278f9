import { type SQL, sql } from 'drizzle-orm';
import { type BoundingBox, earthRadiusMiles } from '../gazetteer/gazetteer';
import { mercatorOf, type SearchArea } from './place-area';

/** What is searched for; over `places p`. Values are parameters throughout. */
export interface PlaceCriteria {
  readonly area: SearchArea;
  /** `wordQuery` of the words and the kind, in the squares of the area; empty when neither was asked for. */
  readonly query: string;
  /** `titleQuery` of the words. */
  readonly titleQuery: string;
  /** The kinds that the words as a whole name: "museo", "train station". */
  readonly spokenTypes: readonly string[];
  /** `kindQuery` of the more precise kinds that they name; empty when they name none. */
  readonly kindQuery: string;
  /** `nameKey` of the words. */
  readonly key: string;
  /** Leaves out places with unknown hours. */
  readonly needsHours: boolean;
}

/** A cast, because PostgreSQL would infer a number's type from its context. */
const real = (value: number): SQL => sql`${value}::double precision`;

/**
 * Miles from the center of the area, by the haversine formula; the same as `distanceMiles`.
 * @param row what the table is called in the statement
 */
export function distanceFrom({ center }: SearchArea, row = sql`p`): SQL {
  const latitude = real(center.latitude);
  return sql`2 * ${real(earthRadiusMiles)} * asin(least(1, sqrt(sind((${row}.latitude - ${latitude}) / 2) ^ 2
    + cosd(${row}.latitude) * cosd(${latitude}) * sind((${row}.longitude - ${real(center.longitude)}) / 2) ^ 2)))`;
}

const withinRadius = (area: SearchArea, row?: SQL): SQL[] =>
  area.radiusMiles === undefined ? [] : [sql`${distanceFrom(area, row)} <= ${real(area.radiusMiles)}`];

const filters = ({ area, needsHours }: PlaceCriteria): SQL[] => [
  ...withinRadius(area),
  ...(needsHours ? [sql`p.hours <> ''`] : []),
];

const wordsMatch = ({ query }: PlaceCriteria): SQL[] => (query === '' ? [] : [sql`p.search @@ ${query}::tsquery`]);

const all = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `);

/** What ranking needs of a place. */
const ranked = ({ kindQuery }: PlaceCriteria): SQL => sql`p.id, p.latitude, p.longitude, p.title_key, p.type,
  ${kindQuery === '' ? sql`false` : sql`p.search @@ ${kindQuery}::tsquery`} as is_kind`;

/** Everything in the area with these words, from the index of words: at most `limit`, unordered. */
export function matchingInArea(criteria: PlaceCriteria, limit: number): SQL {
  return sql`select ${ranked(criteria)} from places p
    where ${all([...wordsMatch(criteria), ...inBoxes(criteria.area), ...filters(criteria)])} limit ${limit}`;
}

/** The same, nearest first. The nearest ones are soon found where there are many. */
export function nearestInArea(criteria: PlaceCriteria, limit: number): SQL {
  const { area } = criteria;
  const boxes = area.boxes.map((box) => {
    const center = sql`point(${real(seenFrom(box, area.center.longitude))}, ${real(mercatorOf(area.center.latitude))})`;
    const conditions = [sql`point(p.longitude, p.mercator) <@ ${boxOf(box)}`, ...wordsMatch(criteria)];
    return sql`(select ${ranked(criteria)} from places p where ${all([...conditions, ...filters(criteria)])}
      order by point(p.longitude, p.mercator) <-> ${center} limit ${limit})`;
  });
  return sql.join(boxes, sql` union all `);
}

/** How much of the words a name shares, letter by letter: from 0 to 1. */
export const likeness = ({ key }: PlaceCriteria): SQL => sql`word_similarity(${key}, p.title_key)`;

/** Of the `nearest` places, those whose name is written nearly like the words. */
export function nearlyNamed(criteria: PlaceCriteria, nearest: number, minSimilarity: number): SQL {
  return sql`select p.* from (${nearestInArea({ ...criteria, query: '' }, nearest)}) as p
    where ${likeness(criteria)} >= ${real(minSimilarity)}`;
}

/** So much more is a place of the type or kind that is asked for: a museum before the grill of Museum Street. */
const kindWeight = 3;

/**
 * How well a place fits: the very words, a name that begins with them, that has them all, that has them somewhere within;
 * or only what is told beside it. The type and the kind, where one is asked for, weigh more than all but the very words.
 */
export function matchOf({ key, titleQuery, spokenTypes }: PlaceCriteria): SQL {
  if (titleQuery === '') return sql`(select 0)`;
  const type =
    spokenTypes.length === 0
      ? sql`0`
      : sql`case when p.type = any(${sql.param(spokenTypes)}) then ${kindWeight} else 0 end`;
  return sql`case when p.title_key = ${key} then 4 when starts_with(p.title_key, ${key}) then 3
    when array_to_tsvector(string_to_array(p.title_key, ' ')) @@ ${titleQuery}::tsquery then 2
    when position(${key} in p.title_key) > 0 then 1 else 0 end + ${type}
    + case when p.is_kind then ${kindWeight} else 0 end`;
}

/** The condition that a row is in the area. @param row the table's alias in the statement */
export const inArea = (area: SearchArea, row: SQL): SQL[] => [...inBoxes(area, row), ...withinRadius(area, row)];

function inBoxes({ boxes }: SearchArea, row = sql`p`): SQL[] {
  const exactly = boxes.map(
    ({ south, north, west, east }) =>
      sql`(${row}.latitude between ${real(south)} and ${real(north)} and ${row}.longitude between ${real(west)} and ${real(east)})`,
  );
  return [sql`(${sql.join(exactly, sql` or `)})`];
}

function boxOf({ south, north, west, east }: BoundingBox): SQL {
  const corner = (longitude: number, latitude: number) => sql`point(${real(longitude)}, ${real(mercatorOf(latitude))})`;
  return sql`box(${corner(west, south)}, ${corner(east, north)})`;
}

/** The longitude of the center as it is near the box, also across the 180th meridian. */
function seenFrom({ west, east }: BoundingBox, longitude: number): number {
  const middle = (west + east) / 2;
  return longitude + 360 * Math.round((middle - longitude) / 360);
}
