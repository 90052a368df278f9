import { seededRandom } from '../src/postings/feeds/sample/compose-sample';
import { lastWords, properName } from './company-seed';
import { pick } from './job-titles';
import type { ClientRequest } from './measure';

type Ask = (random: () => number) => Record<string, unknown>;

const words = (random: () => number): string => `${properName(random)} ${pick(lastWords, random)}`;
const countries = ['us', 'us', 'gb', 'de', 'in', 'WORLD'];

/** Many people type a name, some one word of it, some misspell it, and others look through a group or a country. */
const asks: readonly Ask[] = [
  (random) => ({ searchTerm: words(random) }),
  (random) => ({ searchTerm: words(random), selectedCountryCode: pick(countries, random) }),
  (random) => ({ searchTerm: properName(random) }),
  (random) => ({ searchTerm: `${properName(random)}x ${pick(lastWords, random)}` }),
  (random) => ({ group: 'index 500', searchTerm: properName(random) }),
  (random) => ({ selectedCountryCode: pick(countries, random), pageNumber: 1 + Math.floor(random() ** 4 * 10) }),
];

/** What is searched in the directory, by the name of the benchmark: every request is another one. */
export const companySearches: Readonly<Record<string, Ask>> = {
  'api/companies-search': (random) => pick(asks, random)(random),
};

export const anyCompanyTextName = 'api/companies-search/any-text';

export function companyTextRequest(searchTerm: string): ClientRequest {
  return { path: '/company/groups', body: { searchTerm: searchTerm.slice(0, 200), pageSize: 20 } };
}

export function companyRequests(ask: Ask, count: number): ClientRequest[] {
  const random = seededRandom(count + 2);
  return Array.from({ length: count }, () => ({ path: '/company/groups', body: { pageSize: 20, ...ask(random) } }));
}
