import { defineTable, field, type RowOf } from '@keepmark/local-store';
import { useAllRows } from '@keepmark/local-store/react';

/** Searches that a person saved. `dateAdded` is ISO 8601. */
export const savedSearchTable = defineTable('saved_searches', {
  fields: {
    name: field.text(),
    /** The search in the URL as JSON, with its country and without page and open posting. */
    search: field.text(),
    dateAdded: field.text(),
  },
  indexes: ['dateAdded'],
});
export type SavedSearch = RowOf<typeof savedSearchTable>;

/** Every saved search, the newest first. Re-renders when one changes. */
export const useSavedSearches = (): readonly SavedSearch[] =>
  useAllRows(savedSearchTable, { sort: [['dateAdded', 'desc']] });
