import type { FoundPlace } from '@keepmark/contracts';
import type { MapCategory } from '@keepmark/map';
import { MapView } from '@keepmark/map';
import { EmptyState } from '@keepmark/ui';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { usePlaceActions } from '../use-place-actions';
import { pointOfFound, valuesOfFound } from './found-place';
import { FoundPopup } from './FoundPopup';
import { boxText, type PlaceSearch, placeSearchUrl } from './place-search';
import { PlaceSearchForm } from './PlaceSearchForm';
import { ResultColumns, type ResultColumnsProps } from './ResultColumns';
import { ResultList } from './ResultList';
import { useSearchArea } from './search-area';
import { usePlaceSearch } from './use-place-search';
import { useSearchResults } from './use-search-results';

const categories: readonly MapCategory[] = [
  { id: 'found', label: 'Found', tone: 'primary' },
  { id: 'saved', label: 'Saved', tone: 'success', symbol: '✓' },
];

/** The search form, with results in a list and on a map that share the selection. */
export function PlaceSearchView({ firstView }: Pick<ResultColumnsProps, 'firstView'>) {
  const search = usePlaceSearch();
  const navigate = useNavigate();
  const area = useSearchArea(search);
  const results = useSearchResults(search, area);
  const { places } = results;
  const { save } = usePlaceActions();
  const [selectedId, setSelectedId] = useState<string | null>(null);

  const points = useMemo(
    () => places.map(({ found, isSaved }) => pointOfFound(found, isSaved ? 'saved' : 'found')),
    [places],
  );
  const saveFound = (place: FoundPlace) => save(valuesOfFound(place));
  const selected = places.find(({ found: { placeId } }) => placeId === selectedId);
  const run = (next: PlaceSearch) =>
    void navigate({ to: '.', search: placeSearchUrl(next), replace: true, resetScroll: false });

  return (
    <>
      <PlaceSearchForm search={search} onSearch={run} />
      <ResultColumns
        firstView={firstView}
        list={
          area ? (
            <ResultList
              {...results}
              isFiltered={search.text.trim() !== '' || search.type !== '' || search.open}
              sort={search.sort}
              onSort={(sort) => run({ ...search, sort })}
              selectedId={selectedId}
              onSelect={setSelectedId}
              onSave={saveFound}
            />
          ) : (
            <EmptyState icon="map-search" title="Where should we look?">
              Enter a city or an address above, press “Near me”, or move the map and press “Search this area”.
            </EmptyState>
          )
        }
        map={
          <MapView
            label="Search results"
            points={points}
            categories={categories}
            origin={area?.kind === 'point' ? area : undefined}
            selectedId={selectedId ?? undefined}
            comesClose
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
