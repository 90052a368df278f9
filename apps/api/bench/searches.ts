import { seededRandom } from '../src/postings/feeds/sample/compose-sample';
import { commonWord, occupations, pick } from './job-titles';
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
  'api/jobs-search/common-term': (random) => ({
    searchTerm: commonWord,
    selectedCountryCode: pick(countries, random),
    pageNumber: pageNumber(random),
  }),
  'api/jobs-search/newest': (random) => ({
    searchTerm: '',
    selectedCountryCode: pick(countries, random),
    pageNumber: pageNumber(random),
  }),
  'api/jobs-search/filtered': (random) => ({
    searchTerm: pick(occupations, random),
    remote: random() < 0.5,
    jobTypes: ['fulltime', 'contract'],
    salaryAtLeast: 60_000,
    salaryNotStated: true,
    sort: 'newest',
  }),
  'api/jobs-search/nearest': (random) => ({ searchTerm: '', location: pick(cities, random), sort: 'nearest' }),
  'api/jobs-search/salary': (random) => ({
    searchTerm: commonWord,
    selectedCountryCode: pick(countries, random),
    sort: 'salary',
    pageNumber: pageNumber(random),
  }),
};

/** Counted for the choices of the filters. */
export const countedSearches: Readonly<Record<string, Search>> = {
  'api/jobs-search/counts-common-term': (random) => ({
    searchTerm: commonWord,
    selectedCountryCode: pick(countries, random),
  }),
  'api/jobs-search/counts-near': (random) => ({
    searchTerm: pick(occupations, random),
    location: pick(cities, random),
  }),
  'api/jobs-search/counts-newest': (random) => ({ searchTerm: '', selectedCountryCode: pick(countries, random) }),
};

/** Shown on the map. */
export const mappedSearches: Readonly<Record<string, Search>> = {
  'api/jobs-search/positions': (random) => ({ searchTerm: pick(occupations, random), location: pick(cities, random) }),
};

/** What a person types who means no harm, and what one types who does: searched by the bench `any-text`, all in turn. */
export const oddTexts: readonly string[] = [
  'a',
  'it',
  'the of and',
  '-'.repeat(33),
  'a-'.repeat(100),
  '<a>'.repeat(66),
  '"'.repeat(200),
  '"the company"',
  '"equal opportunity employer"',
  '"people company plan"',
  'engineer -"equal opportunity"',
  '-intern',
  '-company',
  '!()&|:*<->',
  "' OR 1=1 --",
  '%_\\',
  'engineer or nurse or manager or driver or chef',
  'a or '.repeat(40),
  'company people work plan week year office team call offer',
  'company',
  'engineer',
  'senior engineer company',
  'enginere',
  'sofware enginer',
  'registred nurze practitoner',
  'mangaer',
  'zzzzzz qqqqqq',
  'x'.repeat(200),
  'lorem ipsum dolor '.repeat(11),
  '看護師',
  'エンジニア 東京',
  '😀'.repeat(100),
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  'part-time state-of-the-art node.js C++',
  'as',
  'ma',
];

/** Most people look at the first page, some turn a few. */
function pageNumber(random: () => number): number {
  return 1 + Math.floor(random() ** 4 * 10);
}

export const anyTextName = 'api/jobs-search/any-text';

export function textRequest(searchTerm: string): ClientRequest {
  return { path: '/jobs/search', body: { searchTerm: searchTerm.slice(0, 200), pageSize: 20, pageNumber: 1 } };
}

export const searchRequests = (search: Search, count: number): ClientRequest[] =>
  requestsTo('/jobs/search', search, count);
export const countRequests = (search: Search, count: number): ClientRequest[] =>
  requestsTo('/jobs/search/counts', search, count);
export const positionRequests = (search: Search, count: number): ClientRequest[] =>
  requestsTo('/jobs/search/positions', search, count);

function requestsTo(path: string, search: Search, count: number): ClientRequest[] {
  const random = seededRandom(count);
  return Array.from({ length: count }, () => ({ path, body: { pageSize: 20, pageNumber: 1, ...search(random) } }));
}
