import { useAppContext, useCountrySetting } from '@keepmark/app-shell';
import type { GeocodedLocation, GeocodeRequest } from '@keepmark/contracts';
import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { geocodeOptions } from '../geography-api';

const typingPauseMs = 250;
const longestText = 200;

export interface LocationInputProps extends Omit<AutocompleteProps, 'data' | 'value' | 'onChange' | 'filter' | 'type'> {
  value: string;
  onChange: (text: string) => void;
  /** A suggestion was chosen. The text becomes its label first. */
  onChoose: (location: GeocodedLocation) => void;
  /** What kind of location to suggest; any when not given. */
  kind?: NonNullable<GeocodeRequest['type']>;
  /** Two letters or WORLD: what lies there is suggested first. The country of the settings when not given. */
  country?: string;
}

/** A text field for a place on Earth that suggests the places that the text may mean. */
export function LocationInput({ value, onChange, onChoose, kind, country, ...props }: LocationInputProps) {
  const { api } = useAppContext();
  const [usualCountry] = useCountrySetting();
  const [searchText] = useDebouncedValue(value.trim(), typingPauseMs);
  const { data: found = [], error } = useQuery({
    ...geocodeOptions(api, searchText.length > 1 ? searchText : '', {
      country: (country ?? usualCountry).toUpperCase(),
      ...(kind && { type: kind }),
    }),
    placeholderData: keepPreviousData,
  });
  // What was found for the last letters stays while more are typed, not once they are gone.
  const data = value.trim() === '' ? [] : found;
  const byLabel = new Map(data.map((location) => [location.label, location]));
  return (
    <Autocomplete
      maxLength={longestText}
      autoComplete="off"
      {...(error && { error: error.message })}
      {...props}
      data={[...byLabel.keys()]}
      // The service has chosen them: "NYC" is in no label.
      filter={({ options }) => options}
      value={value}
      onChange={onChange}
      onOptionSubmit={(label) => {
        const location = byLabel.get(label);
        if (location) onChoose(location);
      }}
    />
  );
}
