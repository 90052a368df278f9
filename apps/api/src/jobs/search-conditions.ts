import { type SQL, sql } from 'drizzle-orm';
import { boxesAround } from '../locations/bounding-box';
import { earthRadiusMiles } from '../locations/distance';
import { anywhere } from './posting-table';
import type { SearchCriteria, SearchPlace } from './search-criteria';

/** What every posting that is found fulfils, but for the term; over `postings p`. Values are parameters throughout. */
export function filterConditions({ companyName, places, country, ageDays }: SearchCriteria): SQL[] {
  const conditions = [sql`p.closed_date is null`];
  if (country !== undefined) conditions.push(sql`p.countries && ${countryAndAnywhere(country)}`);
  if (ageDays !== undefined)
    conditions.push(sql`p.date_posted >= now() - make_interval(secs => ${real(ageDays * 86_400)})`);
  if (companyName !== '') conditions.push(sql`p.company_name ilike ${containing(companyName)}`);
  if (places.length > 0) conditions.push(sql`(${sql.join(places.map(placeCondition), sql` or `)})`);
  return conditions;
}

/** Finds with "quoted phrases" and -exclusions; never fails, whatever is typed. */
export const termQuery = (term: string): SQL => sql`websearch_to_tsquery('keepmark', ${term})`;

/**
 * How well a title and company fit a term: more for more of its words, most for those in the title. Excluded words
 * would confuse it, so `positive` comes without them.
 */
export function titleScore(positive: string): SQL {
  // Any of the words, where the search wants all of them: a posting with one of them in its description still ranks.
  return sql`ts_rank(p.title_search, replace(${termQuery(positive)}::text, ' & ', ' | ')::tsquery)`;
}

function placeCondition(place: SearchPlace): SQL {
  switch (place.kind) {
    case 'remote':
      return sql`p.remote`;
    case 'country':
      return sql`p.countries && ${countryAndAnywhere(place.country)}`;
    case 'state':
      return sql`(${locatedWhere(sql`l.country = ${place.country} and l.state = ${place.state}`)} or ${remoteIn(place.country)})`;
    case 'around':
      return sql`(${locatedWhere(isAround(place))} or ${remoteIn(place.country)})`;
    case 'text':
      break;
  }
  return locatedWhere(sql`l.label ilike ${containing(place.text)}`);
}

function locatedWhere(condition: SQL): SQL {
  return sql`p.id in (select l.posting_id from posting_locations l where ${condition})`;
}

function remoteIn(country: string): SQL {
  return sql`p.remote_countries && ${countryAndAnywhere(country)}`;
}

/** The box finds by index, the great circle decides; the same formula as `distanceMiles`. */
function isAround(place: Extract<SearchPlace, { kind: 'around' }>): SQL {
  const boxes = boxesAround(place, place.distanceMiles).map(
    ({ west, south, east, north }) =>
      sql`point(l.longitude, l.latitude) <@ box(point(${real(west)}, ${real(south)}), point(${real(east)}, ${real(north)}))`,
  );
  const latitude = real(place.latitude);
  const halfChord = sql`(sind((l.latitude - ${latitude}) / 2) ^ 2
    + cosd(l.latitude) * cosd(${latitude}) * sind((l.longitude - ${real(place.longitude)}) / 2) ^ 2)`;
  return sql`l.latitude is not null and (${sql.join(boxes, sql` or `)})
    and 2 * ${real(earthRadiusMiles)} * asin(least(1, sqrt(${halfChord}))) <= ${real(place.distanceMiles)}`;
}

/** Said to be one: PostgreSQL would take the type of a number from what stands beside it. */
const real = (value: number): SQL => sql`${value}::double precision`;

function countryAndAnywhere(country: string): SQL {
  return sql`${sql.param([country, anywhere])}::text[]`;
}

/** A pattern for LIKE in which nothing of the text is a wildcard. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
}
