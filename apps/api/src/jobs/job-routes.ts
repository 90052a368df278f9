import { listClosedPostings, searchJobs, worldCountryCode } from '@keepmark/contracts';
import type { FastifyInstance } from 'fastify';
import type { FailureAnswer } from '../calls/answer-errors';
import { registerCall } from '../calls/register-call';
import type { LocationResolver } from '../locations/resolve-location';
import { closedPostings } from './closed-postings';
import { postingAnswer } from './posting-answer';
import { postingSearch } from './posting-search';
import { readCriteria } from './search-criteria';

/** The shape of this call's answer stays the same when it fails; the wording is the specification's. */
const failure: FailureAnswer = ({ message, code }) => ({
  error: true,
  message: `Error occured getting search results: ${message}`,
  code,
  results: [],
  totalResults: 0,
});

/** `jobs/search` and `jobs/closed`, over the replica when there is one. */
export function registerJobRoutes(app: FastifyInstance, { resolver }: { resolver: () => LocationResolver }): void {
  const search = postingSearch(app.database.search);
  registerCall(
    app,
    searchJobs,
    async ({ body }) => {
      const criteria = readCriteria(body, resolver());
      const { postings, totalResults, totalIsAtLeast } = await search(criteria);
      const now = new Date();
      return {
        results: postings.map((posting) => postingAnswer(posting, criteria.places, now)),
        totalResults,
        ...(totalIsAtLeast && { totalIsAtLeast }),
        searchedCountryCode: criteria.country ?? worldCountryCode,
        ...(criteria.placesElsewhere.length > 0 && { placesElsewhere: [...criteria.placesElsewhere] }),
      };
    },
    { failure },
  );
  registerCall(app, listClosedPostings, async ({ body }) => ({
    success: true,
    data: await closedPostings(app.database.read, body.externalIds),
  }));
}
