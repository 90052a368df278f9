import {
  defaultCountryCode,
  defaultSearchDistanceMiles,
  type GeocodedLocation,
  type JobSearchAnswer,
  type JobSearchRequest,
  type JobSort,
  type JobType,
  maxQueryLimit,
  type Workplace,
  worldCountryCode,
} from '@keepmark/contracts';
import { InvalidRequestError } from '../../platform/errors/errors';
import { oneLine } from '../../posting-text/posting-text';
import {
  countryName,
  countryOfCode,
  type Geography,
  locateInCountry,
  type LocationResolver,
  type ResolvedLocation,
} from '../../gazetteer/gazetteer';
import { boundTerm } from '../../platform/database/database';

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
  /** No known location: postings whose own location text has these words. */
  | { readonly kind: 'text'; readonly text: string };

/** A search as the database is asked it. */
export interface SearchCriteria {
  readonly term: string;
  /** Punctuation alone was typed, which nothing has. */
  readonly hasNoWords: boolean;
  readonly companyName: string;
  /** A posting must be in one of them. Empty when the search names none. */
  readonly places: readonly SearchPlace[];
  readonly placesElsewhere: readonly PlaceElsewhere[];
  /** What each location was understood as. */
  readonly placesUnderstood: readonly PlaceUnderstood[];
  /** Locations that we don't have. */
  readonly unknownPlaces: readonly string[];
  /** Lowercase alpha-2; undefined for the whole sources. */
  readonly country: string | undefined;
  readonly facets: SearchFacets;
  readonly sort: JobSort;
  readonly offset: number;
  /** 0 beyond the deepest row that is given. */
  readonly limit: number;
}

/** The filters whose choices are counted; undefined where the search leaves one out. */
export interface SearchFacets {
  readonly workplace: WorkplaceFilter | undefined;
  readonly jobTypes: readonly JobType[] | undefined;
  readonly salary: SalaryFilter | undefined;
  readonly ageDays: number | undefined;
}

/** `not-remote` are hybrid and on-site ones. */
export type WorkplaceFilter = Workplace | 'not-remote';

export interface SalaryFilter {
  /** A year; undefined for none. */
  readonly atLeast: number | undefined;
  /** Whether postings without a salary are found, too; without `atLeast`, they alone are. */
  readonly notStated: boolean;
}

type PlaceUnderstood = NonNullable<JobSearchAnswer['searchedPlaces']>[number];
/** A location that the chosen country has not: nothing is searched there, and the person is told where it is. */
type PlaceElsewhere = NonNullable<JobSearchAnswer['placesElsewhere']>[number];

/** Resolves the locations of searches. Created when a search first names one. */
export interface LocationSources {
  readonly resolver: () => LocationResolver;
  readonly geography: () => Geography;
}

/**
 * What a request means.
 * @throws InvalidRequestError for a country that there is not.
 */
export function readCriteria(request: JobSearchRequest, { resolver, geography }: LocationSources): SearchCriteria {
  const chosen = readCountry(request.selectedCountryCode ?? '');
  const typed = oneLine(request.searchTerm, 200);
  const term = boundTerm(typed);
  const location = oneLine(request.location ?? '', 200);
  // The list of search locations is joined by semicolons.
  const texts = [...new Set(location.split(';').map((text) => text.trim()))].filter(Boolean);
  const read = texts.map((text) => {
    const zipCode = chosen === undefined || chosen === 'us' ? geography().zipCode(text) : undefined;
    if (zipCode) return { text, place: zipCodePlace(text, zipCode), isElsewhere: false };
    const { place, isElsewhere } = locateInCountry(resolver(), text, chosen);
    return { text, place, isElsewhere };
  });
  const searched = read
    .filter(({ isElsewhere }) => !isElsewhere)
    .map(({ text, place }) => ({ text, label: place.label, place: searchPlace(text, place, request.distance) }));
  const places = searched.map(({ place }) => place);
  const offset = (Math.max(1, request.pageNumber) - 1) * request.pageSize;
  return {
    term,
    hasNoWords: typed !== '' && term === '',
    companyName: oneLine(request.companyName ?? '', 200),
    places,
    placesElsewhere: read
      .filter(({ isElsewhere }) => isElsewhere)
      .map(({ text, place }) => ({ text, label: place.label, countryCode: place.country })),
    placesUnderstood: searched.filter(({ place }) => place.kind !== 'text').map(({ text, label }) => ({ text, label })),
    unknownPlaces: places.flatMap((place) => (place.kind === 'text' ? [place.text] : [])),
    country: countryOf(places, chosen),
    facets: facetsOf(request),
    sort: sortOf(request.sort, places),
    offset,
    limit: Math.max(0, Math.min(request.pageSize, maxQueryLimit - offset)),
  };
}

