import * as z from 'zod/mini';
import { defineCall } from './call';
import { nothing } from './envelope';
import { jobTypes } from './job-types';
import { line } from './text';
import { workplaces } from './workplace';

export const jobSearchDistancesMiles = [1, 2, 3, 4, 5, 10, 15, 20, 25, 50, 100] as const;
export const defaultSearchDistanceMiles = 25;

/** The age of a posting, in days; -1 is any time. */
export const searchAgesDays = [-1, 1, 2, 3, 7, 14, 21, 30, 60] as const;
export const anyAgeDays = -1;

/** The choices for the least salary: amounts a year, in the currency of the posting. */
export const jobSearchSalaries = [30_000, 40_000, 60_000, 80_000, 100_000, 120_000, 150_000, 200_000] as const;

/** The order of the results. `nearest` needs a location; without one it is `relevance`. */
export const jobSorts = ['relevance', 'newest', 'nearest', 'salary'] as const;
export type JobSort = (typeof jobSorts)[number];

/** Countries are lowercase two-letter codes; WORLD is every country. */
export const defaultCountryCode = 'us';
export const worldCountryCode = 'WORLD';

export const jobSearchRequest = z.object({
  searchTerm: line(),
  /** At most the very large page. */
  pageSize: z.int().check(z.minimum(1), z.maximum(1000)),
  /** Starts at 1; lower numbers count as 1. */
  pageNumber: z.int().check(z.minimum(-10_000), z.maximum(10_000)),
  companyName: z.optional(line()),
  location: z.optional(line()),
  /** Miles from `location`. */
  distance: z.optional(z.number().check(z.positive(), z.maximum(1000))),
  /** Days since it was posted. */
  age: z.optional(z.number().check(z.minimum(-1), z.maximum(3650))),
  /** Two letters, or WORLD; the United States when missing. README.md has the rule. */
  selectedCountryCode: z.optional(line(5)),
  // Not in the specification; beside its fields.
  /** `relevance` when missing. */
  sort: z.optional(z.enum(jobSorts)),
  /** True for remote postings alone, false for the others; both when missing. */
  remote: z.optional(z.boolean()),
  /** Instead of `remote`: `onsite` are those that are neither remote nor say that they are hybrid. */
  workplace: z.optional(z.enum(workplaces)),
  /** Postings of these types; any when missing. */
  jobTypes: z.optional(z.array(z.enum(jobTypes)).check(z.minLength(1), z.maxLength(jobTypes.length))),
  /** The least that the upper end of a posting's salary is, as an amount a year in its own currency. */
  salaryAtLeast: z.optional(z.int().check(z.minimum(1), z.maximum(10_000_000))),
  /** Postings that state no salary: besides the others with `salaryAtLeast`, alone without it. */
  salaryNotStated: z.optional(z.boolean()),
});
export type JobSearchRequest = z.infer<typeof jobSearchRequest>;

const place = z.object({
  /** As a person reads it: "Austin, TX". */
  label: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
});

/** A posting that the search found. Unknown values are empty or null, never guessed. */
export const jobPosting = z.object({
  externalId: z.string(),
  companyName: z.string(),
  companyInternalId: z.string(),
  jobTitle: z.string(),
  jobType: z.string(),
  /** ISO 8601; empty when unknown. */
  datePosted: z.string(),
  /** Milliseconds since 1970; null when unknown. */
  datePostedValue: z.nullable(z.number()),
  daysAgoPosted: z.nullable(z.number()),
  /** Sanitized HTML. */
  description: z.string(),
  /** Every location in one text. The fields below describe the one that fits the search best. */
  location: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  locations: z.array(place),
  remote: z.boolean(),
  /** Where the work is done, as the posting says; absent from older servers. */
  workplace: z.optional(z.union([z.enum(workplaces), z.literal('')])),
  source: z.string(),
  url: z.string(),
  salary: z.string(),
  /** Miles from the location searched; null without a location and for remote postings. */
  distanceMiles: z.nullable(z.number()),
  /** One of our samples, for starting without internet. */
  sample: z.boolean(),
});
export type JobPosting = z.infer<typeof jobPosting>;

export const jobSearchAnswer = z.object({
  error: z.optional(z.boolean()),
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  results: z.array(jobPosting),
  /** Across all pages; at most 10,000. */
  totalResults: z.number(),
  /** There are more than `totalResults`; screens show "10,000+". */
  totalIsAtLeast: z.optional(z.boolean()),
  /** No posting has the words of the term. The results have words that are spelled nearly so. */
  isRespelled: z.optional(z.boolean()),
  /** Lowercase alpha-2, or WORLD: the selected country or the one that the location names. */
  searchedCountryCode: z.optional(z.string()),
  /** What each location was understood as: `78701` as "Austin, TX 78701". */
  searchedPlaces: z.optional(z.array(z.object({ text: z.string(), label: z.string() }))),
  /** Locations that we don't know and where nothing was found, each with the nearest spellings. */
  didYouMean: z.optional(z.array(z.object({ text: z.string(), labels: z.array(z.string()) }))),
  /** Locations that aren't in the selected country and weren't searched, each with its best match elsewhere. */
  placesElsewhere: z.optional(z.array(z.object({ text: z.string(), label: z.string(), countryCode: z.string() }))),
});
export type JobSearchAnswer = z.infer<typeof jobSearchAnswer>;

const failureStart = 'Error occured getting search results: ';

export const searchJobs = defineCall({
  method: 'POST',
  path: 'jobs/search',
  token: false,
  summary: 'Search open postings',
  params: nothing,
  body: jobSearchRequest,
  answer: jobSearchAnswer,
  reads: 'answer',
  isIdempotent: true,
  failure: (message): JobSearchAnswer => ({
    error: true,
    results: [],
    totalResults: 0,
    // The server starts its own messages with the same words.
    message: message.startsWith(failureStart) ? message : failureStart + message,
  }),
});
