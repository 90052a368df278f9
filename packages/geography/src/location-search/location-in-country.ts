import { type GeocodedLocation, worldCountryCode } from '@keepmark/contracts';

export type LocationInCountry =
  | { readonly kind: 'found'; readonly location: GeocodedLocation }
  /** The country has no place with that name. This is the best match elsewhere. */
  | { readonly kind: 'elsewhere'; readonly location: GeocodedLocation }
  | { readonly kind: 'unknown' };

/**
 * Chooses the location that a typed text means in the selected country. A text that names another country, or a state
 * of one, means that country (README of @keepmark/contracts).
 * @param found the locations found for the text, those in the country first
 * @param country two letters, uppercase, or WORLD
 */
export function locationInCountry(
  text: string,
  found: readonly GeocodedLocation[],
  country: string,
): LocationInCountry {
  const [first] = found;
  if (!first) return { kind: 'unknown' };
  if (country === worldCountryCode) return { kind: 'found', location: first };
  const inside = found.find(({ countryCode }) => countryCode === country);
  if (inside) return { kind: 'found', location: inside };
  return { kind: namesCountryOf(text, first) ? 'found' : 'elsewhere', location: first };
}

function namesCountryOf(text: string, { type, ...location }: GeocodedLocation): boolean {
  if (type === 'country' || type === 'point') return true;
  const { countryCode, countryName, stateCode, stateName } = location;
  const end = (text.split(',').slice(1).at(-1) ?? '').trim().toLowerCase();
  return end !== '' && [countryCode, countryName, stateCode, stateName].some((name) => name.toLowerCase() === end);
}
