import {
  countJobs,
  getOpenPosting,
  listClosedPostings,
  listJobPositions,
  searchJobs,
  worldCountryCode,
} from '@keepmark/contracts';
import type { FastifyInstance } from 'fastify';
import { type FailureAnswer, registerCall } from '../../platform/calls/calls';
import { closedPostings } from './closed-postings';
import { countFacets } from './facet-counts';
import { jobPositions } from './job-positions';
import { openPosting } from './open-posting';
import { postingAnswer } from './posting-answer';
import { mappedPostings, wholePostings } from './posting-page';
import { postingSearch } from './posting-search';
import { readCriteria, type LocationSources } from './search-criteria';
import { suggestPlaces } from './suggest-places';

/** The shape of this call's answer stays the same when it fails; the wording is the specification's. */
const failure: FailureAnswer = ({ message, code }) => ({
  error: true,
  message: `Error occured getting search results: ${message}`,
  code,
  results: [],
  totalResults: 0,
});

/** `jobs/search`, its extensions, and `jobs/closed`, over the replica when there is one. */
export function registerJobRoutes(app: FastifyInstance, sources: LocationSources): void {
  void app.register(async (routes) => {
    // The answers are our own tables, typed by the contract: checking each posting again takes as long as finding it.
    routes.setSerializerCompiler(() => JSON.stringify);
    registerSearches(routes, sources);
    registerPostings(routes);
  });
}

function registerSearches(app: FastifyInstance, sources: LocationSources): void {
  const search = postingSearch(app.database.search, wholePostings);
  const searchMapped = postingSearch(app.database.search, mappedPostings);
  registerCall(
    app,
    searchJobs,
    async ({ body }) => {
      const criteria = readCriteria(body, sources);
      const { postings, totalResults, totalIsAtLeast, isRespelled } = await search(criteria);
      const now = new Date();
      return {
        results: postings.map((posting) => postingAnswer(posting, criteria.places, now)),
        totalResults,
        ...(totalIsAtLeast && { totalIsAtLeast }),
        ...(isRespelled && totalResults > 0 && { isRespelled }),
        searchedCountryCode: criteria.country ?? worldCountryCode,
        ...(criteria.placesUnderstood.length > 0 && { searchedPlaces: [...criteria.placesUnderstood] }),
        ...(totalResults === 0 && suggestPlaces(sources.geography, criteria)),
        ...(criteria.placesElsewhere.length > 0 && { placesElsewhere: [...criteria.placesElsewhere] }),
      };
    },
    { failure },
  );
  registerCall(app, countJobs, async ({ body }) => ({
    success: true,
    data: await countFacets(app.database.search, readCriteria(body, sources)),
  }));
  registerCall(app, listJobPositions, async ({ body }) => ({
    success: true,
    data: await jobPositions(searchMapped, readCriteria(body, sources)),
  }));
}

function registerPostings(app: FastifyInstance): void {
  registerCall(app, getOpenPosting, async ({ body }) => {
    const posting = await openPosting(app.database.read, body.externalId);
    return { success: true, data: posting ? postingAnswer(posting, [], new Date()) : null };
  });
  registerCall(app, listClosedPostings, async ({ body }) => ({
    success: true,
    data: await closedPostings(app.database.read, body.externalIds),
  }));
}
