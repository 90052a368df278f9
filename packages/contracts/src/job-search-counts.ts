import * as z from 'zod/mini';
import { defineCall } from './call';
import { envelope, nothing } from './envelope';
import { jobSearchRequest } from './job-search';
import { jobTypes } from './job-types';

const count = z.number();

/**
 * How many results each choice of a filter gives, with the other filters as they are. `isAtLeast`: more postings match
 * than were counted, so that every count is a lower bound.
 */
const jobSearchCounts = z.object({
  isAtLeast: z.boolean(),
  remote: count,
  /** Absent from older servers, whose `onSite` has them, too. */
  hybrid: z.optional(count),
  /** Neither remote nor hybrid. */
  onSite: count,
  jobTypes: z.record(z.enum(jobTypes), count),
  salaryNotStated: count,
  salaries: z.array(z.object({ atLeast: z.number(), count })),
  ages: z.array(z.object({ days: z.number(), count })),
  /** Empty without a location. */
  distances: z.array(z.object({ miles: z.number(), count, isAtLeast: z.boolean() })),
});
export type JobSearchCounts = z.infer<typeof jobSearchCounts>;

/** Beside `jobs/search`, with the same body; the page number and size don't matter. */
export const countJobs = defineCall({
  method: 'POST',
  path: 'jobs/search/counts',
  token: false,
  summary: 'Count the results of a job search for each choice of its filters',
  params: nothing,
  body: jobSearchRequest,
  answer: envelope(jobSearchCounts),
  isIdempotent: true,
});
