import { aiService, type AiScript, withAi } from '@keepmark/assistant/testing';
import { renderScreen } from '@keepmark/app-shell/testing';
import { blankDocument } from '@keepmark/resume-document/new-document';
import { createResumesStore } from '@keepmark/resumes/resumes-store';
import { readLetters } from '@keepmark/resumes/letters-store';
import { pressUndo } from '@keepmark/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JobValues } from '../job';
import { jobTable } from '../job-table';
import { createJobsRoutes } from '../routes';
import { databaseOf } from '../testing/database-of';
import { searchClient } from '@keepmark/postings/testing';

beforeEach(() => sessionStorage.clear());

const posting = `Bakers at Acme start at 4 a.m. You must be able to lift 50 pounds. Pays $21 an hour.\n${'We bake rye bread. '.repeat(40)}`;

interface Options {
  values?: JobValues;
  script?: AiScript;
  step?: string;
  hasResume?: boolean;
}

async function prepare({ values, script, step = '', hasResume = false }: Options = {}) {
  const { database, ids } = databaseOf([{ jobTitle: 'Baker', companyName: 'Acme', ...values }]);
  if (hasResume) {
    createResumesStore(database).add(blankDocument({ title: 'Usual', name: 'Ada King' }), { isDefault: true });
  }
  const [id = ''] = ids;
  const api = searchClient(
    () => ({ results: [], totalResults: 0 }),
    script ? { ...withAi(), ...aiService(script) } : undefined,
  );
  const path = `/job/application/preparation/${id}${step && `?step=${step}`}`;
  await renderScreen(createJobsRoutes, { path, database, api });
  await screen.findByRole('heading', { level: 1, name: 'Prepare: Baker at Acme' });
  return { database, id, job: () => database.table(jobTable).get(id) };
}

