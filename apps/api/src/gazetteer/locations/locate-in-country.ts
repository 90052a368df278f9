import { countryName } from './countries';
import type { LocationResolver, ResolvedLocation } from './resolve-location';

/** What a location text means while a country is chosen. */
export interface LocatedInCountry {
  readonly place: ResolvedLocation;
  /** The chosen country has no place of that name, and the text names no other country: `place` is somewhere else. */
  readonly isElsewhere: boolean;
}

/**
 * The server's side of the rule of `selectedCountryCode` (README of @keepmark/contracts): the place of that name in the
 * chosen country; a text that itself names another country means that one.
 * @param country lowercase alpha-2; undefined for the whole world
 */
export function locateInCountry(
  resolver: LocationResolver,
  text: string,
  country: string | undefined,
): LocatedInCountry {
  const place = resolver.resolve(text, { preferredCountry: country ?? '' });
  const isThere = country === undefined || place.country === '' || place.country === country;
  if (isThere || namesCountry(resolver, text, place)) return { place, isElsewhere: false };
  const inside = resolver.resolve(`${text}, ${countryName(country)}`, { preferredCountry: country });
  const isInside = inside.country === country && inside.latitude !== null;
  return isInside ? { place: inside, isElsewhere: false } : { place, isElsewhere: true };
}

/** "Canada", "Toronto, Canada", "Toronto ON", "London UK": the text or its end is that country or a part of it. */
function namesCountry(resolver: LocationResolver, text: string, { city, state, country }: ResolvedLocation): boolean {
  if (city === '' && state === '') return true;
  const ends = [text.split(',').slice(1).at(-1), text.split(/\s+/).slice(1).at(-1)];
  return ends.some((end) => {
    if (end === undefined || end.trim() === '') return false;
    const named = resolver.resolve(end.trim(), { preferredCountry: country });
    return named.country === country && named.city === '';
  });
}
