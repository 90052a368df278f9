import type { FoundPlace } from '@keepmark/contracts';
import type { MapCategory, MapPoint } from '@keepmark/map';
import { MapView } from '@keepmark/map';
import { EmptyState, ErrorState, LoadingState } from '@keepmark/ui';
import { Button, NativeSelect, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useFoundPlaces } from '../places-api';
import { useSavedPlaces } from '../places-store';
import { plural } from '@keepmark/ui/words';
import { usePlaceActions } from '../use-place-actions';
import { FoundList } from './FoundList';
import { savedIndex, markFound, sortedFound, valuesOfFound } from './found-place';
import { FoundPopup } from './FoundPopup';
import {
  boxText,
  type PlaceSearch,
  placeSearchRequest,
  placeSearchUrl,
  searchPageSize,
  type SearchSort,
  searchSorts,
} from './place-search';
import { PlaceSearchForm } from './PlaceSearchForm';
import { ResultColumns, type ResultColumnsProps } from './ResultColumns';
import classes from './PlaceSearchView.module.css';
import { useSearchArea } from './search-area';
import { usePlaceSearch } from './use-place-search';

const categories: readonly MapCategory[] = [
  { id: 'found', label: 'Found', tone: 'primary' },
  { id: 'saved', label: 'Saved', tone: 'success', symbol: '✓' },
];
const sortOptions = Object.entries(searchSorts).map(([value, label]) => ({ value, label }));
const none: never[] = [];

/** The search form, with results in a list and on a map that share the selection. */
export function PlaceSearchView({ firstView }: Pick<ResultColumnsProps, 'firstView'>) {
  const search = usePlaceSearch();
  const navigate = useNavigate();
  const area = useSearchArea(search);
  const query = JSON.stringify([{ ...search, sort: '' }, area]);
  const [paging, setPaging] = useState<{ query: string; size: number }>({ query, size: searchPageSize });
  const size = paging.query === query ? paging.size : searchPageSize;
  const result = useFoundPlaces(area && placeSearchRequest(search, area, size));
  const savedPlaces = useSavedPlaces();
  const { save } = usePlaceActions();
  const [selectedId, setSelectedId] = useState<string | null>(null);

  const index = useMemo(() => savedIndex(savedPlaces), [savedPlaces]);
  const found = area ? result.data?.places : none;
  const places = useMemo(
    () => sortedFound(found ?? none, search.sort).map((place) => markFound(place, index)),
    [found, search.sort, index],
  );
  const points = useMemo(
    () =>
      places.map(({ found: { placeId, title, type, gps_coordinates: at }, isSaved }): MapPoint => ({
        id: placeId,
        label: title,
        latitude: at.latitude,
        longitude: at.longitude,
        category: isSaved ? 'saved' : 'found',
        icon: type,
      })),
    [places],
  );
  const saveFound = (place: FoundPlace) => save(valuesOfFound(place));
  const selected = places.find(({ found: { placeId } }) => placeId === selectedId);
  const run = (next: PlaceSearch) =>
    void navigate({ to: '.', search: placeSearchUrl(next), replace: true, resetScroll: false });

  const results = () => {
    if (!area) {
      return (
        <EmptyState icon="map-search" title="Where should we look?">
          Enter a city or an address above, press “Near me”, or move the map and press “Search this area”.
        </EmptyState>
      );
    }
    if (result.isPending) return <LoadingState label="Searching places" />;
    if (result.error) {
      return (
        <ErrorState title="We couldn't search places" onRetry={() => void result.refetch()}>
          {result.error.message}
        </ErrorState>
      );
    }
    if (places.length === 0) {
      return (
        <EmptyState icon="map-search" title="No places found">
          Try fewer words, another type or a longer distance.
        </EmptyState>
      );
    }
    return (
      <>
        <div className={classes['head']}>
          <Text component="output" size="sm" c="dimmed">
            {result.data.isTruncated ? `First ${plural(places.length, 'place')}` : plural(places.length, 'place')}
            {result.data.isClamped ? ' in part of this area. Zoom in to search all of it.' : ''}
          </Text>
          <NativeSelect
            aria-label="Sort by"
            data={sortOptions}
            value={search.sort}
            onChange={({ currentTarget }) => run({ ...search, sort: currentTarget.value as SearchSort })}
          />
        </div>
        <FoundList places={places} selectedId={selectedId} onSelect={setSelectedId} onSave={saveFound} />
        {result.data.isTruncated ? (
          <Button
            variant="light"
            fullWidth
            loading={result.isFetching}
            onClick={() => setPaging({ query, size: size + searchPageSize })}
          >
            Show more
          </Button>
        ) : null}
        {result.data.attribution ? (
          <Text size="xs" c="dimmed">
            {result.data.attribution}
          </Text>
        ) : null}
      </>
    );
  };

  return (
    <>
      <PlaceSearchForm search={search} onSearch={run} />
      <ResultColumns
        firstView={firstView}
        list={results()}
        map={
          <MapView
            label="Search results"
            points={points}
            categories={categories}
            origin={area?.kind === 'point' ? area : undefined}
            selectedId={selectedId ?? undefined}
            onSelect={setSelectedId}
            renderPopup={() => selected && <FoundPopup place={selected} onSave={saveFound} />}
            fit={area?.kind === 'box' ? null : undefined}
            onSearchArea={(box) => run({ ...search, around: 'view', box: boxText(box) })}
          />
        }
      />
    </>
  );
}
