import type { Database, Undo } from '@keepmark/local-store';
import { useDatabase } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import type { JobSearch } from '../job-search';
import { searchText } from './saved-search';
import { type SavedSearch, savedSearchTable } from './saved-search-table';

/** The saved searches in a database. Writes throw the errors of local-store, such as when the browser is out of space. */
export function createSavedSearchesStore(database: Database, clock: () => Date = () => new Date()) {
  const searches = database.table(savedSearchTable);
  return {
    add: (name: string, search: JobSearch): Undo =>
      database.undoable(`Saved search ${name}`, () => {
        searches.insert({ name, search: searchText(search), dateAdded: clock().toISOString() });
      }),

    /** @returns undefined if the search was deleted */
    rename({ internalId, name: before }: SavedSearch, name: string): Undo | undefined {
      if (!searches.get(internalId)) return undefined;
      return database.undoable(`Renamed ${before}`, () => void searches.update(internalId, { name }));
    },

    delete: ({ internalId, name }: SavedSearch): Undo =>
      database.undoable(`Deleted search ${name}`, () => void searches.delete(internalId)),
  };
}

export function useSavedSearchesStore() {
  const database = useDatabase();
  return useMemo(() => createSavedSearchesStore(database), [database]);
}
