import { FormSection, memoFields } from '@keepmark/ui/entity-form';
import { Textarea, TextInput } from '@mantine/core';
import type { JobFieldsProps } from './job-fields';

/** The original text of the posting, since postings get taken down. */
export const PostingFields = memoFields(
  ['datePosted', 'description', 'jobPostingData'],
  function PostingFields({ form }: JobFieldsProps) {
    return (
      <FormSection title="Posting">
        <TextInput type="date" label="Posted on" {...form.getInputProps('datePosted')} />
        <Textarea
          data-full
          label="Description"
          autosize
          minRows={4}
          maxRows={24}
          {...form.getInputProps('description')}
        />
        <Textarea
          data-full
          label="Full posting"
          description="The full text, in case the original is taken down"
          autosize
          minRows={3}
          maxRows={24}
          {...form.getInputProps('jobPostingData')}
        />
      </FormSection>
    );
  },
);
