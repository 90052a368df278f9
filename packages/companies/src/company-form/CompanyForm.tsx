import { AddressSection, EntityForm, type EntityFormProps, FormSection } from '@keepmark/ui/entity-form';
import { Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { Company } from '../company-table';
import { companyFormSchema, type CompanyFormValues } from './company-form';
import { KeptNotice } from './KeptNotice';

export interface CompanyFormProps extends Omit<EntityFormProps<CompanyFormValues>, 'form' | 'children'> {
  initialValues: CompanyFormValues;
  /** Looks up whether a company of the typed name is kept already. */
  keptAs?: (companyName: string) => Company | undefined;
}

const url = { type: 'url', placeholder: 'https://', autoComplete: 'off' } as const;

/** Everything that a person writes down of a company. */
export function CompanyForm({ initialValues, keptAs, ...props }: CompanyFormProps) {
  const form = useForm<CompanyFormValues>({
    initialValues,
    validate: schemaResolver(companyFormSchema, { sync: true }),
    validateInputOnBlur: true,
  });
  return (
    <EntityForm form={form} {...props}>
      <FormSection title="Company">
        <TextInput data-full label="Name" withAsterisk autoComplete="off" {...form.getInputProps('companyName')} />
        {keptAs ? <KeptNotice company={keptAs(form.values.companyName)} /> : null}
        <TextInput data-full label="Summary" placeholder="In one sentence" {...form.getInputProps('summary')} />
        <TextInput label="Site" {...url} {...form.getInputProps('url')} />
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
