import * as z from 'zod/mini';
import { defineCall } from './call';
import { envelope, nothing } from './envelope';
import { jobSearchRequest } from './job-search';

/** The most positions in one answer. */
export const maxJobPositions = 2000;

const jobPosition = z.object({
  externalId: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  /** The location that fits the search best: "Austin, TX". */
  location: z.string(),
  /** Null for remote postings and unknown locations. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
});
export type JobPosition = z.infer<typeof jobPosition>;

const jobPositions = z.object({
  /** The first of them in the order of the search, at most `maxJobPositions`. */
  results: z.array(jobPosition),
  totalResults: z.number(),
  totalIsAtLeast: z.boolean(),
});
export type JobPositions = z.infer<typeof jobPositions>;

/** For the map: every result of `jobs/search` without its text. The page number and size don't matter. */
export const listJobPositions = defineCall({
  method: 'POST',
  path: 'jobs/search/positions',
  token: false,
  summary: 'List where the results of a job search are',
  params: nothing,
  body: jobSearchRequest,
  answer: envelope(jobPositions),
  isIdempotent: true,
});
