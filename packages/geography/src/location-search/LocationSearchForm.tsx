import { filterOptions } from '@keepmark/ui/filter-options';
import { isRoundKilometers, milesOptions } from '@keepmark/ui/words';
import { defaultSearchDistanceMiles, type GeocodedLocation, worldCountryCode } from '@keepmark/contracts';
import { Icon } from '@keepmark/ui';
import { Button, CloseButton, NativeSelect, Select, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useCountryOptions } from './country-options';
import { addLocation, locationsOf, removeLocation } from './location-list';
import { LocationInput } from './LocationInput';
import classes from './LocationSearchForm.module.css';

/** Where to search: near each location of a list, or in a whole country when the list is empty. */
export interface LocationSearch {
  /** Joined by semicolons. */
  readonly locations: string;
  readonly distanceMiles: number;
  /** ISO 3166-1 code, two uppercase letters; WORLD for everywhere. */
  readonly country: string;
}

export const emptyLocationSearch: LocationSearch = {
  locations: '',
  distanceMiles: defaultSearchDistanceMiles,
  country: 'US',
};

/** Miles (specification, section 9). */
const searchDistancesMiles: readonly number[] = [1, 2, 3, 4, 5, 10, 15, 20, 25, 30, 40, 50, 100];

/** Whether people can choose this distance, in miles or in round kilometers. */
export const isSearchDistance = (miles: number): boolean =>
  searchDistancesMiles.includes(miles) || isRoundKilometers(miles);

export interface LocationSearchFormProps {
  search: LocationSearch;
  onSearch: (search: LocationSearch) => void;
}

/** The locations, distance and country of a search. Every change applies immediately. */
export function LocationSearchForm({ search, onSearch }: LocationSearchFormProps) {
  const [text, setText] = useState('');
  const countries = useCountryOptions(search.country);
  const input = useRef<HTMLInputElement>(null);
  const locations = locationsOf(search.locations);

  const add = (location: string, country = search.country) => {
    if (location.trim() === '') return;
    setText('');
    onSearch({ ...search, country, locations: addLocation(search.locations, location) });
  };

  /** Adds a suggestion. If it is in another country, the country changes with it. */
  const addSuggestion = ({ label, countryCode }: GeocodedLocation) => {
    const isInCountry = search.country === worldCountryCode || search.country === countryCode;
    add(label, isInCountry ? search.country : locations.length === 0 ? countryCode : worldCountryCode);
  };

  return (
    <search>
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          add(text);
        }}
      >
        <div className={classes['adding']}>
          <LocationInput
            ref={input}
            label="City or place"
            placeholder="Austin, TX"
            leftSection={<Icon name="map-pin" size="sm" />}
            value={text}
            country={search.country}
            onChange={setText}
            onChoose={addSuggestion}
          />
          <Button type="submit" variant="light">
            Add
          </Button>
        </div>
        <NativeSelect
          label="Distance"
          data={milesOptions(searchDistancesMiles, search.distanceMiles)}
          value={String(search.distanceMiles)}
          onChange={({ currentTarget }) => onSearch({ ...search, distanceMiles: Number(currentTarget.value) })}
        />
        <Select
          label="Country"
          searchable
          filter={filterOptions}
          selectFirstOptionOnChange
          allowDeselect={false}
          nothingFoundMessage="No countries found"
          data={[{ value: worldCountryCode, label: 'Worldwide' }, ...countries]}
          value={search.country}
          onChange={(country) => country && onSearch({ ...search, country })}
        />
      </form>
      <ChosenLocations
        locations={search.locations}
        onChange={(remaining) => {
          // The pressed button disappears.
          input.current?.focus();
          onSearch({ ...search, locations: remaining });
        }}
      />
    </search>
  );
}

interface ChosenLocationsProps {
  /** Joined by semicolons. */
  locations: string;
  onChange: (remaining: string) => void;
}

function ChosenLocations({ locations, onChange }: ChosenLocationsProps) {
  const chosen = locationsOf(locations);
  if (chosen.length === 0) return null;
  return (
    <ul className={classes['locations']} aria-label="Locations to search near">
      {chosen.map((location, position) => (
        <li key={location} className={classes['entry']}>
          <Text size="sm">{location}</Text>
          {position > 0 && (
            <CloseButton
              size="sm"
              aria-label={`Remove ${location}`}
              onClick={() => onChange(removeLocation(locations, position))}
            />
          )}
        </li>
      ))}
      <li>
        <Button size="compact-sm" variant="subtle" onClick={() => onChange('')}>
          Start over
        </Button>
      </li>
    </ul>
  );
}
