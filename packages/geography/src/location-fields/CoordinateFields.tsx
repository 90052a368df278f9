import { TextInput } from '@mantine/core';

export interface CoordinateFieldsProps {
  form: { getInputProps(name: 'latitude' | 'longitude'): object };
}

/** The coordinates of a form as typed degrees, for those who have them. */
export function CoordinateFields({ form }: CoordinateFieldsProps) {
  return (
    <>
      <TextInput label="Latitude" placeholder="30.2672" {...form.getInputProps('latitude')} />
      <TextInput label="Longitude" placeholder="-97.7431" {...form.getInputProps('longitude')} />
    </>
  );
}
