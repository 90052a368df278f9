import { changeWithUndo, deletedElsewhere, notify } from '@keepmark/ui';
import { useMemo } from 'react';
import type { JobSearch } from '../job-search';
import type { SavedSearch } from './saved-search-table';
import { useSavedSearchesStore } from './saved-searches-store';

/** Actions on saved searches, each with a toast and Undo. */
export function useSavedSearchActions() {
  const store = useSavedSearchesStore();
  return useMemo(
    () => ({
      add: (name: string, search: JobSearch): boolean =>
        changeWithUndo(`Saved search ${name}.`, () => store.add(name, search)),

      rename: (saved: SavedSearch, name: string): void => {
        let isThere = true;
        changeWithUndo(`Renamed to ${name}.`, () => {
          const undo = store.rename(saved, name);
          isThere = undo !== undefined;
          return undo;
        });
        if (!isThere) notify.error(deletedElsewhere('search'));
      },

      delete: (saved: SavedSearch): boolean =>
        changeWithUndo(`Deleted search ${saved.name}.`, () => store.delete(saved)),
    }),
    [store],
  );
}
