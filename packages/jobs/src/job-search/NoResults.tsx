import { plural } from '@keepmark/ui/words';
import { EmptyState } from '@keepmark/ui';
import { Anchor, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
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
  const { term, country, sort } = search;
  const widened = { ...emptyJobSearch, term, country, sort };
  const isNarrow = JSON.stringify(widened) !== JSON.stringify({ ...search, page: 1 });
  return (
    <EmptyState
      icon="mood-empty"
      title="No postings found"
      action={
        <>
          {isNarrow ? (
            <Button variant="light" onClick={() => onSearch(widened)}>
              {term === '' ? 'Show the newest postings' : `Search everywhere for “${term}”`}
            </Button>
          ) : null}
          <Anchor renderRoot={(props) => <Link {...props} to="/job/search/assistant/{-$jobId}" />}>
            Job search assistant
          </Anchor>
        </>
      }
    >
      {isNarrow
        ? 'Try a larger distance, an earlier date, or fewer filters.'
        : 'Try fewer or different words, or another country.'}
    </EmptyState>
  );
}
