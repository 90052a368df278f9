import { call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { searchJobs } from '@keepmark/contracts';
import { calendarDayOf } from '@keepmark/ui/words';
import { useQueries } from '@tanstack/react-query';
import { jobSearchRequest } from '../job-search';
import { newForDays, readSearchText } from './saved-search';
import type { SavedSearch } from './saved-search-table';

/** The most searches that are counted, with one call each: the newest ones. */
export const maxCounted = 10;
const cachedMs = 30 * 60_000;

export interface NewCount {
  readonly count: number;
  readonly isAtLeast: boolean;
}

/**
 * How many postings of each saved search are new since yesterday or since it was saved, by its id. Counted when the screen
 * opens, and at most every half hour. A search that can't be counted is missing.
 */
export function useNewCounts(searches: readonly SavedSearch[]): ReadonlyMap<string, NewCount> {
  const { api } = useAppContext();
  const counted = searches.slice(0, maxCounted);
  return useQueries({
    queries: counted.map(({ search, dateAdded }) => ({
      queryKey: ['jobs', 'new-count', search, dateAdded, calendarDayOf(new Date())],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<NewCount> => {
        const request = jobSearchRequest({ ...readSearchText(search), sort: 'relevance', page: 1 });
        const body = { ...request, pageSize: 1, age: newForDays(dateAdded, new Date()) };
        const { totalResults, totalIsAtLeast = false } = await call(api, searchJobs, { body, signal });
        return { count: totalResults, isAtLeast: totalIsAtLeast };
      },
      staleTime: cachedMs,
      gcTime: cachedMs,
      retry: false,
    })),
    combine: (results) => {
      const counts = new Map<string, NewCount>();
      for (const [index, { data }] of results.entries()) {
        const id = counted[index]?.internalId;
        if (data && id !== undefined) counts.set(id, data);
      }
      return counts;
    },
  });
}

/** "12 new", "10,000+ new"; empty for none. */
export const newText = (counted: NewCount | undefined): string =>
  counted && counted.count > 0 ? `${counted.count.toLocaleString('en')}${counted.isAtLeast ? '+' : ''} new` : '';
