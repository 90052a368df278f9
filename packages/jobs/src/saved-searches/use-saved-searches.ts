import { useAllRows } from '@keepmark/local-store/react';
import { type SavedSearch, savedSearchTable } from './saved-search-table';

/** Every saved search, the newest first. Re-renders when one changes. */
export const useSavedSearches = (): readonly SavedSearch[] =>
  useAllRows(savedSearchTable, { sort: [['dateAdded', 'desc']] });
