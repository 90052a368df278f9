import { useUrlFilter } from '@keepmark/app-shell/url-filter';
import { EmptyState, Page } from '@keepmark/ui';
import { VirtualList } from '@keepmark/ui/virtual-list';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { useKeptPlaces } from '../places-store';
import { usePlaceActions } from '../use-place-actions';
import { filteredPlaces, placeFilterUrl, readPlaceFilter, sortedPlaces } from './place-filter';
import { PlaceFilterBar } from './PlaceFilterBar';
import classes from './PlaceListPage.module.css';
import { PlaceRow } from './PlaceRow';

const filterForm = { read: readPlaceFilter, write: placeFilterUrl };
const rowHeight = 85;
const addPlace = <Button renderRoot={(props) => <Link {...props} to="/place/add" />}>Add a place</Button>;

/** The kept places, found by word and kind. */
export function PlaceListPage() {
  const [filter, changeFilter] = useUrlFilter(filterForm);
  const places = useKeptPlaces();
  const { remove } = usePlaceActions();
  const { sort, type } = filter;
  const sorted = useMemo(() => sortedPlaces(places, sort), [places, sort]);
  // Typing goes before drawing: the list may follow a key press later.
  const text = useDeferredValue(filter.text);
  const shown = useMemo(() => filteredPlaces(sorted, { text, type }), [sorted, text, type]);

  if (places.length === 0) {
    return (
      <Page title="Places">
        <EmptyState icon="map-pin" title="No places kept yet" action={addPlace}>
          Keep the places that matter to you here: where to eat, to study, to travel, to live. Each holds its address,
          its site and your own notes, and they stay on this device. Begin with one that you know.
        </EmptyState>
      </Page>
    );
  }

  return (
    <Page title="Places" actions={addPlace}>
      <PlaceFilterBar filter={filter} places={places} onChange={changeFilter} />
      <div>
        <Text component="output" size="sm" c="dimmed" className={classes['count']}>
          {shown.length === places.length
            ? `${places.length.toLocaleString('en')} ${places.length === 1 ? 'place' : 'places'}`
            : `${shown.length.toLocaleString('en')} of ${places.length.toLocaleString('en')} places`}
        </Text>
        {shown.length === 0 ? (
          <EmptyState
            icon="filter"
            title="No kept place matches"
            action={
              <Button variant="light" onClick={() => changeFilter({ text: '', type: 'all' })}>
                Show all places
              </Button>
            }
          >
            Try fewer words or another kind of place.
          </EmptyState>
        ) : (
          <VirtualList label="Kept places" items={shown} itemKey={({ internalId }) => internalId} rowHeight={rowHeight}>
            {(place) => <PlaceRow place={place} onDelete={remove} />}
          </VirtualList>
        )}
      </div>
    </Page>
  );
}
