import { lazyPart } from '@keepmark/app-shell/lazy-part';
import type { Database } from '@keepmark/local-store';
import { Suspense } from 'react';
import { savedSearchTable, useSavedSearches } from './saved-search-table';

const SearchNewsList = lazyPart(async () => (await import('./SearchNewsList')).SearchNewsList);

/** Loads what `SavedSearchNews` needs, so that it renders together with the screen around it. */
export async function preloadSearchNews(database: Database): Promise<void> {
  if (database.table(savedSearchTable).count() > 0) await SearchNewsList.preload();
}

/**
 * For the landing screen: what is new in the saved searches since yesterday. Nothing when there are none; most people have
 * none, and don't load the search.
 */
export function SavedSearchNews() {
  const searches = useSavedSearches();
  if (searches.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <SearchNewsList searches={searches} />
    </Suspense>
  );
}