const checklist = () =>
  within(screen.getByRole('navigation', { name: 'Application checklist' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** What a keyboard user is on. */
const focused = () => document.activeElement?.textContent;
const letterField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Letter' });

describe('preparing an application without AI', () => {
  it('opens the first step that is not done, and saves a pasted posting with an undo', async () => {
    const { job } = await prepare();
    expect(screen.getByRole('heading', { level: 2, name: 'Posting' })).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Posting text' }), { target: { value: posting } });
    await press('Save posting');
    expect(job()?.description).toBe(posting.trim());
    expect(focused()).toBe('Edit posting text');
    await press('Edit posting text');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Posting text' }));
    expect(checklist()[0]).toContain('Text saved');
    expect(await screen.findByText('Prompt: Summarize the posting')).toBeTruthy();
    await pressUndo('Saved the posting.');
    await waitFor(() => expect(checklist()[0]).toContain('No text yet'));
  });

  it('warns about a posting that is too short, and asks nothing about it', async () => {
    await prepare({ values: { description: 'Bake bread.' } });
    expect(screen.getByText(/too short to compare/)).toBeTruthy();
    expect(screen.queryByText(/^Prompt:/)).toBeNull();
  });

  it('chooses the default résumé for the job', async () => {
    const { job } = await prepare({ values: { description: posting }, hasResume: true, step: 'resume' });
    await press('Use Usual');
    expect(job()?.resumeId).not.toBe('');
    expect(focused()).toBe('Review this résumé');
    expect(checklist()[1]).toContain('Chosen');
    await pressUndo('Saved the résumé for this job.');
    expect(job()?.resumeId).toBe('');
  });

  it('keeps what is checked off, and names what the posting asks for', async () => {
    const { id } = await prepare({ values: { description: posting }, step: 'questions' });
    const practice = screen.getByRole('link', { name: 'Practice for this job' });
    expect(practice.getAttribute('href')).toBe(`/interview/practice/${id}`);
    expect(screen.getByText('You must be able to lift 50 pounds.')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Write down three questions for them.' }));
    expect(checklist()[4]).toContain('1 of 5 done');
  });

  it('writes a letter from the template, counts its words, and saves it with an undo', async () => {
    const { job } = await prepare({ values: { description: posting }, step: 'letter' });
    await press('Start from template');
    const field = await letterField();
    expect(field.value).toContain('Baker position at Acme');
    expect(screen.getByText(/^\d\d of 200 words$/)).toBeTruthy();
    expect(screen.getByText(/square brackets/)).toBeTruthy();
    fireEvent.change(field, { target: { value: 'word '.repeat(200) } });
    expect(screen.getByText('Cut 1 word to stay under 200.')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'Dear Ada,\n\nI bake.' } });
    await press('Save letter');
    expect(job()?.coverLetter).toBe('Dear Ada,\n\nI bake.');
    expect(focused()).toBe('Save letter');
    expect(checklist()[2]).toContain('Written');
    await pressUndo('Saved the letter.');
    expect(job()?.coverLetter).toBe('');
  });

  it('asks which letter to save when another tab wrote one, too', async () => {
    const { database, id, job } = await prepare({ step: 'letter' });
    fireEvent.change(await letterField(), { target: { value: 'Dear Ada, mine' } });
    act(() => void database.table(jobTable).update(id, { coverLetter: 'Dear Ada, theirs' }));
    await press('Save letter');
    expect(job()?.coverLetter).toBe('Dear Ada, theirs');
    await userEvent.click(await screen.findByRole('radio', { name: /^Use yours/ }));
    await press('Save letter');
    expect(job()?.coverLetter).toBe('Dear Ada, mine');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('asks which posting text to save when another tab changed it, too', async () => {
    const { database, id, job } = await prepare({ step: 'posting' });
    fireEvent.change(screen.getByRole('textbox', { name: 'Posting text' }), { target: { value: 'Mine' } });
    act(() => void database.table(jobTable).update(id, { description: 'Theirs' }));
    await press('Save posting');
    expect(job()?.description).toBe('Theirs');
    await userEvent.click(await screen.findByRole('radio', { name: /^Use yours/ }));
    await press('Save posting');
    expect(job()?.description).toBe('Mine');
  });

  it('saves a letter with a design', async () => {
    const { database, id } = await prepare({ step: 'letter' });
    fireEvent.change(await letterField(), { target: { value: 'Dear Ada,\n\nI bake.' } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Save as' }), 'New letter with a design');
    await press('Save letter');
    expect(readLetters(database)).toMatchObject([{ jobId: id, body: 'I bake.', salutation: 'Dear Ada,' }]);
    expect(await screen.findByRole('link', { name: 'Design and export' })).toBeTruthy();
  });

  it('lists what is open before applying, and leads to the form', async () => {
    const { id } = await prepare({ values: { description: posting }, step: 'apply' });
    expect(screen.getByText(/: not chosen/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Record application' });
    expect(link.getAttribute('href')).toBe(`/job/apply/${id}`);
  });

  it('shows the not-found state for an unknown job', async () => {
    const { database } = databaseOf([]);
    await renderScreen(createJobsRoutes, { path: '/job/application/preparation/nobody', database });
    expect(await screen.findByRole('link', { name: 'Go to jobs' })).toBeTruthy();
  });
});

describe('preparing an application with AI', () => {
  it('saves only the fields whose quote is in the posting, after they were looked at', async () => {
    const salary = { name: 'salary', value: '$21 an hour', quote: 'Pays $21 an hour' };
    const fields = [salary, { name: 'benefits', value: 'A car', quote: 'A company car' }];
    const { job } = await prepare({
      values: { description: posting },
      script: { answer: '…', result: { fields } },
      step: 'posting',
    });
    await press('Read the fields of the posting');
    const field = await screen.findByRole('checkbox', { name: 'salary: $21 an hour' });
    expect(screen.queryByRole('checkbox', { name: /car/ })).toBeNull();
    expect(screen.getByText('1 field skipped: not quoted from the posting.')).toBeTruthy();
    expect(job()?.jobPostingData).toBe('');
    await userEvent.click(field);
    await userEvent.click(field);
    await press('Save 1 field with the job');
    expect(focused()).toBe('Saved with the job');
    expect(job()?.jobPostingData).toBe('Posting details\nsalary: $21 an hour (“Pays $21 an hour”)');
    await pressUndo('Saved 1 field with the job.');
    expect(job()?.jobPostingData).toBe('');
  });

  it('brings a letter into the editor, and the text that was there back with an undo', async () => {
    const { job } = await prepare({
      values: { description: posting },
      script: { answer: 'Dear team,\n\nI bake rye.' },
      step: 'letter',
    });
    fireEvent.change(await letterField(), { target: { value: 'My own words' } });
    await press('Write a cover letter');
    await press('Edit this letter');
    expect((await letterField()).value).toBe('Dear team,\n\nI bake rye.\n\nSincerely,');
    await pressUndo('Replaced the letter.');
    expect((await letterField()).value).toBe('My own words');
    expect(job()?.coverLetter).toBe('');
  });
});
