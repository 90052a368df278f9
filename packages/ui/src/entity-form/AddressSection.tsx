import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormSection } from './FormSection';

type AddressField = 'address' | 'city' | 'state' | 'country' | 'latitude' | 'longitude';

export interface AddressSectionProps {
  /** A form with these fields; coordinates are degrees as typed. */
  form: { getInputProps: (name: AddressField) => object };
  /** Instead of fields for the coordinates, where they are looked up. */
  children?: ReactNode;
}

/** The address of something, and where it is on the map. */
export function AddressSection({ form: { getInputProps }, children }: AddressSectionProps) {
  return (
    <FormSection title="Where">
      <TextInput data-full label="Address" {...getInputProps('address')} />
      <TextInput label="City" {...getInputProps('city')} />
      <TextInput label="State or province" {...getInputProps('state')} />
      <TextInput data-full label="Country" {...getInputProps('country')} />
      {children ?? (
        <>
          <TextInput label="Latitude" placeholder="30.2672" {...getInputProps('latitude')} />
          <TextInput label="Longitude" placeholder="-97.7431" {...getInputProps('longitude')} />
        </>
      )}
    </FormSection>
  );
}
