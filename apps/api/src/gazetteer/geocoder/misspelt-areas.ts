import type { Country } from '@keepmark/contracts';
import { type Area, wholeCountry } from '../locations/area-names';
import type { RegionRow } from '../locations/city-file';
import { nameKey } from '../locations/name-key';
import { editDistance } from './edit-distance';

/** Regions that people know by name as well as their cities. Elsewhere, the name means the city. */
export const countriesOfKnownRegions: ReadonlySet<string> = new Set(['us', 'ca', 'au']);

/** Islands that are meant before any city of their name. */
export const knownIslands: ReadonlySet<string> = new Set(['Bali']);

/** Countries and well-known regions whose name is one slip of the pen away. @param key as `nameKey` gives it. */
export function misspeltAreas(key: string, regions: readonly RegionRow[], countries: readonly Country[]): Area[] {
  const near = regions
    .filter(({ country, name }) => countriesOfKnownRegions.has(country) && Math.abs(name.length - key.length) < 3)
    .filter(({ name }) => editDistance(nameKey(name), key) <= 1)
    .map(({ country, code, name }): Area => ({ country, regionCode: code, regionName: name }));
  const whole = countries
    .filter(({ countryName }) => editDistance(nameKey(countryName), key) <= 1)
    .map(({ countryCode }) => wholeCountry(countryCode.toLowerCase()));
  return [...whole, ...near];
}
