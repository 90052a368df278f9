import { Page } from '@keepmark/ui';
import { readDraft, removeDraft } from '@keepmark/ui/draft-storage';
import { Section } from '@keepmark/ui/section';
import { Alert, Button, Group, Text } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { jobName, type JobValues } from '../job';
import { JobNotFound } from '../job-form/JobNotFound';
import type { Job } from '../job-table';
import { useJobActions } from '../use-job-actions';
import classes from './JobPage.module.css';

/** What is edited in place on the page of a job, and the key of its draft. */
const editedTexts = [
  { field: 'nextStep', label: 'Next step', draft: 'job-nextStep' },
  { field: 'nextStep', label: 'Edited next step', draft: 'job-editedStep' },
  { field: 'notes', label: 'Notes', draft: 'job-notes' },
  { field: 'contactInfo', label: 'Contact details', draft: 'job-contactInfo' },
  { field: 'description', label: 'Posting text', draft: 'job-posting' },
] as const;

/** The texts that were being typed on the page of a job, and aren't saved. */
const typedTexts = (internalId: string) =>
  editedTexts.flatMap(({ field, label, draft }) => {
    const text = readDraft(`${draft}/${internalId}`)?.['text'];
    return typeof text === 'string' && text.trim() !== '' ? [{ field, label, text: text.trim() }] : [];
  });

const nothing = () => () => {};

/** The same, as a text: React compares it once the editors have left the screen, which is when they write their drafts. */
const useTypedTexts = (internalId: string) =>
  JSON.parse(useSyncExternalStore(nothing, () => JSON.stringify(typedTexts(internalId)))) as ReturnType<
    typeof typedTexts
  >;

/** A job that another tab deleted while its page was open. What was being typed can be saved as a new job. */
export default function DeletedJob({ job: { internalId, ...job } }: { job: Job }) {
  const { add } = useJobActions();
  const navigate = useNavigate();
  const typed = useTypedTexts(internalId);
  if (typed.length === 0) return <JobNotFound />;
  const save = () => {
    const texts: JobValues = Object.fromEntries(typed.map(({ field, text }) => [field, text]));
    const steps = typed.filter(({ field }) => field === 'nextStep').map(({ text }) => text);
    const nextStep = [...new Set([job.nextStep, ...steps])].filter(Boolean).join('; ');
    if (!add({ ...job, ...texts, nextStep })) return;
    for (const { draft } of editedTexts) removeDraft(`${draft}/${internalId}`);
    void navigate({ to: '/jobs/list' });
  };
  return (
    <Page title={jobName(job)} width="text">
      <Alert color="warning" title="This job was deleted in another tab">
        <Text>Save it as a new job to keep what you typed.</Text>
        <Group gap="xs" mt="sm">
          <Button onClick={save}>Save as a new job</Button>
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/jobs/list" />}>
            Go to jobs
          </Button>
        </Group>
      </Alert>
      {typed.map(({ label, text }) => (
        <Section key={label} title={label}>
          <Text className={classes['lines']}>{text}</Text>
        </Section>
      ))}
    </Page>
  );
}
