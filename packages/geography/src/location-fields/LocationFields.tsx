import type { GeocodedLocation } from '@keepmark/contracts';
import { FormSection } from '@keepmark/ui/entity-form';
import { TextInput } from '@mantine/core';
import { useRef } from 'react';
import { typedStreet } from '../city-centers/typed-street';
import { LocationInput } from '../location-search/LocationInput';
import { areaOf, type LocationForm, pinOf } from './location-form';
import { PinField } from './PinField';

export interface LocationFieldsProps {
  form: LocationForm;
  /** What the pin stands for, for screen readers: the typed name. */
  label: string;
}

/** "10 Main Street" of "10 Main Street, Austin, Texas"; empty for a whole city. */
const streetOf = ({ type, label, city }: GeocodedLocation): string =>
  type === 'address' ? (label.split(city ? `, ${city}` : ', ')[0] ?? '') : '';

/** The address of something, with suggestions, and its pin on a map. `CoordinateFields` are for those who have degrees. */
export function LocationFields({ form, label }: LocationFieldsProps) {
  // Choosing a suggestion is followed by a change of the text to the suggestion's label.
  const chosenLabel = useRef<string>(undefined);
  const { onChange, ...addressProps } = form.getInputProps('address') as { onChange: (text: string) => void };
  return (
    <FormSection title="Location">
      <LocationInput
        data-full
        label="Address"
        placeholder="Start typing an address or a city"
        {...addressProps}
        maxLength={300}
        value={form.values.address}
        onChange={(text) => {
          if (text !== chosenLabel.current) onChange(text);
          chosenLabel.current = undefined;
        }}
        onChoose={(location) => {
          chosenLabel.current = location.label;
          form.setValues({
            address: streetOf(location) || typedStreet(form.values.address, location),
            ...areaOf(location),
            ...pinOf(location),
          });
        }}
      />
      <TextInput label="City" {...form.getInputProps('city')} />
      <TextInput label="State or province" {...form.getInputProps('state')} />
      <TextInput data-full label="Country" {...form.getInputProps('country')} />
      <PinField form={form} label={label} />
    </FormSection>
  );
}
