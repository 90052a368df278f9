import { useDatabase } from '@keepmark/local-store/react';
import type { ResumeDocument } from '@keepmark/resume-document';
import { hasBlanks } from '@keepmark/resumes/letter-text';
import { letterWordLimit } from '@keepmark/resumes/template-letter';
import { wordCount } from '@keepmark/resumes/new-letter';
import { changeWithUndo, type FormDraft } from '@keepmark/ui';
import { letterOfJob } from '@keepmark/resumes/job-documents';
import type { RecordNotice } from '@keepmark/ui/entity-form';
import { SaveButton } from '@keepmark/ui/save-button';
import { Anchor, NativeSelect, Text, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import type { Job } from '../job-table';
import classes from './PreparationPage.module.css';
import { type LetterTarget, readJobLetter, saveJobLetter } from './save-preparation';

export interface LetterFormValues extends Record<string, unknown> {
  text: string;
  target: LetterTarget;
}

export interface LetterFormProps {
  form: UseFormReturnType<LetterFormValues>;
  draft: FormDraft;
  record: RecordNotice<LetterFormValues>;
  job: Job;
  resume: ResumeDocument | undefined;
  fieldRef: Ref<HTMLTextAreaElement>;
  /** More buttons. */
  children: ReactNode;
}

/** The editor of a job's letter, with a word counter, and where to save it. */
export function LetterForm({ form, draft, record, job, resume, fieldRef, children }: LetterFormProps) {
  const { internalId, resumeId } = job;
  const database = useDatabase();
  const linked = letterOfJob(database, internalId);
  const stored = readJobLetter(database, internalId);
  const { text, target } = form.values;
  const isSaved = text.trim() === stored.text.trim() && (text.trim() === '' || target === stored.target);
  const targets = [
    { value: 'job', label: 'Text on the job' },
    { value: 'letter', label: linked ? `Letter: ${linked.title || 'Untitled'}` : 'New letter with a design' },
  ];
  return (
    <form
      className={classes['part']}
      onSubmit={form.onSubmit((values) => {
        if (!record.isSettled()) return;
        const save = () => saveJobLetter(database, internalId, { ...values, resumeId, resume });
        if (!changeWithUndo('Saved the letter.', save)) return;
        // As it is stored, which may differ in spaces and blank lines: nobody else changed that.
        record.restart({ ...readJobLetter(database, internalId) });
        draft.clear();
      })}
    >
      {record.notice}
      <Textarea
        ref={fieldRef}
        className={classes['wide']}
        label="Letter"
        autosize
        minRows={10}
        maxRows={24}
        maxLength={20_000}
        aria-describedby="letter-words"
        {...form.getInputProps('text')}
      />
      <WordCount text={text} />
      {hasBlanks(text) ? (
        <Text size="sm" component="output">
          Fill in the parts in square brackets before you send it.
        </Text>
      ) : null}
      <NativeSelect className={classes['wide']} label="Save as" data={targets} {...form.getInputProps('target')} />
      <div className={classes['buttons']}>
        <SaveButton type="submit" isSaved={isSaved}>
          Save letter
        </SaveButton>
        {children}
        {linked ? (
          <Anchor
            renderRoot={(props) => (
              <Link {...props} to="/letter/edit/$internalId" params={{ internalId: linked.internalId }} />
            )}
          >
            Design and export
          </Anchor>
        ) : null}
      </div>
    </form>
  );
}

/** How many words a letter has. Screen readers hear about it only at the limit. */
function WordCount({ text }: { text: string }) {
  const count = wordCount(text);
  const over = count - letterWordLimit + 1;
  return (
    <div>
      <Text id="letter-words" size="sm" className={classes['count']} c={over > 0 ? 'error' : 'dimmed'}>
        {count.toLocaleString('en')} of {letterWordLimit} words
      </Text>
      <Text size="sm" c="error" component="output">
        {over > 0
          ? `Cut ${over.toLocaleString('en')} ${over === 1 ? 'word' : 'words'} to stay under ${letterWordLimit}.`
          : ''}
      </Text>
    </div>
  );
}
