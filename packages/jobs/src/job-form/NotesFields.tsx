import { FormSection, memoFields } from '@keepmark/ui/entity-form';
import { Textarea } from '@mantine/core';
import type { JobFieldsProps } from './job-fields';

/** Notes about the job and whom to contact. */
export const NotesFields = memoFields(['notes', 'contactInfo'], function NotesFields({ form }: JobFieldsProps) {
  return (
    <FormSection title="Notes and contact">
      <Textarea data-full label="Notes" autosize minRows={3} maxRows={16} {...form.getInputProps('notes')} />
      <Textarea
        data-full
        label="Contact"
        description="Who to write to or call about this job"
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('contactInfo')}
      />
    </FormSection>
  );
});
