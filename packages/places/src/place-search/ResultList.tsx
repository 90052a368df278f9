import { EmptyState, ErrorState, LoadingState } from '@keepmark/ui';
import { plural } from '@keepmark/ui/words';
import { Button, NativeSelect, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FoundList, type FoundListProps } from './FoundList';
import { type SearchSort, searchSorts } from './place-search';
import classes from './PlaceSearchView.module.css';
import type { SearchResults } from './use-search-results';

const sortOptions = Object.entries(searchSorts).map(([value, label]) => ({ value, label }));

interface ResultListProps extends SearchResults, Omit<FoundListProps, 'places'> {
  readonly sort: SearchSort;
  readonly onSort: (sort: SearchSort) => void;
  /** Whether words, a type or the hours were asked for. */
  readonly isFiltered: boolean;
}

/** The results of a search as a list, or why there are none. */
export function ResultList({ result, places, showMore, sort, onSort, isFiltered, ...list }: ResultListProps) {
  if (result.isPending) return <LoadingState label="Searching places" />;
  if (result.error) {
    return (
      <ErrorState title="We couldn’t search places" onRetry={() => void result.refetch()}>
        {result.error.message}
      </ErrorState>
    );
  }
  if (places.length === 0) {
    return (
      <EmptyState
        icon="map-search"
        title="No places found"
        action={
          <Button variant="light" renderRoot={(props) => <Link {...props} to="/place/add" />}>
            Add place
          </Button>
        }
      >
        {isFiltered
          ? 'Try fewer words, another type or a longer distance, or add the place yourself.'
          : 'Try another location or a longer distance, or add the place yourself.'}
      </EmptyState>
    );
  }
  const { isTruncated, isClamped, attribution } = result.data;
  return (
    <>
      <div className={classes['head']}>
        <Text component="output" size="sm" c="dimmed">
          {isTruncated ? `First ${plural(places.length, 'place')}` : plural(places.length, 'place')}
          {isClamped ? ' in part of this area. Zoom in to search all of it.' : ''}
        </Text>
        <NativeSelect
          aria-label="Sort by"
          data={sortOptions}
          value={sort}
          onChange={({ currentTarget }) => onSort(currentTarget.value as SearchSort)}
        />
      </div>
      <FoundList {...list} places={places} />
      {isTruncated ? (
        <Button variant="light" fullWidth loading={result.isFetching} onClick={showMore}>
          Show more
        </Button>
      ) : null}
      {attribution ? (
        <Text size="xs" c="dimmed">
          {attribution}
        </Text>
      ) : null}
    </>
  );
}
