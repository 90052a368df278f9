import * as z from 'zod/mini';
import { defineCall } from './call';
import { envelope, nothing } from './envelope';
import { line } from './text';

/** The most postings that one call can ask about. */
export const maxClosedPostingIds = 500;

const closedPostingsRequest = z.object({
  /** The `externalId` of each posting, from the search. */
  externalIds: z.array(line(500)).check(z.minLength(1), z.maxLength(maxClosedPostingIds)),
});

const closedPosting = z.object({
  externalId: z.string(),
  /** When we found it missing from its feed, ISO 8601. */
  closedDate: z.string(),
});
export type ClosedPosting = z.infer<typeof closedPosting>;

/** Ids that no feed knows are left out of the answer. */
export const listClosedPostings = defineCall({
  method: 'POST',
  path: 'jobs/closed',
  token: false,
  summary: 'List which of these postings are no longer in their feeds',
  params: nothing,
  body: closedPostingsRequest,
  answer: envelope(z.array(closedPosting)),
  isIdempotent: true,
});
