import { AddressSection, EntityForm, type EntityFormProps, FormSection } from '@keepmark/ui/entity-form';
import { Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { Company } from '../company-table';
import { companyFormSchema, type CompanyFormValues } from './company-form';
import { SameNameNotice } from './SameNameNotice';

export interface CompanyFormProps extends Omit<EntityFormProps<CompanyFormValues>, 'form' | 'children'> {
  initialValues: CompanyFormValues;
  /** Looks up another saved company of the typed name. */
  savedAs: (companyName: string) => Company | undefined;
  /** What to say if there is one. */
  sameNameAdvice: string;
}

const url = { type: 'url', placeholder: 'https://', autoComplete: 'off' } as const;

/** The form for a saved company. */
export function CompanyForm({ initialValues, savedAs, sameNameAdvice, ...props }: CompanyFormProps) {
  const form = useForm<CompanyFormValues>({
    initialValues,
    validate: schemaResolver(companyFormSchema, { sync: true }),
    validateInputOnBlur: true,
  });
  return (
    <EntityForm form={form} {...props}>
      <FormSection title="Company">
        <TextInput data-full label="Name" withAsterisk autoComplete="off" {...form.getInputProps('companyName')} />
        <SameNameNotice company={savedAs(form.values.companyName)} advice={sameNameAdvice} />
        <TextInput data-full label="Summary" placeholder="In one sentence" {...form.getInputProps('summary')} />
        <TextInput label="Website" {...url} {...form.getInputProps('url')} />
        <TextInput label="Careers page" {...url} {...form.getInputProps('jobPostingsUrl')} />
        <Textarea data-full label="Notes" autosize minRows={3} maxRows={16} {...form.getInputProps('notes')} />
        <Textarea
          data-full
          label="Description"
          autosize
          minRows={2}
          maxRows={16}
          {...form.getInputProps('description')}
        />
      </FormSection>
      <AddressSection form={form} />
    </EntityForm>
  );
}
