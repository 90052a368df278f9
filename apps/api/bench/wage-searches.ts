import { seededRandom } from '../src/postings/feeds/sample/compose-sample';
import { occupations, pick } from './job-titles';
import type { ClientRequest } from './measure';
import { wageAreas, wageOccupations } from './wage-seed';

type Ask = (random: () => number) => string;

/** What is asked of wages and careers, by the name of the benchmark: every request is another one. */
export const wageSearches: Readonly<Record<string, Ask>> = {
  'api/wages': (random) => `/wages/occupation/${pick(wageOccupations, random)}/${pick(wageAreas, random)}`,
  'api/occupation-related': (random) => `/occupations/${pick(wageOccupations, random)}/related`,
  'api/occupation-skills': (random) => `/occupations/${pick(wageOccupations, random)}/skills`,
  'api/occupation-tasks': (random) => `/occupations/${pick(wageOccupations, random)}/tasks`,
  // Typed to the end or not, in one word or more: the last one begins thousands of titles.
  'api/occupation-titles': (random) => {
    const title = pick(occupations, random).toLowerCase();
    const texts = [title, title.slice(0, -2), title.split(' ').at(-1) ?? title, 'manager'];
    return `/occupations/titles/${encodeURIComponent(pick(texts, random))}`;
  },
};

export function wageRequests(ask: Ask, count: number): ClientRequest[] {
  const random = seededRandom(count + 4);
  return Array.from({ length: count }, () => ({ path: ask(random) }));
}
