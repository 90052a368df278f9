import { renderScreen } from '@keepmark/app-shell/testing';
import type { Database } from '@keepmark/local-store';
import { createRoute } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { resumeTable } from '@keepmark/resume-document/tables';
import { createResumesStore, type ResumesStore } from '../resumes-store';
import { databaseOf } from '../testing/database-of';
import { sampleResume } from '@keepmark/resume-document/testing/sample-documents';
import { fitMarkTable } from './fit-marks';
import { KeywordFit } from './KeywordFit';

const posting = {
  title: 'Charge nurse',
  companyName: 'Harbor Medical',
  text: 'Requirements\nExperience with Epic, triage and phlebotomy.\nExcellent communication skills and Python.',
};

type ResumeIdOf = (id: string, store: ResumesStore) => string;

async function open(text = posting.text, resumeIdOf: ResumeIdOf = (id) => id) {
  const { database, resumeIds } = databaseOf({ resumes: [sampleResume()] });
  const resumeId = resumeIdOf(resumeIds[0] ?? '', createResumesStore(database));
  await renderScreen(
    (signedIn) => [
      createRoute({
        getParentRoute: () => signedIn,
        path: '/fit',
        component: () => (
          <KeywordFit
            resumeId={resumeId}
            posting={{ ...posting, text }}
            jobId="job"
            createVersion={(id) =>
              createResumesStore(database).merge(id, 'Charge nurse at Harbor Medical', {}, 'job').id
            }
          />
        ),
      }),
      createRoute({ getParentRoute: () => signedIn, path: '/resume/edit/$internalId', component: () => 'Editor' }),
    ],
    { path: '/fit', database },
  );
  return database;
}

/** The list under a heading that starts with this. */
const list = async (heading: string) => {
  const title = await screen.findByRole('heading', { name: new RegExp(String.raw`^${heading} \(\d+\)`) });
  return within(title.parentElement!);
};
const marksIn = (database: Database) =>
  database
    .table(fitMarkTable)
    .query()
    .map(({ keyword, mark }) => [keyword, mark]);

it('shows missing keywords with their quotes, then found ones with their places', async () => {
  await open();
  const missing = await list('Missing');
  const quote = missing.getByText('phlebotomy', { selector: 'mark' });
  expect(quote.parentElement?.textContent).toBe('Experience with Epic, triage and phlebotomy.');
  const found = await list('Found');
  expect(found.getByText('triage', { selector: 'mark' })).toBeTruthy();
  expect(found.getAllByRole('link', { name: 'Summary' })[0]?.getAttribute('href')).toMatch(
    /^\/resume\/edit\/\w+#summary$/,
  );
  expect(screen.getByText(/keywords$/).textContent).toMatch(/^\d+ of \d+ keywords$/);
});

it('dismisses a keyword, restores it, and keeps both', async () => {
  const database = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss Python' }));
  await waitFor(() => expect(marksIn(database)).toEqual([['Python', 'dismissed']]));
  expect((await list('Missing')).queryByText('Python', { selector: 'mark' })).toBeNull();
  await userEvent.click(screen.getByText('Dismissed (1)'));
  await userEvent.click(screen.getByRole('button', { name: 'Restore Python', hidden: true }));
  await waitFor(() => expect(marksIn(database)).toEqual([]));
  expect((await list('Missing')).getByText('Python', { selector: 'mark' })).toBeTruthy();
});

it('adds a keyword by hand', async () => {
  const database = await open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Add keyword' }), 'ICU{Enter}');
  const missing = await list('Missing');
  expect(missing.getByText('ICU')).toBeTruthy();
  expect(missing.getByText('Not in the posting')).toBeTruthy();
  expect(marksIn(database)).toEqual([['ICU', 'added']]);
});

it('creates a version for the job and opens it', async () => {
  const database = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Create a version for this job' }));
  expect(await screen.findByText('Editor')).toBeTruthy();
  expect(
    database
      .table(resumeTable)
      .query()
      .map(({ title, jobId }) => [title, jobId]),
  ).toContainEqual(['Registered nurse - Optimized For Charge nurse at Harbor Medical', 'job']);
});

it('offers no version when the résumé is already the version for this job', async () => {
  await open(posting.text, (id, store) => store.merge(id, 'Charge nurse at Harbor Medical', {}, 'job').id);
  await screen.findByRole('textbox', { name: 'Add keyword' });
  expect(screen.queryByRole('button', { name: 'Create a version for this job' })).toBeNull();
});

it.each([() => '', () => 'deleted'])('says that no résumé is selected', async (resumeIdOf) => {
  await open(posting.text, resumeIdOf);
  expect(
    await screen.findByText(
      'No Resume selected for this job. Associate a resume to this job using the edit job button to continue.',
    ),
  ).toBeTruthy();
});

it('asks for the text of the posting', async () => {
  await open(' ');
  expect(await screen.findByText(/Add the posting’s text/)).toBeTruthy();
});
