import { EntityForm, type EntityFormProps } from '@keepmark/ui/entity-form';
import { Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { Company } from '../company-table';
import { companyFormSchema, type CompanyFormValues } from './company-form';
import { CompanyFields } from './CompanyFields';
import { SameNameNotice } from './SameNameNotice';

export interface CompanyFormProps extends Omit<EntityFormProps<CompanyFormValues>, 'form' | 'children'> {
  initialValues: CompanyFormValues;
  /** Looks up another saved company of the typed name. */
  savedAs: (companyName: string) => Company | undefined;
  /** What to say if there is one. */
  sameNameAdvice: string;
}

/** The form for a saved company. */
export function CompanyForm({ initialValues, savedAs, sameNameAdvice, ...props }: CompanyFormProps) {
  const form = useForm<CompanyFormValues>({
    initialValues,
    validate: schemaResolver(companyFormSchema, { sync: true }),
    validateInputOnBlur: true,
  });
  return (
    <EntityForm form={form} {...props}>
      <CompanyFields
        form={form}
        notice={<SameNameNotice company={savedAs(form.values.companyName)} advice={sameNameAdvice} />}
        notes={<Textarea data-full label="Notes" autosize minRows={3} maxRows={16} {...form.getInputProps('notes')} />}
      />
    </EntityForm>
  );
}
