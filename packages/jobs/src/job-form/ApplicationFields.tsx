import { hasBlanks } from '@keepmark/resumes/letter-text';
import { FormSection, memoFields } from '@keepmark/ui/entity-form';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { meansApplied } from '../applied';
import { useCreateVersion } from './use-create-version';
import { isJobStatus, defaultJobStatus } from '../job-status';
import { JobStatusSelect } from '../JobStatusSelect';
import { submissionMethodLabels, submissionMethods } from '../vocabulary';
import type { JobsSlots } from '../slots';
import type { JobFieldsProps } from './job-fields';

const methodOptions = [
  { value: '', label: 'Not submitted' },
  ...submissionMethods.map((value) => ({ value, label: submissionMethodLabels[value] })),
];

interface ApplicationFieldsProps extends JobFieldsProps, Pick<JobsSlots, 'ResumeField' | 'LetterField'> {
  /** Empty for a job that isn't saved yet. */
  readonly jobId?: string | undefined;
}

/** The fields of the application. A date applied always means "Applied". */
export const ApplicationFields = memoFields(
  [
    'status',
    'dateApplied',
    'submissionMethod',
    'submissionUrl',
    'deadline',
    'followUpOn',
    'nextStep',
    'resumeId',
    'applied',
    'letterId',
    'coverLetter',
  ],
  function ApplicationFields({ form, jobId = '', ResumeField, LetterField }: ApplicationFieldsProps) {
    const createVersion = useCreateVersion(jobId, form);
    const { status, dateApplied, applied } = form.values;
    const isDated = dateApplied !== '';
    const isAppliedByStatus = isJobStatus(status) && meansApplied(status);
    const coverLetter = (label: string) => (
      <Textarea
        data-full
        label={label}
        description={
          hasBlanks(form.values.coverLetter) ? 'Fill in the parts in square brackets before you send it' : undefined
        }
        autosize
        minRows={3}
        maxRows={16}
        {...form.getInputProps('coverLetter')}
      />
    );
    return (
      <FormSection title="Application">
        <JobStatusSelect
          label="Status"
          value={isJobStatus(status) ? status : defaultJobStatus}
          error={form.errors['status']}
          onChange={(next) => form.setFieldValue('status', next)}
        />
        <TextInput
          type="date"
          label="Applied on"
          description={isAppliedByStatus && form.isDirty('status') && !isDated ? 'Today if left empty' : undefined}
          {...form.getInputProps('dateApplied')}
        />
        <NativeSelect label="Submitted through" data={methodOptions} {...form.getInputProps('submissionMethod')} />
        <TextInput
          type="url"
          label="Link to the application"
          placeholder="https://"
          autoComplete="off"
          {...form.getInputProps('submissionUrl')}
        />
        <TextInput type="date" label="Deadline" description="Last day to apply" {...form.getInputProps('deadline')} />
        <TextInput
          type="date"
          label="Follow up on"
          description="Adds a reminder to your desk"
          {...form.getInputProps('followUpOn')}
        />
        <TextInput
          label="Next step"
          description="In your own words"
          placeholder="Call to ask about the schedule"
          autoComplete="off"
          {...form.getInputProps('nextStep')}
        />
        {ResumeField ? (
          <ResumeField
            jobId={jobId}
            resumeId={form.values.resumeId}
            onChange={(resumeId) => form.setFieldValue('resumeId', resumeId)}
            onCreateVersion={jobId === '' ? undefined : createVersion}
          />
        ) : null}
        <Checkbox
          data-full
          label="Applied"
          description={isDated ? 'Because it has a date' : isAppliedByStatus ? 'Because of its status' : undefined}
          checked={applied || isDated || isAppliedByStatus}
          disabled={isDated || isAppliedByStatus}
          onChange={({ currentTarget }) => form.setFieldValue('applied', currentTarget.checked)}
        />
        {LetterField ? (
          <LetterField
            letterId={form.values.letterId}
            onChange={(letterId) => form.setFieldValue('letterId', letterId)}
          >
            {coverLetter('Cover letter text')}
          </LetterField>
        ) : (
          coverLetter('Cover letter')
        )}
      </FormSection>
    );
  },
);
