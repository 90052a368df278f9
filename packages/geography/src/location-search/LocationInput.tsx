import { useAppContext, useCountrySetting } from '@keepmark/app-shell';
import type { GeocodedLocation, GeocodeRequest } from '@keepmark/contracts';
import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRememberCenter } from '../city-centers/city-centers';
import { geocodeOptions } from '../geography-api';

const typingPauseMs = 250;
const maxTextLength = 200;

export interface LocationInputProps extends Omit<AutocompleteProps, 'data' | 'value' | 'onChange' | 'filter' | 'type'> {
  value: string;
  onChange: (text: string) => void;
  /** Called when a suggestion is chosen, after the text becomes its label. */
  onChoose: (location: GeocodedLocation) => void;
  /** The kind of location to suggest; any by default. */
  kind?: NonNullable<GeocodeRequest['type']>;
  /**
   * Two-letter code, or WORLD, where a country can be selected. Locations there come first. Without it, those in the
   * country from the settings count more.
   */
  country?: string;
  /** Enter chooses the first suggestion, once there are some for the whole text. Otherwise Enter submits the form. */
  acceptsFirst?: boolean;
  /** Whether to suggest locations for this text; for every text by default. */
  suggestsFor?: (text: string) => boolean;
}

const always = () => true;

/** A text field that suggests matching locations. */
export function LocationInput(allProps: LocationInputProps) {
  const { value, onChange, onChoose, kind, country, acceptsFirst = false, suggestsFor = always, ...props } = allProps;
  const { api } = useAppContext();
  const remember = useRememberCenter();
  const [isOpen, setOpen] = useState(false);
  const [usualCountry] = useCountrySetting();
  const [searchText] = useDebouncedValue(value.trim(), typingPauseMs);
  const isSearched = searchText.length > 1 && suggestsFor(searchText);
  const {
    data: found = [],
    error,
    isPlaceholderData,
  } = useQuery({
    ...geocodeOptions(api, isSearched ? searchText : '', {
      ...(country === undefined ? { usualCountry: usualCountry.toUpperCase() } : { country: country.toUpperCase() }),
      ...(kind && { type: kind }),
    }),
    placeholderData: keepPreviousData,
  });
  // The old suggestions stay while the user types, but not once the text is cleared.
  const data = value.trim() === '' || !suggestsFor(value.trim()) ? [] : found;
  const isCurrent = value.trim() === searchText && !isPlaceholderData && data.length > 0;
  const byLabel = new Map(data.map((location) => [location.label, location]));
  return (
    <Autocomplete
      maxLength={maxTextLength}
      autoComplete="off"
      {...(error && { error: error.message })}
      {...props}
      selectFirstOptionOnChange={acceptsFirst && isCurrent && !isOtherName(data[0], searchText)}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        // The first of outdated suggestions isn't what the text means.
        if (acceptsFirst && !isCurrent) event.stopPropagation();
      }}
      onKeyDown={(event) => {
        // Suggestions would cover what Enter found. An option that it chose closes them, too.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) setOpen(false);
      }}
      data={[...byLabel.keys()]}
      // The service has already filtered them: "NYC" is in no label.
      filter={({ options }) => options}
      value={value}
      onChange={onChange}
      onOptionSubmit={(label) => {
        const location = byLabel.get(label);
        if (!location) return;
        remember(location);
        onChoose(location);
      }}
    />
  );
}

/** Whether this is only named like the text, and not what the text may become while people type on. */
const isOtherName = (first: GeocodedLocation | undefined, text: string): boolean =>
  first?.isGuess === true && !first.label.toLowerCase().startsWith(text.toLowerCase());
