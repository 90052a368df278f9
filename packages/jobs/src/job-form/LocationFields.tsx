import { FormSection } from '@keepmark/ui/entity-form';
import { TextInput } from '@mantine/core';
import type { JobFieldsProps } from './PositionFields';

/** The location of the job. The coordinates put it on the map. */
export function LocationFields({ form }: JobFieldsProps) {
  return (
    <FormSection title="Location">
      <TextInput
        data-full
        label="Location"
        description="As in the posting"
        placeholder="Remote in USA"
        {...form.getInputProps('location')}
      />
      <TextInput label="City" {...form.getInputProps('city')} />
      <TextInput label="State or province" {...form.getInputProps('state')} />
      <TextInput data-full label="Country" {...form.getInputProps('country')} />
      <TextInput label="Latitude" inputMode="text" placeholder="30.2672" {...form.getInputProps('latitude')} />
      <TextInput label="Longitude" inputMode="text" placeholder="-97.7431" {...form.getInputProps('longitude')} />
    </FormSection>
  );
}
