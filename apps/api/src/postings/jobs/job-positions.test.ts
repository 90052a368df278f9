import { expect, it } from 'vitest';
import { jobPositions } from './job-positions';
import type { FoundPlace, MappedPosting } from './posting-page';
import type { SearchCriteria } from './search-criteria';

const springfield = (state: string, latitude: number, longitude: number): FoundPlace => ({
  label: `Springfield, ${state}`,
  city: 'Springfield',
  state,
  country: 'us',
  latitude,
  longitude,
  remote: false,
});
const posting: MappedPosting = {
  feed: 'greenhouse:acme',
  externalId: '42',
  companyName: 'Acme',
  jobTitle: 'Nurse',
  location: 'Springfield, IL; Springfield, MA',
  locations: [springfield('IL', 39.8, -89.64), springfield('MA', 42.1, -72.59)],
};
const nearBoston: SearchCriteria = {
  term: '',
  hasNoWords: false,
  companyName: '',
  places: [{ kind: 'around', latitude: 42.36, longitude: -71.06, distanceMiles: 100, country: 'us' }],
  placesElsewhere: [],
  placesUnderstood: [],
  unknownPlaces: [],
  country: 'us',
  facets: { workplace: undefined, jobTypes: undefined, salary: undefined, ageDays: undefined },
  sort: 'relevance',
  offset: 0,
  limit: 20,
};

it('names the location that is nearest, not another city of the same name', async () => {
  const page = { postings: [posting], totalResults: 1, totalIsAtLeast: false };
  const { results } = await jobPositions(async () => page, nearBoston);
  expect(results).toMatchObject([{ externalId: 'greenhouse:acme:42', location: 'Springfield, MA', latitude: 42.1 }]);
});

it('gives the text of a posting whose locations are unknown', async () => {
  const page = { postings: [{ ...posting, locations: [] }], totalResults: 1, totalIsAtLeast: false };
  const { results } = await jobPositions(async () => page, nearBoston);
  expect(results).toMatchObject([{ location: 'Springfield, IL; Springfield, MA', latitude: null, longitude: null }]);
});
