import { type FoundPlace, pageSizes, type PlaceSearchRequest } from '@keepmark/contracts';
import { categoriesOf, type MapPoint, MapView } from '@keepmark/map';
import { EmptyState, ErrorState, Icon, LoadingState } from '@keepmark/ui';
import { Button, NativeSelect, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { AroundFields, LocationNotice, NearMeButton } from '../place-search/AroundFields';
import { savedIndex, markFound, valuesOfFound } from '../place-search/found-place';
import { FoundList } from '../place-search/FoundList';
import { FoundPopup } from '../place-search/FoundPopup';
import { type PlaceSearch, placeSearchUrl, radiiMiles, type SearchArea } from '../place-search/place-search';
import formClasses from '../place-search/PlaceSearchForm.module.css';
import { ResultColumns, type ResultColumnsProps } from '../place-search/ResultColumns';
import { useTypedLocation } from '../place-search/use-typed-location';
import { useSearchArea } from '../place-search/search-area';
import { usePlaceSearch } from '../place-search/use-place-search';
import { useFoundPlaces } from '../places-api';
import { useSavedPlaces } from '../places-store';
import { milesOptions, plural } from '@keepmark/ui/words';
import { usePlaceActions } from '../use-place-actions';
import { typeCounts } from './type-counts';
import { TypeChips } from './TypeChips';

const none: never[] = [];

const requestOf = (area: SearchArea, miles: number): PlaceSearchRequest => ({
  ...(area.kind === 'box' ? { bbox: area.box } : { lat: area.latitude, lng: area.longitude, radiusMiles: miles }),
  searchType: 'discover',
  pageSize: pageSizes.veryLarge,
});

/** The places near a location on a list and a map, counted and filtered by type. */
export function PlaceDiscoverView({ firstView }: Pick<ResultColumnsProps, 'firstView'>) {
  const search = usePlaceSearch();
  const navigate = useNavigate();
  const location = useTypedLocation(search);
  const area = useSearchArea(search);
  const result = useFoundPlaces(area && requestOf(area, search.miles));
  const savedPlaces = useSavedPlaces();
  const { save } = usePlaceActions();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [shownCount, setShownCount] = useState<number>(pageSizes.discovery);

  const found = area ? (result.data?.places ?? none) : none;
  const counts = useMemo(() => typeCounts(found), [found]);
  const categories = useMemo(
    () => categoriesOf(counts.map(({ type, label }) => ({ id: type, label, icon: type }))),
    [counts],
  );
  const ofType = useMemo(
    () => (search.type ? found.filter(({ type }) => type === search.type) : found),
    [found, search.type],
  );
  const index = useMemo(() => savedIndex(savedPlaces), [savedPlaces]);
  const listed = ofType.slice(0, shownCount).map((place) => markFound(place, index));
  const points = useMemo(
    () =>
      ofType.map(({ placeId, title, type, gps_coordinates: at }): MapPoint => ({
        id: placeId,
        label: title,
        latitude: at.latitude,
        longitude: at.longitude,
        category: type,
      })),
    [ofType],
  );
  const saveFound = (place: FoundPlace) => save(valuesOfFound(place));
  // Looks in all pins: one can be selected before the list shows its place.
  const selected = ofType.find(({ placeId }) => placeId === selectedId);
  const run = (changes: Partial<PlaceSearch>) => {
    setShownCount(pageSizes.discovery);
    setSelectedId(null);
    void navigate({ to: '.', search: placeSearchUrl({ ...search, ...changes }), replace: true, resetScroll: false });
  };

  const results = () => {
    if (!area) {
      return (
        <EmptyState icon="compass" title="Discover nearby places">
          Choose a city, an address or a saved place above to see the restaurants, schools, parks and more near it.
        </EmptyState>
      );
    }
    if (result.isPending) return <LoadingState label="Loading nearby places" />;
    if (result.error) {
      return (
        <ErrorState title="We couldn't load nearby places" onRetry={() => void result.refetch()}>
          {result.error.message}
        </ErrorState>
      );
    }
    if (found.length === 0) {
      return (
        <EmptyState icon="compass" title="No places found">
          Try a longer distance or another location.
        </EmptyState>
      );
    }
    return (
      <>
        <Text component="output" size="sm" c="dimmed">
          {result.data.isTruncated ? `Nearest ${plural(found.length, 'place')}` : plural(found.length, 'place')} by type
        </Text>
        <TypeChips counts={counts} chosen={search.type} onChoose={(type) => run({ type })} />
        <FoundList places={listed} selectedId={selectedId} onSelect={setSelectedId} onSave={saveFound} />
        {listed.length < ofType.length ? (
          <Button variant="light" fullWidth onClick={() => setShownCount(shownCount + pageSizes.discovery)}>
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
      <search>
        <form
          className={formClasses['form']}
          onSubmit={(event) => {
            event.preventDefault();
            void location.resolve().then((located) => located && run(located));
          }}
        >
          <AroundFields search={search} location={location} onChange={run} />
          <NativeSelect
            className={formClasses['wide']}
            label="Within"
            data={milesOptions(radiiMiles)}
            value={String(search.miles)}
            onChange={({ currentTarget }) => run({ miles: Number(currentTarget.value) })}
          />
          <div className={formClasses['buttons']}>
            <Button type="submit" leftSection={<Icon name="search" size="sm" />}>
              Search
            </Button>
            <NearMeButton location={location} onChange={run} />
          </div>
          <LocationNotice search={search} location={location} onChange={run} />
        </form>
      </search>
      <ResultColumns
        firstView={firstView}
        list={results()}
        map={
          <MapView
            label="Nearby places"
            points={points}
            categories={categories}
            origin={area?.kind === 'point' ? area : undefined}
            selectedId={selectedId ?? undefined}
            onSelect={setSelectedId}
            renderPopup={() => selected && <FoundPopup place={markFound(selected, index)} onSave={saveFound} />}
          />
        }
      />
    </>
  );
}
