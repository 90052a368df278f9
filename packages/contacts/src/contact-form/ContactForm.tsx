import { CompanyPicker } from '@keepmark/companies/company-picker';
import { EntityForm, type EntityFormProps, FormSection } from '@keepmark/ui/entity-form';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { contactTypeLabels, contactTypes } from '../contact-type';
import { contactFormSchema, type ContactFormValues } from './contact-form';
import { SameNameNotice } from './SameNameNotice';

export interface ContactFormProps extends Omit<EntityFormProps<ContactFormValues>, 'form' | 'children'> {
  initialValues: ContactFormValues;
  /** The id of the contact being edited. */
  ownId?: string;
}

const typeOptions = contactTypes.map((value) => ({ value, label: contactTypeLabels[value] }));

/** The form for a contact. */
export function ContactForm({ initialValues, ownId, ...props }: ContactFormProps) {
  const form = useForm<ContactFormValues>({
    initialValues,
    validate: schemaResolver(contactFormSchema, { sync: true }),
    validateInputOnBlur: true,
  });
  const { companyId, companyName } = form.values;
  return (
    <EntityForm form={form} {...props}>
      <FormSection title="Contact">
        <TextInput data-full label="Name" withAsterisk autoComplete="off" {...form.getInputProps('name')} />
        <SameNameNotice name={form.values.name} ownId={ownId} />
        <CompanyPicker
          value={{ companyId, companyName }}
          error={form.errors['companyName']}
          onChange={(company) => form.setValues({ ...company })}
        />
        <TextInput label="Job title" autoComplete="off" {...form.getInputProps('title')} />
        <NativeSelect label="Type" data={typeOptions} {...form.getInputProps('contactType')} />
      </FormSection>
      <FormSection title="Contact details">
        <TextInput type="email" label="Email" autoComplete="off" {...form.getInputProps('email')} />
        <TextInput type="tel" label="Phone" autoComplete="off" {...form.getInputProps('phoneNumber')} />
        <TextInput
          data-full
          type="url"
          label="Link"
          description="A LinkedIn profile or website"
          autoComplete="off"
          {...form.getInputProps('url')}
        />
      </FormSection>
      <FormSection title="Follow-up">
        <TextInput type="date" label="Last contacted" {...form.getInputProps('dateLastContacted')} />
        <TextInput type="date" label="Next step date" {...form.getInputProps('dateNextStep')} />
        <TextInput
          data-full
          label="Next step"
          placeholder="Thank them for the call, ask about the team"
          autoComplete="off"
          {...form.getInputProps('nextStep')}
        />
        <Textarea data-full label="Notes" autosize minRows={3} maxRows={16} {...form.getInputProps('notes')} />
      </FormSection>
    </EntityForm>
  );
}
