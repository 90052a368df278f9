import { worldCountryCode } from '@keepmark/contracts';
import * as z from 'zod/mini';
import { locationsOf } from '../location-search/location-list';
import { emptyLocationSearch, type LocationSearch, isSearchDistance } from '../location-search/LocationSearchForm';

/** A search for cities: near locations, or in a country or state, a page at a time. */
export interface CitySearch extends LocationSearch {
  /** Empty for the whole country. */
  readonly state: string;
  readonly page: number;
}

/** A search in the URL. Default values are omitted. */
export interface CitySearchUrl {
  readonly locations?: string;
  readonly distance?: number;
  readonly country?: string;
  readonly state?: string;
  readonly page?: number;
}

const text = z.catch(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), '');
const urlSchema = (usualCountry: string) =>
  z.object({
    locations: text,
    distance: z.catch(z.number().check(z.refine(isSearchDistance)), emptyLocationSearch.distanceMiles),
    country: z.catch(z.string().check(z.regex(/^[A-Z]{2}$|^WORLD$/)), usualCountry),
    state: text,
    page: z.catch(z.int().check(z.minimum(1)), 1),
  });

/**
 * Reads a search from a URL. Invalid parts fall back to their default.
 * @param usualCountry the country for a URL without one, from the settings
 */
export function readCitySearch(url: object, usualCountry: string = emptyLocationSearch.country): CitySearch {
  const { locations, distance, country, state, page } = z.parse(urlSchema(usualCountry), url);
  return {
    locations: locationsOf(locations).join(';'),
    distanceMiles: distance,
    country,
    state: country === worldCountryCode ? '' : state,
    page,
  };
}

export function citySearchUrl(
  { locations, distanceMiles, country, state, page }: CitySearch,
  usualCountry: string = emptyLocationSearch.country,
): CitySearchUrl {
  return {
    ...(locations && { locations }),
    ...(distanceMiles !== emptyLocationSearch.distanceMiles && { distance: distanceMiles }),
    ...(country !== usualCountry && { country }),
    ...(state && { state }),
    ...(page > 1 && { page }),
  };
}
