import { filterOptions } from '@keepmark/ui/filter-options';
import { CoordinateFields } from '@keepmark/geography/coordinate-fields';
import { LocationFields } from '@keepmark/geography/location-fields';
import { EntityForm, type EntityFormProps, FormSection, MoreFields } from '@keepmark/ui/entity-form';
import { MultiSelect, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form';
import { placeTypeOptions } from '../place-type-options';
import { placeFormSchema, type PlaceFormValues } from './place-form';

export interface PlaceFormProps extends Omit<EntityFormProps<PlaceFormValues>, 'form' | 'children'> {
  initialValues: PlaceFormValues;
}

/** The form of a place. */
export function PlaceForm({ initialValues, ...props }: PlaceFormProps) {
  const form = useForm<PlaceFormValues>({
    initialValues,
    validate: schemaResolver(placeFormSchema, { sync: true }),
    validateInputOnBlur: true,
  });
  const { summary, url, phone, openingHours, description } = initialValues;
  return (
    <EntityForm form={form} {...props}>
      <FormSection title="Place">
        <TextInput data-full label="Name" withAsterisk autoComplete="off" {...form.getInputProps('name')} />
        <MultiSelect
          data-full
          label="Types"
          placeholder={form.values.types.length === 0 ? 'Restaurant, park, travel destination…' : undefined}
          data={placeTypeOptions}
          searchable
          filter={filterOptions}
          hidePickedOptions
          nothingFoundMessage="No matching types"
          {...form.getInputProps('types')}
        />
        <Textarea data-full label="Notes" autosize minRows={2} maxRows={16} {...form.getInputProps('notes')} />
      </FormSection>
      <LocationFields form={form} label={form.values.name} />
      <MoreFields isFilled={[summary, url, phone, openingHours, description].some(Boolean)}>
        <DetailFields form={form} />
      </MoreFields>
    </EntityForm>
  );
}

/** What few people type in: search results and imports bring it. */
function DetailFields({ form }: { form: UseFormReturnType<PlaceFormValues> }) {
  return (
    <>
      <TextInput data-full label="Summary" placeholder="In one sentence" {...form.getInputProps('summary')} />
      <TextInput
        data-full
        type="url"
        label="Website"
        placeholder="https://"
        autoComplete="off"
        {...form.getInputProps('url')}
      />
      <TextInput type="tel" label="Phone" autoComplete="off" {...form.getInputProps('phone')} />
      <TextInput
        label="Opening hours"
        placeholder="Mo-Fr 09:00-17:00"
        autoComplete="off"
        {...form.getInputProps('openingHours')}
      />
      <Textarea
        data-full
        label="Description"
        autosize
        minRows={2}
        maxRows={16}
        {...form.getInputProps('description')}
      />
      <CoordinateFields form={form} />
    </>
  );
}
