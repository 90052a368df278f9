import { filterOptions } from '@keepmark/ui/filter-options';
import { useHomeLocation } from '@keepmark/geography/home-location';
import { LocationInput } from '@keepmark/geography/location-input';
import type { NamedPoint } from '@keepmark/geography/use-locate';
import { Icon } from '@keepmark/ui';
import { Anchor, Button, NativeSelect, Select, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { hasPosition, placeAddress, placeName } from '../place';
import { useSavedPlaces } from '../places-store';
import { type Around, aroundLabels, aroundSaved, type PlaceSearch } from './place-search';
import classes from './PlaceSearchForm.module.css';
import { nearPoint, type TypedLocation } from './use-typed-location';

export interface AroundFieldsProps {
  search: PlaceSearch;
  location: TypedLocation;
  onChange: (changes: Partial<PlaceSearch>) => void;
}

/** Chooses the location to search near. */
export function AroundFields({ search, location, onChange }: AroundFieldsProps) {
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
        className={`${classes['around']} ${classes['near']}`}
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
      {around === 'typed' ? <TypedPlace location={location} onChange={onChange} /> : null}
      {around === aroundSaved ? (
        <SavedPlaceSelect chosen={search.place} onChoose={(place) => onChange({ place })} />
      ) : null}
    </>
  );
}

function TypedPlace({ location, onChange }: Pick<AroundFieldsProps, 'location' | 'onChange'>) {
  return (
    <LocationInput
      className={classes['around']}
      label="City or address"
      placeholder="Austin, TX"
      value={location.text}
      // Beside the choice of what it is near, a phone has room for half a name.
      comboboxProps={{ width: 'max-content', position: 'bottom-end' }}
      classNames={{ dropdown: classes['suggestions'] ?? '' }}
      onChange={location.type}
      onChoose={(chosen) => onChange(nearPoint(chosen))}
    />
  );
}

/** Searches where the browser is. */
export function NearMeButton({ location, onChange }: Pick<AroundFieldsProps, 'location' | 'onChange'>) {
  return (
    <Button
      variant="light"
      leftSection={<Icon name="current-location" size="sm" />}
      loading={location.locating === 'here'}
      onClick={() => void location.resolveHere().then((here) => here && onChange(here))}
    >
      Near me
    </Button>
  );
}

/** What a typed location was taken for, and what else it may mean; or why it wasn't found. */
export function LocationNotice({ search, location, onChange }: AroundFieldsProps) {
  const { problem, offers, others } = location;
  const buttonsOf = (points: readonly NamedPoint[]) => (
    <div className={classes['others']}>
      {points.map((point) => (
        <Button
          key={point.label}
          size="compact-sm"
          variant="subtle"
          onClick={() => {
            location.cancel();
            onChange(nearPoint(point));
          }}
        >
          {point.label}
        </Button>
      ))}
    </div>
  );
  if (problem) {
    return (
      <div className={classes['hint']}>
        <Text role="alert" c="error" size="sm">
          {problem}
        </Text>
        {offers.length > 0 ? buttonsOf(offers) : null}
      </div>
    );
  }
  if (search.around !== 'typed' || others.length === 0) return null;
  return (
    <div className={classes['hint']}>
      <Text component="output" size="sm">
        Showing places near {search.near}. Did you mean another one?
      </Text>
      {buttonsOf(others)}
    </div>
  );
}

function SavedPlaceSelect({ chosen, onChoose }: { chosen: string; onChoose: (internalId: string) => void }) {
  const places = useSavedPlaces();
  const options = useMemo(
    () =>
      places.filter(hasPosition).map((place) => ({
        value: place.internalId,
        label: [placeName(place), placeAddress(place)].filter(Boolean).join(' · '),
      })),
    [places],
  );
  return (
    <Select
      label="Saved place"
      placeholder="Choose a place with a location"
      data={options}
      searchable
      filter={filterOptions}
      selectFirstOptionOnChange
      limit={50}
      nothingFoundMessage="No matching places with a location"
      value={chosen || null}
      onChange={(place) => onChoose(place ?? '')}
    />
  );
}
