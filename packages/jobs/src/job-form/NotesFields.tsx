import { FormSection, memoFields } from '@keepmark/ui/entity-form';
import { TagsInput, Textarea } from '@mantine/core';
import { tagsIn, tagsText } from '../job-tags';
import type { JobFieldsProps } from './job-fields';

/** Notes about the job and whom to contact. */
export const NotesFields = memoFields(['notes', 'tags', 'contactInfo'], function NotesFields({ form }: JobFieldsProps) {
  return (
    <FormSection title="Notes and contact">
      <Textarea data-full label="Notes" autosize minRows={3} maxRows={16} {...form.getInputProps('notes')} />
      <TagsInput
        data-full
        label="Tags"
        description="Press Enter after each one"
        placeholder={form.values.tags === '' ? 'remote, night shift' : ''}
        maxTags={30}
        splitChars={[',', ';']}
        acceptValueOnBlur
        error={form.errors['tags']}
        value={tagsIn(form.values.tags)}
        onChange={(tags) => form.setFieldValue('tags', tagsText(tagsIn(tagsText(tags))))}
      />
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
