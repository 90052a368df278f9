import { lazyPart } from '@keepmark/app-shell/lazy-part';
import { degreesOf, type GeocodedLocation } from '@keepmark/contracts';
import { useCenterOf } from '@keepmark/geography/city-centers';
import { LocationInput } from '@keepmark/geography/location-input';
import { isStreetUnknown, typedStreet } from '@keepmark/geography/typed-street';
import { memoFields } from '@keepmark/ui/entity-form';
import { Button, Text } from '@mantine/core';
import { Suspense, useRef, useState } from 'react';
import type { JobFormValues } from './job-form';
import { type JobFieldsProps, locationNames } from './job-fields';

const PinField = lazyPart(async () => (await import('@keepmark/geography/pin-field')).PinField);

const noPlace = { city: '', state: '', country: '', latitude: '', longitude: '' } satisfies Partial<JobFormValues>;

/** The values for a chosen suggestion, written as postings write them: "Austin, TX". */
function placeValues(chosen: GeocodedLocation, typed: string): Partial<JobFormValues> {
  const { type, label, city, stateCode, stateName, countryCode, countryName, latitude, longitude } = chosen;
  const hasStateCode = ['us', 'ca'].includes(countryCode.toLowerCase()) && stateCode !== '';
  return {
    // An address that we don't know stays as it was typed.
    location: typedStreet(typed, chosen)
      ? typed.trim()
      : type === 'city' && hasStateCode
        ? `${city}, ${stateCode}`
        : label,
    city,
    state: hasStateCode ? stateCode : stateName,
    country: countryName,
    latitude: String(latitude),
    longitude: String(longitude),
  };
}

/** The location of the job. Choosing a suggestion puts it on the map; other text stays as it was typed. */
export const LocationFields = memoFields(locationNames, function LocationFields({ form }: JobFieldsProps) {
  const { location, city, state, country, latitude, longitude } = form.values;
  const { onChange: _onChange, ...input } = form.getInputProps('location');
  const chosenLabel = useRef<string>(undefined);
  const [isPinOpen, setPinOpen] = useState(false);
  const place = [city, state, country].filter(Boolean).join(', ');
  const [north, east] = [degreesOf(latitude), degreesOf(longitude)];
  const center = useCenterOf(north === null || east === null ? undefined : { latitude: north, longitude: east });
  const isUnknown = isStreetUnknown(location, center);
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
          form.setValues(placeValues(chosen, location));
        }}
        onChange={(text) => {
          // The field also reports the label of the suggestion that was just chosen.
          if (text !== chosenLabel.current) form.setValues({ location: text, ...noPlace });
          chosenLabel.current = undefined;
        }}
      />
      {place || latitude ? (
        <div data-full>
          <Text component="output" size="sm" c="dimmed">
            {latitude ? 'On the map' : 'Not on the map'}
            {isUnknown ? `: center of ${center}, street not found` : place ? `: ${place}` : ''}
          </Text>
          {latitude && !isPinOpen ? (
            <Button ml="xs" variant="subtle" size="compact-sm" onClick={() => setPinOpen(true)}>
              Move the pin
            </Button>
          ) : null}
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
      {isPinOpen && latitude ? (
        <Suspense fallback={<div data-full />}>
          <PinField
            label={form.values.jobTitle}
            form={{
              values: { address: location, city, state, country, latitude, longitude },
              getInputProps: (name) => form.getInputProps(name),
              setValues: (pin) => form.setValues({ latitude: pin.latitude ?? '', longitude: pin.longitude ?? '' }),
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
});
