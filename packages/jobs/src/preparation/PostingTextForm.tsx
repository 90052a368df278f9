import { useDatabase } from '@keepmark/local-store/react';
import { changeWithUndo, useFocusInPlace, useFormDraft } from '@keepmark/ui';
import { useRecordNotice } from '@keepmark/ui/entity-form';
import { SaveButton } from '@keepmark/ui/save-button';
import { Button, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { Job } from '../job-table';
import classes from './PreparationPage.module.css';
import { saveJobChanges } from './save-preparation';

const maxCharacters = 50_000;

/** A field to paste the posting into, since postings get taken down. It replaces the job's description. */
export function PostingTextForm({ job, isOpen }: { job: Job; isOpen: boolean }) {
  const [isEditing, setEditing] = useState(isOpen);
  const focus = useFocusInPlace();
  if (!isEditing) {
    return (
      <div>
        <Button variant="default" size="compact-md" {...focus} onClick={() => setEditing(true)}>
          {job.description === '' ? 'Add posting text' : 'Edit posting text'}
        </Button>
      </div>
    );
  }
  return <OpenForm job={job} focus={focus} onSaved={() => setEditing(false)} />;
}

interface OpenFormProps {
  readonly job: Job;
  /** Shared with the button that opens the form and replaces it. */
  readonly focus: ReturnType<typeof useFocusInPlace>;
  readonly onSaved: () => void;
}

function OpenForm({ job, focus: { ref, ...saveFocus }, onSaved }: OpenFormProps) {
  const database = useDatabase();
  const form = useForm({ initialValues: { text: job.description } });
  const draft = useFormDraft(form, `job-posting/${job.internalId}`, true);
  const { notice, isSettled } = useRecordNotice(form, {
    noun: 'job',
    stored: { text: job.description },
    parts: [{ label: 'Posting text', fields: ['text'] }],
  });
  const isSaved = form.values.text.trim() === job.description.trim();
  return (
    <form
      className={classes['part']}
      onSubmit={form.onSubmit(({ text }) => {
        if (!isSettled()) return;
        const save = () => saveJobChanges(database, job.internalId, { description: text.trim() });
        if (!changeWithUndo('Saved the posting.', save)) return;
        draft.clear();
        onSaved();
      })}
    >
      {notice}
      <Textarea
        ref={ref}
        className={classes['wide']}
        label="Posting text"
        description="Paste the whole posting. It may be gone before your interview."
        autosize
        minRows={6}
        maxRows={20}
        maxLength={maxCharacters}
        {...form.getInputProps('text')}
      />
      <SaveButton type="submit" isSaved={isSaved} {...saveFocus}>
        Save posting
      </SaveButton>
    </form>
  );
}
