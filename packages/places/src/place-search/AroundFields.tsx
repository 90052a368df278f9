import { useHomeLocation } from '@keepmark/geography';
import { LocationInput } from '@keepmark/geography/location-input';
import { Anchor, NativeSelect, Select, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { hasPosition, placeAddress } from '../place';
import { useSavedPlaces } from '../places-store';
import { type Around, aroundLabels, type PlaceSearch } from './place-search';
import classes from './PlaceSearchForm.module.css';
import { useTextOf } from './use-text-of';

export interface AroundFieldsProps {
  search: PlaceSearch;
  onChange: (changes: Partial<PlaceSearch>) => void;
}

/** Says around what to search. */
export function AroundFields({ search, onChange }: AroundFieldsProps) {
  const homeLocation = useHomeLocation();
  const { around } = search;
  // The view is searched by the button on the map.
  const options = (Object.keys(aroundLabels) as Around[])
    .filter((value) => value !== 'view' || search.box)
    .map((value) => ({
      value,
      label:
        value === 'from' && homeLocation ? `Where I travel from (${homeLocation.locationText})` : aroundLabels[value],
    }));
  return (
    <>
      <NativeSelect
        className={classes['around']}
        label="Around"
        data={options}
        value={around}
        onChange={({ currentTarget }) => onChange({ around: currentTarget.value as Around })}
      />
      {around === 'from' && !homeLocation ? (
        <Text size="sm" className={classes['hint']}>
          <Anchor renderRoot={(props) => <Link {...props} to="/location/from" />}>Set where you travel from</Anchor>, or
          choose another way.
        </Text>
      ) : null}
      {around === 'typed' ? <TypedPlace search={search} onChange={onChange} /> : null}
      {around === 'kept' ? <SavedPlaceSelect chosen={search.place} onChoose={(place) => onChange({ place })} /> : null}
    </>
  );
}

function TypedPlace({ search, onChange }: Pick<AroundFieldsProps, 'search' | 'onChange'>) {
  const [text, setText] = useTextOf(search.near);
  return (
    <LocationInput
      className={classes['around']}
      label="City or address"
      placeholder="Begin to type, then choose"
      value={text}
      onChange={setText}
      onChoose={({ label, latitude, longitude }) => onChange({ near: label, lat: latitude, lng: longitude })}
    />
  );
}

function SavedPlaceSelect({ chosen, onChoose }: { chosen: string; onChoose: (internalId: string) => void }) {
  const places = useSavedPlaces();
  const options = useMemo(
    () =>
      places.filter(hasPosition).map((place) => ({
        value: place.internalId,
        label: [place.name, placeAddress(place)].filter(Boolean).join(' · '),
      })),
    [places],
  );
  return (
    <Select
      label="Saved place"
      placeholder="Choose one that has a position"
      data={options}
      searchable
      limit={50}
      nothingFoundMessage="No saved place of this name has a position"
      value={chosen || null}
      onChange={(place) => onChoose(place ?? '')}
    />
  );
}
