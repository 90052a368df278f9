import { Icon } from '@keepmark/ui';
import { TextEditor, useEditing } from '@keepmark/ui/editable-text';
import { Section } from '@keepmark/ui/section';
import { Button, Text } from '@mantine/core';
import type { Job } from '../job-table';
import { useJobActions } from '../use-job-actions';
import classes from './JobPage.module.css';

interface TextSectionProps {
  readonly job: Job;
  readonly field: 'notes' | 'contactInfo';
  readonly title: string;
  readonly maxLength: number;
  /** Shown while there is no text. */
  readonly hint: string;
}

/** A text of a job, edited where it is read. */
export function TextSection({ job, field, title, maxLength, hint }: TextSectionProps) {
  const draftKey = `job-${field}/${job.internalId}`;
  const { isEditing, opener, open, close } = useEditing(draftKey);
  const { change } = useJobActions();
  const text = job[field];
  return (
    <Section
      title={title}
      actions={
        isEditing ? null : (
          <Button
            ref={opener}
            variant="subtle"
            size="compact-sm"
            leftSection={<Icon name={text === '' ? 'plus' : 'pencil'} size="xs" />}
            aria-label={`${text === '' ? 'Add' : 'Edit'} ${title.toLowerCase()}`}
            onClick={open}
          >
            {text === '' ? 'Add' : 'Edit'}
          </Button>
        )
      }
    >
      {isEditing ? (
        <TextEditor
          label={title}
          value={text}
          draftKey={draftKey}
          isMultiline
          maxLength={maxLength}
          onSave={(value) => change(job, { [field]: value })}
          onClose={close}
        />
      ) : text === '' ? (
        <Text c="dimmed">{hint}</Text>
      ) : (
        <Text className={classes['lines']}>{text}</Text>
      )}
    </Section>
  );
}