function zipCodePlace(text: string, { city, stateCode, latitude, longitude }: GeocodedLocation): ResolvedLocation {
  const label = `${city}, ${stateCode} ${text.slice(0, 5)}`;
  return { label, city, state: stateCode, country: 'us', latitude, longitude, remote: false };
}

function workplaceFilterOf({ workplace, remote }: JobSearchRequest): WorkplaceFilter | undefined {
  if (workplace !== undefined || remote === undefined) return workplace;
  return remote ? 'remote' : 'not-remote';
}

function facetsOf(request: JobSearchRequest): SearchFacets {
  const { jobTypes: types, salaryAtLeast, salaryNotStated = false, age = 0 } = request;
  const hasSalary = salaryAtLeast !== undefined || salaryNotStated;
  return {
    workplace: workplaceFilterOf(request),
    jobTypes: types,
    salary: hasSalary ? { atLeast: salaryAtLeast, notStated: salaryNotStated } : undefined,
    ageDays: age > 0 ? age : undefined,
  };
}

/** Nothing is nearest without a place to be near. */
function sortOf(sort: JobSort = 'relevance', places: readonly SearchPlace[]): JobSort {
  return sort === 'nearest' && !places.some(({ kind }) => kind === 'around') ? 'relevance' : sort;
}

/** Whether any filter is set whose choices are counted. */
export const hasFacets = ({ facets }: SearchCriteria): boolean =>
  Object.values(facets).some((value) => value !== undefined);

/** No word is searched for, or every location is somewhere else: there is nothing to ask the database. */
export const findsNothing = ({ hasNoWords, places, placesElsewhere }: SearchCriteria): boolean =>
  hasNoWords || (places.length === 0 && placesElsewhere.length > 0);

/** The chosen country, unless the locations name one or more other countries. */
function countryOf(places: readonly SearchPlace[], chosen: string | undefined): string | undefined {
  if (chosen === undefined) return undefined;
  const countries = new Set(places.map((place) => ('country' in place ? place.country : chosen)));
  const [country = chosen] = countries;
  return countries.size > 1 ? undefined : country;
}

/** @returns lowercase alpha-2; undefined for the whole sources */
function readCountry(text: string): string | undefined {
  const code = text.trim() || defaultCountryCode;
  if (code.toUpperCase() === worldCountryCode) return undefined;
  const country = countryOfCode(code);
  if (country === undefined || countryName(country) === '') {
    throw new InvalidRequestError('There is no country of that code. Use two letters such as "us", or WORLD.');
  }
  return country;
}

function searchPlace(
  text: string,
  { city, state, country, latitude, longitude, remote, label }: ResolvedLocation,
  distanceMiles = defaultSearchDistanceMiles,
): SearchPlace {
  const isIncomplete = city === '' && label.toLowerCase() === text.toLowerCase() && state !== '';
  if (latitude !== null && longitude !== null) return { kind: 'around', latitude, longitude, distanceMiles, country };
  if (remote && country === '') return { kind: 'remote' };
  if (isIncomplete || country === '') return { kind: 'text', text };
  return state === '' ? { kind: 'country', country } : { kind: 'state', state, country };
}
