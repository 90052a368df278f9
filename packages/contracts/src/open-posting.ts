import * as z from 'zod/mini';
import { defineCall } from './call';
import { envelope, nothing } from './envelope';
import { jobPosting } from './job-search';
import { line } from './text';

/** One open posting by its `externalId`; null when there is none. The id holds slashes and colons, so it is in the body. */
export const getOpenPosting = defineCall({
  method: 'POST',
  path: 'jobs/posting',
  token: false,
  summary: 'Get an open posting by its id',
  params: nothing,
  body: z.object({ externalId: line(500).check(z.minLength(1)) }),
  answer: envelope(z.nullable(jobPosting)),
  isIdempotent: true,
});
