import * as z from 'zod/mini';
import { defineCall } from './call';
import { envelope, nothing } from './envelope';
import { line } from './text';

/** How many postings can be asked after at once. */
export const maxClosedPostingIds = 500;

const closedPostingsRequest = z.object({
  /** As `externalId` of the search gave them. */
  externalIds: z.array(line(500)).check(z.minLength(1), z.maxLength(maxClosedPostingIds)),
});

const closedPosting = z.object({
  externalId: z.string(),
  /** When it was found to be gone from its feed, ISO 8601. */
  closedDate: z.string(),
});
export type ClosedPosting = z.infer<typeof closedPosting>;

/** An id that no feed knows is not among the answers: nothing can be said of it. */
export const listClosedPostings = defineCall({
  method: 'POST',
  path: 'jobs/closed',
  token: false,
  summary: 'Which of these postings have vanished from their feeds',
  params: nothing,
  body: closedPostingsRequest,
  answer: envelope(z.array(closedPosting)),
});
