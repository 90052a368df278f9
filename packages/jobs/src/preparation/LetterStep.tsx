import type { AiTask, StoredAnswer } from '@keepmark/assistant';
import { SafeMarkdown, WorkSurface } from '@keepmark/assistant/work-surface';
import { useDatabase } from '@keepmark/local-store/react';
import type { ResumeDocument } from '@keepmark/resume-document';
import { letterText, readLetterText } from '@keepmark/resumes/letter-text';
import { useLetters } from '@keepmark/resumes/letters-store';
import { templateLetter } from '@keepmark/resumes/template-letter';
import { notify, tryAndNotify, useFormDraft } from '@keepmark/ui';
import { type FormPart, useRecordNotice } from '@keepmark/ui/entity-form';
import { Button, Checkbox } from '@mantine/core';
import { useForm } from '@mantine/form';
import { lazy, Suspense, useMemo, useRef } from 'react';
import type { Job } from '../job-table';
import { LetterForm, type LetterFormValues } from './LetterForm';
import { postingTextOf } from '../job-posting/posting-text';
import { usePreparationMarks } from './preparation-marks';
import classes from './PreparationPage.module.css';
import { readJobLetter } from './save-preparation';

// Its word lists come with it.
const LetterClaims = lazy(async () => ({
  default: (await import('@keepmark/resumes/letter-claims')).LetterClaims,
}));

const letterParts: readonly FormPart<LetterFormValues>[] = [{ label: 'Letter', fields: ['text', 'target'] }];

interface LetterStepProps {
  job: Job;
  resume: ResumeDocument | undefined;
  task: AiTask;
}

/** The letter of the application: written by hand, from a template or by the AI, and always edited here before saving. */
export function LetterStep({ job, resume, task }: LetterStepProps) {
  const database = useDatabase();
  // Rerenders when a letter changes.
  useLetters();
  const stored = { ...readJobLetter(database, job.internalId) };
  const form = useForm<LetterFormValues>({ initialValues: stored });
  const draft = useFormDraft(form, `job-letter/${job.internalId}`, true);
  const record = useRecordNotice(form, { noun: 'job', stored, parts: letterParts });
  const field = useRef<HTMLTextAreaElement>(null);
  const [marks, setMark] = usePreparationMarks(job.internalId);
  const isWritten = stored.text !== '';

  /** Puts a text into the editor. What was there comes back with Undo. */
  const take = (text: string, message: string) => {
    const before = form.getValues().text;
    form.setFieldValue('text', text);
    field.current?.focus();
    if (before.trim() === '' || before === text) return;
    notify.success(message, { action: { label: 'Undo', onClick: () => form.setFieldValue('text', before) } });
  };
  const takeTemplate = () => {
    const { jobTitle, companyName } = job;
    take(templateLetter({ jobTitle, companyName, posting: postingTextOf(job), resume }), 'Started from the template.');
  };
  const takeAnswer = (answer: string) => {
    const parts = readLetterText(answer);
    take(letterText({ ...parts, closing: parts.closing || 'Sincerely,' }, resume?.name ?? ''), 'Replaced the letter.');
  };

  const posting = useMemo(
    () => ({ jobTitle: job.jobTitle, companyName: job.companyName, postingText: postingTextOf(job) }),
    [job],
  );
  const marked = ({ answer }: StoredAnswer) => {
    const plain = <SafeMarkdown text={answer} />;
    if (!resume) return plain;
    return (
      <Suspense fallback={plain}>
        <LetterClaims text={answer} document={resume} job={posting} />
      </Suspense>
    );
  };
  const editAction = ({ answer }: StoredAnswer) => (
    <Button size="compact-md" onClick={() => takeAnswer(answer)}>
      Edit this letter
    </Button>
  );

  return (
    <>
      <LetterForm form={form} draft={draft} record={record} job={job} resume={resume} fieldRef={field}>
        <Button variant="default" onClick={takeTemplate}>
          Start from template
        </Button>
      </LetterForm>
      {isWritten ? null : (
        <Checkbox
          className={classes['next']}
          label="This application needs no letter"
          checked={marks.has('no-letter')}
          onChange={({ currentTarget: { checked } }) => tryAndNotify(() => setMark('no-letter', checked))}
        />
      )}
      <WorkSurface task={task} isCompact text={marked} actions={editAction} />
    </>
  );
}
