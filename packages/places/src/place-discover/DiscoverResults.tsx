import { pageSizes } from '@keepmark/contracts';
import { EmptyState, ErrorState, LoadingState } from '@keepmark/ui';
import { plural } from '@keepmark/ui/words';
import { Button, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { markFound, type SavedIndex } from '../place-search/found-place';
import { FoundList, type FoundListProps } from '../place-search/FoundList';
import type { useFoundPlaces } from '../places-api';
import type { typeCounts } from './type-counts';
import { TypeChips } from './TypeChips';

type Result = ReturnType<typeof useFoundPlaces>;

export interface DiscoverResultsProps extends Omit<FoundListProps, 'places'> {
  result: Result;
  counts: ReturnType<typeof typeCounts>;
  /** The chosen type; empty for all. */
  type: string;
  onType: (type: string) => void;
  /** The places of this type. */
  ofType: NonNullable<Result['data']>['places'];
  saved: SavedIndex;
}

/** The nearby places of a type, some at first. */
export function DiscoverResults({ result, counts, type, onType, ofType, saved, ...list }: DiscoverResultsProps) {
  const [shownCount, setShownCount] = useState<number>(pageSizes.discovery);
  const { data } = result;
  if (!data || data.places.length === 0) return <NothingFound result={result} />;
  const { places, isTruncated, attribution } = data;
  return (
    <>
      <Text component="output" size="sm" c="dimmed">
        {isTruncated ? `Nearest ${plural(places.length, 'place')}` : plural(places.length, 'place')} by type
      </Text>
      <TypeChips counts={counts} chosen={type} onChoose={onType} />
      <FoundList {...list} places={ofType.slice(0, shownCount).map((place) => markFound(place, saved))} />
      {shownCount < ofType.length ? (
        <Button variant="light" fullWidth onClick={() => setShownCount(shownCount + pageSizes.discovery)}>
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

/** Why there are no nearby places. */
function NothingFound({ result }: { result: Result }): ReactNode {
  if (result.isPending) return <LoadingState label="Loading nearby places" />;
  if (result.error) {
    return (
      <ErrorState title="We couldn’t load nearby places" onRetry={() => void result.refetch()}>
        {result.error.message}
      </ErrorState>
    );
  }
  return (
    <EmptyState icon="compass" title="No places found">
      Try a longer distance or another location.
    </EmptyState>
  );
}
