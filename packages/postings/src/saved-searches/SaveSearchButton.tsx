import { Icon, useFocusInPlace } from '@keepmark/ui';
import { Button } from '@mantine/core';
import type { JobSearch } from '../job-search';
import { searchName } from '../search-filters';
import { searchText } from './saved-search';
import { useSavedSearches } from './saved-search-table';
import { useSavedSearchActions } from './use-saved-search-actions';

export interface SaveSearchButtonProps {
  search: JobSearch;
  defaultCountry: string;
}

/** Saves the search with one click, named by its words and filters. Once saved, a click deletes it again. */
export function SaveSearchButton({ search, defaultCountry }: SaveSearchButtonProps) {
  const actions = useSavedSearchActions();
  const inPlace = useFocusInPlace();
  const text = searchText(search);
  const saved = useSavedSearches().find((one) => one.search === text);
  return (
    <Button
      {...inPlace}
      size="compact-md"
      variant="subtle"
      leftSection={<Icon name={saved ? 'check' : 'bell'} size="xs" />}
      aria-pressed={saved !== undefined}
      onClick={() => (saved ? actions.delete(saved) : actions.add(searchName(search, defaultCountry), search))}
    >
      {saved ? 'Search saved' : 'Save search'}
    </Button>
  );
}
