import { filterOptions } from '@keepmark/ui/filter-options';
import { useSavedCompanies } from '@keepmark/companies';
import { CompanyPicker } from '@keepmark/companies/company-picker';
import { useContacts } from '@keepmark/contacts/contacts-store';
import { JobPicker } from '@keepmark/jobs/job-picker';
import { useSavedJobs } from '@keepmark/jobs/jobs-store';
import { AddressSection, EntityForm, type EntityFormProps, FormSection } from '@keepmark/ui/entity-form';
import { NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form';
import { type ChangeEvent, useMemo } from 'react';
import type { Interview } from '../interview-table';
import { shownInterviewTypes } from '../interview-vocabulary';
import { FindOnMap, notOnMap } from './FindOnMap';
import { dateOfForm, interviewFormSchema, type InterviewFormValues } from './interview-form';
import { changesForJob, fieldsOfJob } from './new-interview';
import { StatusFields } from './StatusFields';
import { WhenFields } from './WhenFields';

export interface InterviewFormProps extends Omit<EntityFormProps<InterviewFormValues>, 'form' | 'children'> {
  initialValues: InterviewFormValues;
  /** The edited interview as it is stored. */
  before?: Interview;
}

/** The fields of an interview. */
export function InterviewForm({ initialValues, before, ...props }: InterviewFormProps) {
  const form = useForm<InterviewFormValues>({
    initialValues,
    validate: schemaResolver(interviewFormSchema, { sync: true }),
    validateInputOnBlur: true,
  });

  /** A date makes a new interview Scheduled, unless the person chose a status. */
  const changeWhen = (changes: Partial<InterviewFormValues>): void => {
    const next = { ...form.values, ...changes };
    const isScheduled = !before && next.status === 'TBD' && !form.isTouched('status') && dateOfForm(next) !== '';
    form.setValues({ ...changes, ...(isScheduled && { status: 'Scheduled' }) });
    for (const name of Object.keys(changes)) form.clearFieldError(name);
  };

  /** If the address changes, its old coordinates are wrong, so it's looked up again. */
  const addressProps = (name: Extract<keyof InterviewFormValues, string>) => {
    const { onChange, ...input } = form.getInputProps(name);
    const change = (event: ChangeEvent<HTMLInputElement>) => {
      onChange(event);
      form.setValues(notOnMap);
    };
    return { ...input, onChange: change };
  };

  return (
    <EntityForm form={form} {...props}>
      <JobFields form={form} />
      <FormSection title="When">
        <WhenFields form={form} ownId={before?.internalId} onWhen={changeWhen} />
        <StatusFields form={form} before={before} />
      </FormSection>
      <MeetingFields form={form} />
      <AddressSection form={{ getInputProps: addressProps }}>
        <FindOnMap form={form} />
      </AddressSection>
      <FormSection title="Notes">
        <Textarea data-full label="Notes" autosize minRows={3} maxRows={16} {...form.getInputProps('notes')} />
      </FormSection>
    </EntityForm>
  );
}

interface FieldsProps {
  form: UseFormReturnType<InterviewFormValues>;
}

/** The job and company. Picking a job fills in its known values. */
function JobFields({ form }: FieldsProps) {
  const { jobId, companyId, companyName } = form.values;
  const jobs = useSavedJobs();
  const contacts = useContacts();
  const saved = useSavedCompanies();
  const pickJob = (id: string): void => {
    const job = jobs.find(({ internalId }) => internalId === id);
    if (!job) {
      form.setFieldValue('jobId', '');
      return;
    }
    const company = saved.named(job.companyName);
    const at = { companyId: company?.internalId ?? '', companyName: job.companyName };
    const contactsThere = contacts.filter((contact) => saved.isAt(contact, at));
    form.setValues(changesForJob(form.values, fieldsOfJob(job, company, contactsThere)));
  };
  return (
    <FormSection title="Job">
      <div data-full>
        <JobPicker jobId={jobId} label="Saved job" onChange={(job) => pickJob(job?.jobId ?? '')} />
      </div>
      <TextInput label="Job title" autoComplete="off" {...form.getInputProps('jobTitle')} />
      <CompanyPicker
        value={{ companyId, companyName }}
        error={form.errors['companyName']}
        onChange={(company) => form.setValues({ ...company })}
      />
    </FormSection>
  );
}

/** The names of contacts to pick as interviewers. Those at the company come first. */
function useContactNames({ companyId, companyName }: Pick<InterviewFormValues, 'companyId' | 'companyName'>) {
  const contacts = useContacts();
  const saved = useSavedCompanies();
  return useMemo(() => {
    const isHere = (contact: (typeof contacts)[number]) => saved.isAt(contact, { companyId, companyName });
    const sorted = contacts.toSorted((left, right) => Number(isHere(right)) - Number(isHere(left)));
    return [...new Set(sorted.map(({ name }) => name.trim()).filter(Boolean))];
  }, [contacts, saved, companyId, companyName]);
}

/** The type, location and interviewers. */
function MeetingFields({ form }: FieldsProps) {
  const names = useContactNames(form.values);
  return (
    <FormSection title="How">
      <NativeSelect label="Type" data={[...shownInterviewTypes]} {...form.getInputProps('interviewType')} />
      <TextInput
        label={form.values.interviewType === 'Phone' ? 'Link' : 'Meeting link'}
        type="url"
        autoComplete="off"
        {...form.getInputProps('url')}
      />
      <TagsInput
        filter={filterOptions}
        data-full
        label="Interviewers"
        description="Pick contacts or type names, with Enter after each"
        data={names}
        limit={50}
        clearable
        acceptValueOnBlur
        {...form.getInputProps('interviewers')}
      />
      <Textarea
        data-full
        label="Contact"
        description="Who to call or write to, with phone number or email address"
        autosize
        minRows={1}
        maxRows={6}
        {...form.getInputProps('contactInfo')}
      />
      <TextInput
        data-full
        label="Room or reception"
        placeholder="Building B, 4th floor, ask for Jane"
        autoComplete="off"
        {...form.getInputProps('location')}
      />
    </FormSection>
  );
}
