import { FormSection, memoFields } from '@keepmark/ui/entity-form';
import { jobTypes } from '@keepmark/contracts';
import { NativeSelect, TextInput } from '@mantine/core';
import type { JobsSlots } from '../slots';
import { jobTypeLabels } from '@keepmark/postings/job-type';
import { jobSourceLabels, jobSources } from '../vocabulary';
import { workplaceOptions } from '@keepmark/postings/workplace';
import { type JobFieldsProps, locationNames } from './job-fields';
import { LocationFields } from './LocationFields';

const unknown = { value: '', label: 'Unknown' };
const typeOptions = [unknown, ...jobTypes.map((value) => ({ value, label: jobTypeLabels[value] }))];
const placeOptions = [unknown, ...workplaceOptions];
const sourceOptions = jobSources.map((value) => ({ value, label: jobSourceLabels[value] }));

/** The job itself, where it is, and where it was found. */
export const PositionFields = memoFields(
  ['jobTitle', 'companyName', ...locationNames, 'workplace', 'jobType', 'salary', 'source', 'url'],
  function PositionFields({ form, CompanyField }: JobFieldsProps & Pick<JobsSlots, 'CompanyField'>) {
    const { companyName } = form.values;
    const companyInput = form.getInputProps('companyName');
    return (
      <FormSection title="Position">
        <TextInput label="Job title" withAsterisk autoComplete="off" {...form.getInputProps('jobTitle')} />
        {CompanyField ? (
          <CompanyField
            withAsterisk
            {...companyInput}
            companyName={companyName}
            onChange={(name) => form.setFieldValue('companyName', name)}
          />
        ) : (
          <TextInput label="Company" withAsterisk autoComplete="off" {...companyInput} />
        )}
        <LocationFields form={form} />
        <NativeSelect label="Workplace" data={placeOptions} {...form.getInputProps('workplace')} />
        <NativeSelect label="Job type" data={typeOptions} {...form.getInputProps('jobType')} />
        <TextInput label="Salary" placeholder="$80,000 a year" {...form.getInputProps('salary')} />
        <NativeSelect label="Found through" data={sourceOptions} {...form.getInputProps('source')} />
        <TextInput
          type="url"
          label="Link to the posting"
          placeholder="https://"
          autoComplete="off"
          {...form.getInputProps('url')}
        />
      </FormSection>
    );
  },
);
