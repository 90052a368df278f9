import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormSection } from './FormSection';

type AddressField = 'address' | 'city' | 'state' | 'country';

export interface AddressSectionProps {
  /** A form with these fields. */
  form: { getInputProps: (name: AddressField) => object };
  /** How the coordinates are found. */
  children: ReactNode;
}

/** The address of something, and where it is on the map. */
export function AddressSection({ form: { getInputProps }, children }: AddressSectionProps) {
  return (
    <FormSection title="Where">
      <TextInput data-full label="Address" {...getInputProps('address')} />
      <TextInput label="City" {...getInputProps('city')} />
      <TextInput label="State or province" {...getInputProps('state')} />
      <TextInput data-full label="Country" {...getInputProps('country')} />
      {children}
    </FormSection>
  );
}
