import { seededRandom } from '../src/feeds/sample/compose-sample';
import { occupations, pick } from './job-titles';
import type { ClientRequest } from './measure';

const cities = [
  'New York, NY',
  'Austin, TX',
  'San Francisco, CA',
  'Chicago, IL',
  'Seattle, WA',
  'Denver, CO',
  'Boston, MA',
  'Atlanta, GA',
  'Nashville, TN',
  'Boise, ID',
  'Omaha, NE',
  'Tucson, AZ',
  'NYC',
  'Toronto, ON, Canada',
];
const countries = ['us', 'us', 'us', 'WORLD', 'ca', 'gb', 'in'];

type Search = (random: () => number) => Record<string, unknown>;

/** What is searched, by the name of the benchmark: every request is another one. */
export const searches: Readonly<Record<string, Search>> = {
  'api/jobs-search/term': (random) => ({ searchTerm: pick(occupations, random), pageNumber: pageNumber(random) }),
  'api/jobs-search/near': (random) => ({
    searchTerm: pick(occupations, random),
    location: pick(cities, random),
    distance: 25,
    pageNumber: 1,
  }),
  'api/jobs-search/newest': (random) => ({
    searchTerm: '',
    selectedCountryCode: pick(countries, random),
    pageNumber: pageNumber(random),
  }),
};

/** Most people look at the first page, some turn a few. */
function pageNumber(random: () => number): number {
  return 1 + Math.floor(random() ** 4 * 10);
}

export function searchRequests(search: Search, count: number): ClientRequest[] {
  const random = seededRandom(count);
  return Array.from({ length: count }, () => ({ path: '/jobs/search', body: { pageSize: 20, ...search(random) } }));
}
