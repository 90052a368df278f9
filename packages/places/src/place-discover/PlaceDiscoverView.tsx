import { type FoundPlace, pageSizes, type PlaceSearchRequest } from '@keepmark/contracts';
import { categoriesOf, MapView } from '@keepmark/map';
import { EmptyState } from '@keepmark/ui';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { markFound, pointOfFound, savedIndex, valuesOfFound } from '../place-search/found-place';
import { FoundPopup } from '../place-search/FoundPopup';
import { type PlaceSearch, placeSearchUrl, type SearchArea } from '../place-search/place-search';
import { ResultColumns, type ResultColumnsProps } from '../place-search/ResultColumns';
import { useSearchArea } from '../place-search/search-area';
import { usePlaceSearch } from '../place-search/use-place-search';
import { useFoundPlaces } from '../places-api';
import { useSavedPlaces } from '../places-store';
import { usePlaceActions } from '../use-place-actions';
import { DiscoverForm } from './DiscoverForm';
import { DiscoverResults } from './DiscoverResults';
import { typeCounts } from './type-counts';

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
  const area = useSearchArea(search);
  const result = useFoundPlaces(area && requestOf(area, search.miles));
  const savedPlaces = useSavedPlaces();
  const { save } = usePlaceActions();
  const [selectedId, setSelectedId] = useState<string | null>(null);

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
  const saved = useMemo(() => savedIndex(savedPlaces), [savedPlaces]);
  const points = useMemo(() => ofType.map((place) => pointOfFound(place, place.type)), [ofType]);
  const saveFound = (place: FoundPlace) => save(valuesOfFound(place));
  // Looks in all pins: one can be selected before the list shows its place.
  const selected = ofType.find(({ placeId }) => placeId === selectedId);
  const run = (changes: Partial<PlaceSearch>) => {
    setSelectedId(null);
    void navigate({ to: '.', search: placeSearchUrl({ ...search, ...changes }), replace: true, resetScroll: false });
  };

  return (
    <>
      <DiscoverForm search={search} onChange={run} />
      <ResultColumns
        firstView={firstView}
        list={
          area ? (
            <DiscoverResults
              // Other results start with some again.
              key={JSON.stringify(placeSearchUrl(search))}
              result={result}
              counts={counts}
              type={search.type}
              onType={(type) => run({ type })}
              ofType={ofType}
              saved={saved}
              selectedId={selectedId}
              onSelect={setSelectedId}
              onSave={saveFound}
            />
          ) : (
            <EmptyState icon="compass" title="Discover nearby places">
              Choose a city, an address, or a saved place above to see the restaurants, schools, parks, and more near
              it.
            </EmptyState>
          )
        }
        map={
          <MapView
            label="Nearby places"
            points={points}
            categories={categories}
            origin={area?.kind === 'point' ? area : undefined}
            selectedId={selectedId ?? undefined}
            comesClose
            onSelect={setSelectedId}
            renderPopup={() => selected && <FoundPopup place={markFound(selected, saved)} onSave={saveFound} />}
          />
        }
      />
    </>
  );
}
