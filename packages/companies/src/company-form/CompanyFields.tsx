import { CoordinateFields } from '@keepmark/geography/coordinate-fields';
import { LocationFields } from '@keepmark/geography/location-fields';
import { FormSection, MoreFields } from '@keepmark/ui/entity-form';
import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { CompanyFormValues } from './company-form';

export interface CompanyFieldsProps {
  form: UseFormReturnType<CompanyFormValues>;
  /** Shown below the name. */
  notice?: ReactNode;
  /** The field for notes, which only a saved company has. */
  notes?: ReactNode;
}

const url = { type: 'url', placeholder: 'https://', autoComplete: 'off' } as const;

/** The fields of a company, saved or in the directory. */
export function CompanyFields({ form, notice, notes }: CompanyFieldsProps) {
  const { description } = form.getInitialValues();
  return (
    <>
      <FormSection title="Company">
        <TextInput data-full label="Name" withAsterisk autoComplete="off" {...form.getInputProps('companyName')} />
        {notice}
        <TextInput data-full label="Summary" placeholder="In one sentence" {...form.getInputProps('summary')} />
        <TextInput label="Website" {...url} {...form.getInputProps('url')} />
        <TextInput label="Careers page" {...url} {...form.getInputProps('jobPostingsUrl')} />
        {notes}
      </FormSection>
      <LocationFields form={form} label={form.values.companyName} />
      <MoreFields isFilled={description !== ''}>
        <Textarea
          data-full
          label="Description"
          autosize
          minRows={2}
          maxRows={16}
          {...form.getInputProps('description')}
        />
        <CoordinateFields form={form} />
      </MoreFields>
    </>
  );
}
