import { renderScreen } from '@keepmark/app-shell/testing';
import { sentDocumentTable } from '@keepmark/resume-document/tables';
import { blankDocument, blankLetter } from '@keepmark/resume-document/new-document';
import { LetterField } from '@keepmark/resumes/letter-field';
import { createLettersStore } from '@keepmark/resumes/letters-store';
import { ResumeField } from '@keepmark/resumes/resume-field';
import { createResumesStore, readResumes } from '@keepmark/resumes/resumes-store';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { JobFit } from '../job-resume/JobFit';
import { type Job, jobTable } from '../job-table';
import { createJobsRoutes } from '../routes';
import { databaseOf } from '../testing/database-of';
import { pressUndo } from '@keepmark/ui/testing';

beforeEach(() => sessionStorage.clear());

async function openApply(changes: Partial<Job> = {}) {
  const { database, ids } = databaseOf([{ jobTitle: 'Baker', companyName: 'Acme', ...changes }]);
  const resumes = createResumesStore(database);
  const other = resumes.add(blankDocument({ title: 'Other' }));
  const usual = resumes.add(blankDocument({ title: 'Usual' }), { isDefault: true });
  const letterId = createLettersStore(database).add(blankLetter({ title: 'To Acme', body: 'Hello' }));
  const jobId = ids[0] ?? '';
  const slots = { ResumeField, LetterField, JobAssistance: JobFit };
  const shown = await renderScreen((signedIn) => createJobsRoutes(signedIn, slots), {
    path: `/job/apply/${jobId}`,
    database,
  });
  const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
  await screen.findByRole('combobox', { name: 'Résumé' });
  return {
    ...shown,
    database,
    resumes,
    ids: { jobId, other, usual, letterId },
    select,
    job: () => database.table(jobTable).get(jobId),
    sent: () => database.table(sentDocumentTable).query(),
    apply: () => userEvent.click(screen.getByRole('button', { name: 'I applied' })),
  };
}

it('offers the default résumé, and keeps it with the letter that was chosen', async () => {
  const { select, ids, apply, sent, job } = await openApply();
  expect(select('Résumé').selectedOptions[0]?.textContent).toBe('Usual (default)');
  expect(screen.getByRole('textbox', { name: 'Cover letter text' })).toBeTruthy();
  await userEvent.selectOptions(select('Cover letter'), 'To Acme');
  expect(screen.queryByRole('textbox', { name: 'Cover letter text' })).toBeNull();
  await apply();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await screen.findByText('Applied: Baker at Acme.')).toBeTruthy();
  expect(sent()).toMatchObject([{ jobId: ids.jobId, resumeTitle: 'Usual', letterTitle: 'To Acme' }]);
  expect(job()).toMatchObject({ resumeId: ids.usual, applied: true, status: 'application-submitted' });
});

it('compares the posting with the résumé that the form has', async () => {
  const { select } = await openApply({ description: 'Bake bread' });
  await screen.findByRole('heading', { name: 'Keyword fit' });
  expect(screen.queryByText(/^No Resume selected for this job/)).toBeNull();
  await userEvent.selectOptions(select('Résumé'), 'None');
  expect(screen.getByText(/^No Resume selected for this job/)).toBeTruthy();
});

it('asks before a letter with parts to fill in is recorded as sent', async () => {
  const { apply, sent, job } = await openApply({ coverLetter: 'Hello. [Why this job: one sentence.]' });
  await apply();
  const dialog = within(await screen.findByRole('dialog', { name: 'Did you send this letter?' }));
  expect(dialog.getByText(/\[Why this job: one sentence\.\]/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(job()?.applied).toBe(false);
  await apply();
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, I sent it' }));
  await waitFor(() => expect(sent()).toMatchObject([{ letterTitle: 'Cover letter' }]));
  expect(job()?.applied).toBe(true);
});

it('makes a version for the job, chooses it, and takes it back with an undo', async () => {
  const { database, select, ids, job } = await openApply();
  await userEvent.selectOptions(select('Résumé'), 'Other');
  await userEvent.click(screen.getByRole('button', { name: 'Create a version for this job' }));
  await waitFor(() =>
    expect(select('Résumé').selectedOptions[0]?.textContent).toBe('Other - Optimized For Baker at Acme'),
  );
  expect(job()?.resumeId).toBe(select('Résumé').value);
  await pressUndo('Created a version of your résumé for this job.');
  await waitFor(() => expect(select('Résumé').value).toBe(ids.other));
  expect(readResumes(database)).toHaveLength(2);
  expect(job()?.resumeId).toBe('');
});

it('takes what another tab changes, and asks about what both changed', async () => {
  const { database, select, ids, job, apply } = await openApply();
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  await userEvent.type(field('Next step'), 'Call');
  const changes = { resumeId: ids.other, nextStep: 'Write', status: 'interview-requested' } as const;
  act(() => void database.table(jobTable).update(ids.jobId, changes));
  expect(select('Résumé').value).toBe(ids.other);
  expect(select('Status').value).toBe('interview-requested');
  expect(field('Next step').value).toBe('Call');
  await apply();
  expect(job()?.nextStep).toBe('Write');
  await userEvent.click(await screen.findByRole('radio', { name: /^Use yours/ }));
  await apply();
  await waitFor(() => expect(job()).toMatchObject({ ...changes, nextStep: 'Call', applied: true }));
});

it('counts a résumé that another tab deletes as none', async () => {
  const { resumes, ids, select, apply, sent, job } = await openApply();
  act(() => void resumes.delete([ids.usual, ids.other]));
  await waitFor(() => expect(select('Résumé').value).toBe(''));
  expect(screen.queryByRole('button', { name: 'Create a version for this job' })).toBeNull();
  await apply();
  await waitFor(() => expect(job()?.applied).toBe(true));
  expect(sent()).toEqual([]);
});
