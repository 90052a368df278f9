import type { Area, AreaNames } from './area-names';
import type { City, CityIndex } from './city-index';
import { distanceMiles } from './distance';
import { nameKey } from './name-key';
import { spokenPlace } from './spoken-places';

/** Another name counts a tenth: Cologne is Köln before it is a village of that name. */
export const alternateNameWeight = 0.1;
const wordsBesideAName =
  /\b(?:greater|metro(?:politan)?|metroplex|area|region|township|twp|city of|town of|village of|downtown|airport|afb|air force base|county of|suburbs?|surrounding)\b/gi;

/** The most populous city of that name in the area, by its own name or another one. */
export function findCity(index: CityIndex, name: string, area: Area): City | undefined {
  return mostPopulous(index, name, area) ?? mostPopulous(index, withoutSideWords(name), area);
}

function mostPopulous(index: CityIndex, name: string, area: Area): City | undefined {
  return best(index.named(name).filter((city) => isIn(city, area)));
}

/**
 * The city that stands alone, with no state or country beside it.
 * @param preferredCountry where it is looked for first, unless a city abroad is fifty times larger.
 */
export function findLoneCity(index: CityIndex, name: string, preferredCountry: string): City | undefined {
  const weight = (city: Weighed): number => weigh(city) * (city.country === preferredCountry ? 50 : 1);
  const city = best(index.named(name), weight) ?? best(index.named(withoutSideWords(name)), weight);
  return city && weigh(city) >= 2000 ? city : undefined;
}

/** A city whose name is one slip of the pen away: "Tampla" is Tampa in Florida, "Tuscon" Tucson in Arizona. */
export function findMisspeltCity(index: CityIndex, name: string, area: Area): City | undefined {
  const key = nameKey(name);
  if (key.length < 5 || area.regionCode === '') return undefined;
  for (const row of index.rowsIn(area.country, area.regionCode)) {
    const city = index.city(row);
    if (city.population < 10_000) return undefined;
    const own = nameKey(city.name);
    if (own[0] === key[0] && isNearSpelling(own, key)) return city;
  }
  return undefined;
}

/** The place of that name around a city: "Sherman Oaks" by Los Angeles. */
export function findCityNear(index: CityIndex, name: string, center: City, miles = 40): City | undefined {
  return best(
    index.named(name).filter((city) => city.country === center.country && distanceMiles(city, center) < miles),
  );
}

/** The city that people call something else: San Francisco for "SF Bay Area". */
export function findSpokenCity(index: CityIndex, areas: AreaNames, text: string): City | undefined {
  const [name = '', area = ''] = spokenPlace(text)?.split(', ') ?? [];
  if (name === '' || area === '') return undefined;
  const readings = areas.read(area);
  return index.named(name).find((city) => readings.some((reading) => isIn(city, reading)));
}

/** How likely a name means a city of this many people, to be compared with others. @param nameWeight of the name, 1 for its own */
export const weightOfCity = (population: number, nameWeight: number): number => Math.max(population, 1) * nameWeight;

type Weighed = City & { readonly alternate?: boolean };

function weigh(city: Weighed): number {
  return weightOfCity(city.population, city.alternate === true ? alternateNameWeight : 1);
}

function best(cities: readonly Weighed[], weight: (city: Weighed) => number = weigh): City | undefined {
  let found: Weighed | undefined;
  for (const city of cities) if (!found || weight(city) > weight(found)) found = city;
  return found;
}

export function isIn(city: City, area: Area): boolean {
  return city.country === area.country && (area.regionCode === '' || city.regionCode === area.regionCode);
}

function withoutSideWords(name: string): string {
  return name.replaceAll(wordsBesideAName, ' ').replace(/^[\s-]*of\b/i, '');
}

/**
 * Whether one letter more, less, other or swapped makes one word the other
 * (a Damerau-Levenshtein distance of at most 1).
 */
function isNearSpelling(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
