import { useGoBack } from '@keepmark/app-shell/go-back';
import { useDatabase } from '@keepmark/local-store/react';
import { tryAndNotify, Page } from '@keepmark/ui';
import { Button, Group, Stack } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useLetters, useLettersStore } from '../letters-store';
import { readResumeDocument } from '../read-resume';
import { useResumes } from '../resumes-store';
import type { PickedJob, ResumesSlots } from '../slots';
import { readLetterUrl } from './letter-url';
import { newLetter } from './new-letter';
import { ResumeSelect } from './ResumeSelect';

/** Adds a cover letter for a job, headed by a résumé. */
export function AddLetterPage({ slots: { JobPicker, findJob } }: { slots: ResumesSlots }) {
  const url = readLetterUrl(useSearch({ strict: false }));
  const database = useDatabase();
  const store = useLettersStore();
  const letters = useLetters();
  const defaultId = useResumes().find(({ isDefault }) => isDefault)?.internalId ?? '';
  const navigate = useNavigate();
  const leave = useGoBack('/letters');
  const [job, setJob] = useState<PickedJob>();
  const [chosenId, setChosenId] = useState<string>();
  const resumeId = chosenId ?? (url.resumeId || defaultId);

  useEffect(() => {
    if (url.jobId === '') return;
    void findJob?.().then((find) => setJob((current) => current ?? find(database, url.jobId)));
  }, [database, findJob, url.jobId]);

  const add = () => {
    const document = newLetter({
      job,
      resume: readResumeDocument(database, resumeId),
      titles: letters.map(({ title }) => title),
      today: today(),
    });
    const internalId = tryAndNotify(() => store.add(document, { jobId: job?.jobId ?? '', resumeId }));
    if (internalId) void navigate({ to: '/letter/edit/$internalId', params: { internalId }, replace: true });
  };

  return (
    <Page title="Add cover letter" width="text">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Stack>
          {JobPicker ? <JobPicker label="Job" jobId={job?.jobId ?? ''} onChange={setJob} /> : null}
          <ResumeSelect
            label="Name, contact details, and design from"
            none="No résumé"
            resumeId={resumeId}
            onChange={setChosenId}
          />
          <Group>
            <Button type="submit">Create letter</Button>
            <Button variant="default" onClick={leave}>
              Cancel
            </Button>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}

function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
