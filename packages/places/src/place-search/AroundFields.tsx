import { useHomeLocation } from '@keepmark/geography/home-location';
import { LocationInput } from '@keepmark/geography/location-input';
import { Anchor, NativeSelect, Select, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { hasPosition, placeAddress } from '../place';
import { useSavedPlaces } from '../places-store';
import { type Around, aroundLabels, aroundSaved, type PlaceSearch } from './place-search';
import classes from './PlaceSearchForm.module.css';
import { useTextOf } from './use-text-of';

export interface AroundFieldsProps {
  search: PlaceSearch;
  onChange: (changes: Partial<PlaceSearch>) => void;
}

/** Chooses the location to search near. */
export function AroundFields({ search, onChange }: AroundFieldsProps) {
  const homeLocation = useHomeLocation();
  const { around } = search;
  // Only the button on the map can choose the map area.
  const options = (Object.keys(aroundLabels) as Around[])
    .filter((value) => value !== 'view' || search.box)
    .map((value) => ({
      value,
      label:
        value === 'from' && homeLocation ? `${aroundLabels.from} (${homeLocation.locationText})` : aroundLabels[value],
    }));
  return (
    <>
      <NativeSelect
        className={classes['around']}
        label="Near"
        data={options}
        value={around}
        onChange={({ currentTarget }) => onChange({ around: currentTarget.value as Around })}
      />
      {around === 'from' && !homeLocation ? (
        <Text size="sm" className={classes['hint']}>
          <Anchor renderRoot={(props) => <Link {...props} to="/location/from" />}>Set your home location</Anchor>, or
          choose another option.
        </Text>
      ) : null}
      {around === 'typed' ? <TypedPlace search={search} onChange={onChange} /> : null}
      {around === aroundSaved ? (
        <SavedPlaceSelect chosen={search.place} onChoose={(place) => onChange({ place })} />
      ) : null}
    </>
  );
}

function TypedPlace({ search, onChange }: Pick<AroundFieldsProps, 'search' | 'onChange'>) {
  const [text, setText] = useTextOf(search.near);
  return (
    <LocationInput
      className={classes['around']}
      label="City or address"
      placeholder="Start typing, then choose"
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
      placeholder="Choose a place with a location"
      data={options}
      searchable
      limit={50}
      nothingFoundMessage="No matching places with a location"
      value={chosen || null}
      onChange={(place) => onChoose(place ?? '')}
    />
  );
}
