import { EmptyState } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { emptyJobSearch, type JobSearch } from './job-search';

export interface NoResultsProps {
  search: JobSearch;
  /** Postings on other pages. */
  total: number;
  onSearch: (search: JobSearch) => void;
}

/** Says why nothing is there, and offers the one step that most likely helps. */
export function NoResults({ search, total, onSearch }: NoResultsProps) {
  if (total > 0) {
    return (
      <EmptyState
        icon="search"
        title="This page is past the last one"
        action={
          <Button variant="light" onClick={() => onSearch({ ...search, page: 1 })}>
            Go to the first page
          </Button>
        }
      >
        {`${total.toLocaleString('en')} ${total === 1 ? 'posting matches' : 'postings match'}, on the pages before.`}
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
        ? 'A wider distance, any age or no company may find more.'
        : 'Try fewer or other words, or another country.'}
    </EmptyState>
  );
}
