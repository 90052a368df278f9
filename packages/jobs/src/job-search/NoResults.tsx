import { plural } from '@keepmark/ui/words';
import { EmptyState } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { emptyJobSearch, type JobSearch } from './job-search';

export interface NoResultsProps {
  search: JobSearch;
  /** Number of postings on all pages. */
  total: number;
  onSearch: (search: JobSearch) => void;
}

/** The empty state of a search, with the one step most likely to help. */
export function NoResults({ search, total, onSearch }: NoResultsProps) {
  if (total > 0) {
    return (
      <EmptyState
        icon="search"
        title="No more results"
        action={
          <Button variant="light" onClick={() => onSearch({ ...search, page: 1 })}>
            Go to the first page
          </Button>
        }
      >
        {`${plural(total, 'posting matches', 'postings match')}. See the earlier pages.`}
      </EmptyState>
    );
  }
  const { term, country } = search;
  const widened = { ...emptyJobSearch, term, country };
  const isNarrow = JSON.stringify(widened) !== JSON.stringify({ ...search, page: 1 });
  return (
    <EmptyState
      icon="mood-empty"
      title="No postings found"
      action={
        isNarrow ? (
          <Button variant="light" onClick={() => onSearch(widened)}>
            {term === '' ? 'Show the newest postings' : `Search everywhere for “${term}”`}
          </Button>
        ) : undefined
      }
    >
      {isNarrow
        ? 'Try a larger distance, an earlier date, or no company.'
        : 'Try fewer or different words, or another country.'}
    </EmptyState>
  );
}
