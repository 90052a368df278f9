import type { GeocodedLocation } from '@keepmark/contracts';
import { LocationInput } from '@keepmark/geography/location-input';
import { memoFields } from '@keepmark/ui/entity-form';
import { Button, Text } from '@mantine/core';
import { useRef } from 'react';
import type { JobFormValues } from './job-form';
import { type JobFieldsProps, locationNames } from './job-fields';

const noPlace = { city: '', state: '', country: '', latitude: '', longitude: '' } satisfies Partial<JobFormValues>;

/** The values for a chosen suggestion, written as postings write them: "Austin, TX". */
function placeValues(chosen: GeocodedLocation): Partial<JobFormValues> {
  const { type, label, city, stateCode, stateName, countryCode, countryName, latitude, longitude } = chosen;
  const hasStateCode = ['us', 'ca'].includes(countryCode.toLowerCase()) && stateCode !== '';
  return {
    location: type === 'city' && hasStateCode ? `${city}, ${stateCode}` : label,
    city,
    state: hasStateCode ? stateCode : stateName,
    country: countryName,
    latitude: String(latitude),
    longitude: String(longitude),
  };
}

/** The location of the job. Choosing a suggestion puts it on the map; other text stays as it was typed. */
export const LocationFields = memoFields(locationNames, function LocationFields({ form }: JobFieldsProps) {
  const { location, city, state, country, latitude } = form.values;
  const { onChange: _onChange, ...input } = form.getInputProps('location');
  const chosenLabel = useRef('');
  const place = [city, state, country].filter(Boolean).join(', ');
  return (
    <>
      <LocationInput
        data-full
        label="Location"
        description="Choose a city or an address from the list to put the job on the map"
        placeholder="Austin, TX, or Remote"
        {...input}
        value={location}
        onChoose={(chosen) => {
          chosenLabel.current = chosen.label;
          form.setValues(placeValues(chosen));
        }}
        onChange={(text) => {
          // The field also reports the label of the suggestion that was just chosen.
          if (text !== chosenLabel.current) form.setValues({ location: text, ...noPlace });
          chosenLabel.current = '';
        }}
      />
      {place || latitude ? (
        <div data-full>
          <Text component="output" size="sm" c="dimmed">
            {latitude ? 'On the map' : 'Not on the map'}
            {place ? `: ${place}` : ''}
          </Text>
          {latitude ? (
            <Button
              ml="xs"
              variant="subtle"
              size="compact-sm"
              onClick={() => form.setValues({ latitude: '', longitude: '' })}
            >
              Remove from map
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
});
