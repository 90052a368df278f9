import { kmPerMile } from '@keepmark/contracts';
import type { CityRecord } from './city-record';
import { distanceMiles } from './distance';
import {
  countriesWithDistricts,
  municipalityLevels,
  quarterLevels,
  quartersBySight,
  wholeFigures,
} from './whole-figures';

/** People a square kilometre of a city, for how far its districts reach. */
const density = 5000;
const minPopulationWithDistricts = 500_000;
/** Two places of exactly as many people as this, so near, are two rows of one. */
const minPopulationOfTwin = 10_000;
const twinsWithinKm = 15;
/** A quarter; GeoNames' code says it. */
const partOfACity = 'PPLX';

/**
 * Tells which places have their people in the figure of another one too, so that a sum counts everybody once.
 * @param cities most populous first. @returns 1 for each such place, 0 for the others, in their order.
 */
export function countedElsewhere(cities: readonly CityRecord[]): Uint8Array {
  const counted = new Uint8Array(cities.length);
  for (const places of byCountry(cities)) {
    for (const { row } of [
      ...quarters(places),
      ...restOfMunicipalities(places),
      ...sectionsOfKnownCities(places),
      ...districtsWithinReach(places),
      ...twins(places),
    ])
      counted[row] = 1;
  }
  return counted;
}

interface Place {
  readonly row: number;
  readonly city: CityRecord;
  /** "US.NY.047." */
  readonly area: string;
}

function byCountry(cities: readonly CityRecord[]): Iterable<readonly Place[]> {
  const groups = new Map<string, Place[]>();
  for (const [row, city] of cities.entries()) {
    const place = { row, city, area: areaOf(city) };
    const group = groups.get(city.countryCode);
    if (group) group.push(place);
    else groups.set(city.countryCode, [place]);
  }
  return groups.values();
}

function areaOf({ countryCode, divisions }: CityRecord): string {
  return `${[countryCode, ...divisions].join('.')}.`;
}

function levelOf({ city }: Place, levels: Readonly<Record<string, number>>): number | undefined {
  return levels[`${city.countryCode}.${city.divisions[0]}`] ?? levels[city.countryCode];
}

function quarters(places: readonly Place[]): Place[] {
  return places.filter((place) => {
    const { featureCode, geonameId, divisions } = place.city;
    const level = levelOf(place, quarterLevels);
    const isInQuarter = level !== undefined && (divisions[level - 1] ?? '') !== '';
    return featureCode === partOfACity || quartersBySight.has(geonameId) || isInQuarter;
  });
}

/** All but the largest of each municipality. */
function restOfMunicipalities(places: readonly Place[]): Place[] {
  const seen = new Set<string>();
  return places.filter((place) => {
    const level = levelOf(place, municipalityLevels);
    const divisions = level === undefined ? [] : place.city.divisions.slice(0, level);
    if ((divisions.at(-1) ?? '') === '') return false;
    const key = divisions.join('.');
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}

function sectionsOfKnownCities(places: readonly Place[]): Place[] {
  return wholeFigures.flatMap(({ city: id, areas = [], withinKm = 0 }) => {
    const whole = places.find(({ city }) => city.geonameId === id);
    if (!whole) return [];
    return places.filter(
      (place) =>
        place.city.population < whole.city.population &&
        (areas.some((area) => place.area.startsWith(`${area}.`)) || isWithin(place, whole, withinKm)),
    );
  });
}

/** In the same prefecture, or the same province where no prefecture is told, and no farther than the city is wide. */
function districtsWithinReach(places: readonly Place[]): Place[] {
  const [first] = places;
  if (!first || !countriesWithDistricts.has(first.city.countryCode)) return [];
  const large = places.filter(({ city }) => city.population >= minPopulationWithDistricts);
  return large.flatMap((whole) => {
    const radiusKm = Math.sqrt(whole.city.population / density / Math.PI);
    const [province, prefecture] = whole.city.divisions;
    return places.filter(
      (place) =>
        place.city.population < whole.city.population &&
        place.city.divisions[0] === province &&
        (prefecture === '' || place.city.divisions[1] === prefecture) &&
        isWithin(place, whole, radiusKm),
    );
  });
}

/** The later of two rows with one and the same figure side by side. */
function twins(places: readonly Place[]): Place[] {
  return places.filter(({ city }, at) => {
    if (city.population < minPopulationOfTwin) return false;
    for (let before = at - 1; places[before]?.city.population === city.population; before -= 1) {
      const twin = places[before];
      if (twin && distanceMiles(city, twin.city) * kmPerMile <= twinsWithinKm) return true;
    }
    return false;
  });
}

function isWithin({ city }: Place, whole: Place, km: number): boolean {
  // A degree of latitude is 111 km: nothing farther away need be measured.
  if (km === 0 || Math.abs(city.latitude - whole.city.latitude) > km / 110) return false;
  return distanceMiles(city, whole.city) * kmPerMile <= km;
}
