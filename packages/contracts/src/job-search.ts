import * as z from 'zod/mini';
import { defineCall } from './call';
import { nothing } from './envelope';
import { line } from './text';

export const jobSearchDistancesMiles = [1, 2, 3, 4, 5, 10, 15, 20, 25, 50, 100] as const;
export const defaultSearchDistanceMiles = 25;

/** How old a posting may be, in days; -1 is any time. */
export const searchAgesDays = [-1, 1, 2, 3, 7, 14, 21, 30, 60] as const;
export const anyAgeDays = -1;

/** A country as a lowercase two-letter code, or WORLD for every country. */
export const defaultCountryCode = 'us';
export const worldCountryCode = 'WORLD';

export const jobSearchRequest = z.object({
  searchTerm: line(),
  /** At most the very large page. */
  pageSize: z.int().check(z.minimum(1), z.maximum(1000)),
  /** 1-based; below 1 counts as 1. */
  pageNumber: z.int().check(z.minimum(-10_000), z.maximum(10_000)),
  companyName: z.optional(line()),
  location: z.optional(line()),
  /** Miles around `location`. */
  distance: z.optional(z.number().check(z.positive(), z.maximum(1000))),
  /** Days since the posting. */
  age: z.optional(z.number().check(z.minimum(-1), z.maximum(3650))),
  /** Two letters, or WORLD; the United States when absent. The rule is in README.md. */
  selectedCountryCode: z.optional(line(5)),
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

/**
 * A posting as the service found it. What is unknown is empty or null, never guessed.
 * What the browser knows of it (already kept, applied) is added there.
 */
export const jobPosting = z.object({
  externalId: z.string(),
  companyName: z.string(),
  companyInternalId: z.string(),
  jobTitle: z.string(),
  jobType: z.string(),
  /** ISO 8601; empty when the source gives none. */
  datePosted: z.string(),
  /** Milliseconds since 1970; null when the source gives none. */
  datePostedValue: z.nullable(z.number()),
  daysAgoPosted: z.nullable(z.number()),
  /** Sanitised HTML. */
  description: z.string(),
  /** Every location, as one text. The fields below it are of the one that fits the search best. */
  location: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  locations: z.array(place),
  remote: z.boolean(),
  source: z.string(),
  url: z.string(),
  salary: z.string(),
  /** Miles from the searched location; null without one, and for a remote posting. */
  distanceMiles: z.nullable(z.number()),
  /** Written by us for a start without internet. */
  sample: z.boolean(),
});
export type JobPosting = z.infer<typeof jobPosting>;

export const jobSearchAnswer = z.object({
  error: z.optional(z.boolean()),
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  results: z.array(jobPosting),
  /** Of all pages; at most 10,000. */
  totalResults: z.number(),
  /** There are more than `totalResults`: a screen shows "10,000+". */
  totalIsAtLeast: z.optional(z.boolean()),
  /** Lowercase alpha-2, or WORLD: the selected country, or the one that the location names. */
  searchedCountryCode: z.optional(z.string()),
  /** Locations that the selected country has not, and the best known place of that name. They were not searched. */
  placesElsewhere: z.optional(z.array(z.object({ text: z.string(), label: z.string(), countryCode: z.string() }))),
});
export type JobSearchAnswer = z.infer<typeof jobSearchAnswer>;

export const searchJobs = defineCall({
  method: 'POST',
  path: 'jobs/search',
  token: false,
  summary: 'Search open postings',
  params: nothing,
  body: jobSearchRequest,
  answer: jobSearchAnswer,
});
