import {
  defaultCountryCode,
  defaultSearchDistanceMiles,
  type JobSearchRequest,
  maxQueryLimit,
} from '@keepmark/contracts';
import { InvalidRequestError } from '../calls/api-error';
import { oneLine } from '../feeds/plain-text';
import { countryName, countryOfCode } from '../locations/countries';
import type { LocationResolver } from '../locations/resolve-location';

/** Where the searched postings are; remote ones of its country always count as being there. */
export type SearchPlace =
  | {
      readonly kind: 'around';
      readonly latitude: number;
      readonly longitude: number;
      readonly distanceMiles: number;
      readonly country: string;
    }
  | { readonly kind: 'state'; readonly state: string; readonly country: string }
  | { readonly kind: 'country'; readonly country: string }
  | { readonly kind: 'remote' }
  /** No place that we know: postings whose own location text holds these words. */
  | { readonly kind: 'text'; readonly text: string };

/** A search as the database is asked it. */
export interface SearchCriteria {
  readonly term: string;
  readonly companyName: string;
  /** A posting is in any of them; empty when the search names none. */
  readonly places: readonly SearchPlace[];
  /** Lowercase alpha-2; undefined for the whole world. */
  readonly country: string | undefined;
  /** Undefined for any age. */
  readonly ageDays: number | undefined;
  readonly offset: number;
  /** 0 beyond the deepest row that is given. */
  readonly limit: number;
}

/**
 * What a request means.
 * @throws InvalidRequestError for a country that there is not.
 */
export function readCriteria(request: JobSearchRequest, resolver: LocationResolver): SearchCriteria {
  const asked = readCountry(request.selectedCountryCode ?? '');
  const location = oneLine(request.location ?? '', 200);
  // The list of search locations is joined by semicolons.
  const locations = [...new Set(location.split(';').map((text) => text.trim()))].filter(Boolean);
  const places = locations.map((text) => readPlace(text, request.distance, asked, resolver));
  const offset = (Math.max(1, request.pageNumber) - 1) * request.pageSize;
  return {
    term: oneLine(request.searchTerm, 200),
    companyName: oneLine(request.companyName ?? '', 200),
    places,
    country: asked === 'world' ? undefined : asked === '' ? unsaidCountry(places) : asked,
    ageDays: request.age !== undefined && request.age > 0 ? request.age : undefined,
    offset,
    limit: Math.max(0, Math.min(request.pageSize, maxQueryLimit - offset)),
  };
}

/** Whoever names no country and searches in Toronto means Canada; in Toronto and Boston, no country in particular. */
function unsaidCountry(places: readonly SearchPlace[]): string | undefined {
  const countries = new Set(places.map((place) => ('country' in place ? place.country : defaultCountryCode)));
  const [country = defaultCountryCode] = countries;
  return countries.size > 1 ? undefined : country;
}

function readCountry(text: string): string {
  const code = text.trim();
  if (code === '' || code.toUpperCase() === 'WORLD') return code === '' ? '' : 'world';
  const country = countryOfCode(code);
  if (country === undefined || countryName(country) === '') {
    throw new InvalidRequestError('There is no country of that code. Use two letters such as "us", or WORLD.');
  }
  return country;
}

function readPlace(
  location: string,
  distanceMiles = defaultSearchDistanceMiles,
  askedCountry: string,
  resolver: LocationResolver,
): SearchPlace {
  const preferredCountry = askedCountry === 'world' ? '' : askedCountry || defaultCountryCode;
  const { city, state, country, latitude, longitude, remote, label } = resolver.resolve(location, { preferredCountry });
  const isIncomplete = city === '' && label.toLowerCase() === location.toLowerCase() && state !== '';
  if (latitude !== null && longitude !== null) return { kind: 'around', latitude, longitude, distanceMiles, country };
  if (remote && country === '') return { kind: 'remote' };
  if (isIncomplete || country === '') return { kind: 'text', text: location };
  return state === '' ? { kind: 'country', country } : { kind: 'state', state, country };
}
