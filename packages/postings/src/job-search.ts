import {
  anyAgeDays,
  defaultCountryCode,
  defaultSearchDistanceMiles,
  jobSearchDistancesMiles,
  type JobSearchRequest,
  jobSearchSalaries,
  type JobSort,
  jobSorts,
  type JobType,
  jobTypes,
  pageSizes,
  searchAgesDays,
  workplaces,
} from '@keepmark/contracts';
import * as z from 'zod/mini';
import { searchCountryCode } from './search-countries';

/** A search as in the form. Empty texts don't filter. */
export interface JobSearch {
  readonly term: string;
  readonly company: string;
  readonly location: string;
  /** Used only with a location. */
  readonly distanceMiles: number;
  /** Days since the posting; -1 is any time. */
  readonly ageDays: number;
  /** Lowercase two-letter code, or WORLD. */
  readonly country: string;
  readonly workplace: WorkplaceChoice;
  /** Any when empty. */
  readonly jobTypes: readonly JobType[];
  /** The least salary a year; 0 is any, `salaryNotStated` only postings that state none. */
  readonly salary: number;
  /** With a least salary: also postings that state none. */
  readonly withoutSalary: boolean;
  readonly sort: JobSort;
  /** 1-based. */
  readonly page: number;
}

export const workplaceChoices = ['any', ...workplaces] as const;
type WorkplaceChoice = (typeof workplaceChoices)[number];

export const salaryNotStated = -1;
const salaryChoices = [0, salaryNotStated, ...jobSearchSalaries];

export const emptyJobSearch: JobSearch = {
  term: '',
  company: '',
  location: '',
  distanceMiles: defaultSearchDistanceMiles,
  ageDays: anyAgeDays,
  country: defaultCountryCode,
  workplace: 'any',
  jobTypes: [],
  salary: 0,
  withoutSalary: false,
  sort: 'relevance',
  page: 1,
};

/** A search in the URL, without default values. */
export interface JobSearchUrl {
  readonly term?: string;
  readonly company?: string;
  readonly location?: string;
  readonly distance?: number;
  readonly age?: number;
  readonly country?: string;
  readonly workplace?: string;
  /** Joined by commas. */
  readonly type?: string;
  readonly salary?: number;
  readonly nosalary?: boolean;
  readonly sort?: string;
  readonly page?: number;
  /** The external id of the open posting. */
  readonly posting?: string;
}

/** The parts of a path such as /jobs/searchtermlocation/TX/Austin/welder. */
export interface JobSearchPath {
  readonly term?: string;
  readonly state?: string;
  readonly city?: string;
}

// The router parses ?term=2025 as a number, but it is still text that someone typed.
const text = (fallback: string) =>
  z.catch(
    z.pipe(
      z.union([z.string(), z.number(), z.boolean()]),
      z.pipe(
        z.transform(String),
        z.string().check(
          z.trim(),
          z.overwrite((value) => value.slice(0, 200)),
        ),
      ),
    ),
    fallback,
  );

const numberOf = (allowed: readonly number[], fallback: number) =>
  z.catch(z.coerce.number().check(z.refine((value) => allowed.includes(value))), fallback);

const country = (fallback: string) =>
  z.catch(
    z.pipe(
      z.string(),
      z.transform((code) => searchCountryCode(code) ?? fallback),
    ),
    fallback,
  );

const types = z.pipe(
  text(''),
  z.transform((joined) => jobTypes.filter((type) => joined.split(',').includes(type))),
);

const page = z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1);

function schemaWith(path: JobSearchPath, defaultCountry: string) {
  return z.object({
    term: text(path.term ?? ''),
    company: text(''),
    location: text([path.city, path.state].filter(Boolean).join(', ')),
    distance: numberOf(jobSearchDistancesMiles, emptyJobSearch.distanceMiles),
    age: numberOf(searchAgesDays, emptyJobSearch.ageDays),
    country: country(defaultCountry),
    workplace: z.catch(z.enum(workplaceChoices), emptyJobSearch.workplace),
    type: types,
    salary: numberOf(salaryChoices, emptyJobSearch.salary),
    nosalary: z.catch(z.boolean(), false),
    sort: z.catch(z.enum(jobSorts), emptyJobSearch.sort),
    page,
  });
}

/**
 * Reads a search from a URL. Values that make no sense fall back to their defaults; the query overrides the path.
 * @param defaultCountry the country for a URL without one, from the settings
 */
export function readJobSearch(
  url: object,
  path: JobSearchPath = {},
  defaultCountry: string = emptyJobSearch.country,
): JobSearch {
  const { distance, age, type, nosalary, ...rest } = z.parse(schemaWith(path, defaultCountry), url);
  return { ...rest, distanceMiles: distance, ageDays: age, jobTypes: type, withoutSalary: nosalary };
}

/** The external id of the open posting in a URL; empty if there is none. */
export function openPosting(url: object): string {
  return 'posting' in url && (typeof url.posting === 'string' || typeof url.posting === 'number')
    ? `${url.posting}`
    : '';
}

/** The URL of a search, without default values. */
export function jobSearchUrl(search: JobSearch, defaultCountry: string = emptyJobSearch.country): JobSearchUrl {
  const { term, company, location, distanceMiles, ageDays, workplace, salary, sort, page: pageNumber } = search;
  return {
    ...(term !== '' && { term }),
    ...(company !== '' && { company }),
    ...(location !== '' && { location }),
    ...(distanceMiles !== emptyJobSearch.distanceMiles && { distance: distanceMiles }),
    ...(ageDays !== emptyJobSearch.ageDays && { age: ageDays }),
    ...(search.country !== defaultCountry && { country: search.country }),
    ...(workplace !== emptyJobSearch.workplace && { workplace }),
    ...(search.jobTypes.length > 0 && { type: search.jobTypes.join(',') }),
    ...(salary !== emptyJobSearch.salary && { salary }),
    ...(search.withoutSalary && { nosalary: true }),
    ...(sort !== emptyJobSearch.sort && { sort }),
    ...(pageNumber > 1 && { page: pageNumber }),
  };
}

/** The request for a search. Optional fields are sent only when set (specification, section 5). */
export function jobSearchRequest(search: JobSearch): JobSearchRequest {
  const { term, company, location, distanceMiles, ageDays, workplace, salary, sort } = search;
  return {
    searchTerm: term,
    pageSize: pageSizes.default,
    pageNumber: Math.max(1, search.page),
    ...(company !== '' && { companyName: company }),
    ...(location !== '' && { location, distance: distanceMiles }),
    ...(ageDays > 0 && { age: ageDays }),
    ...(search.country !== emptyJobSearch.country && { selectedCountryCode: search.country }),
    ...(workplace === 'remote' && { remote: true }),
    ...((workplace === 'hybrid' || workplace === 'onsite') && { workplace }),
    ...(search.jobTypes.length > 0 && { jobTypes: [...search.jobTypes] }),
    ...(salary > 0 && { salaryAtLeast: salary }),
    ...((salary === salaryNotStated || (salary > 0 && search.withoutSalary)) && { salaryNotStated: true }),
    ...(sort !== emptyJobSearch.sort && { sort }),
  };
}
