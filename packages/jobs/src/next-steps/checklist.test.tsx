import { renderScreen } from '@keepmark/app-shell/testing';
import { createBackup, restoreBackup } from '@keepmark/local-store/care';
import { testDatabase } from '@keepmark/local-store/testing';
import { clearNotifications, pressUndo } from '@keepmark/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JobValues } from '../job';
import { writeJobs } from '../job-files/write-jobs';
import { readJobsJson } from '../job-files/job-json';
import { jobTable } from '../job-table';
import { createJobsStore } from '../jobs-store';
import { createJobsRoutes } from '../routes';
import { databaseOf } from '../testing/database-of';
import { nextStepTable } from './next-step-table';
import { createNextStepsStore } from './next-steps-store';
import { stepList } from './step-list';

beforeEach(() => {
  sessionStorage.clear();
  clearNotifications();
});

const texts = (database: ReturnType<typeof testDatabase>, id: string) =>
  stepList(database.table(jobTable).get(id)!, database.table(nextStepTable).query({ where: { jobId: id } })).map(
    ({ text, dueOn, doneOn }) => [text, dueOn, doneOn !== ''],
  );

/** A job with the steps "Call" and "Write", and "Visit", which is done. */
function stepsOfJob(values: JobValues = {}) {
  const { database, ids } = databaseOf([
    { jobTitle: 'Welder', companyName: 'Harbor & Vale', nextStep: 'Call', ...values },
  ]);
  const id = ids[0] ?? '';
  const store = createNextStepsStore(database);
  for (const text of ['Visit', 'Write']) store.add(id, { text, dueOn: text === 'Write' ? '2020-10-25' : '' });
  const visit = database.table(nextStepTable).query({ where: { text: 'Visit' } })[0];
  if (visit) store.setDone(visit, true);
  return { database, id, store, texts: () => texts(database, id) };
}

async function openJob() {
  const steps = stepsOfJob();
  const path = `/job/edit/${steps.id}`;
  await renderScreen((signedIn) => createJobsRoutes(signedIn), { path, database: steps.database });
  await screen.findByRole('list', { name: 'Next steps' });
  return { ...steps, job: () => steps.database.table(jobTable).get(steps.id) };
}

const open = () =>
  within(screen.getByRole('list', { name: 'Next steps' }))
    .getAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label'));

describe('the checklist on the page of a job', () => {
  it('adds one step after another by Enter', async () => {
    const { texts: stored } = await openJob();
    await userEvent.click(screen.getByRole('button', { name: 'Add next step' }));
    const field = await screen.findByRole('textbox', { name: 'Next step' });
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Enter what to do next.')).toBeTruthy();
    await userEvent.type(field, 'Ask Dana');
    fireEvent.change(screen.getByLabelText('Due (optional)'), { target: { value: '2999-01-02' } });
    await userEvent.type(field, '{Enter}Thank Sam{Enter}');
    expect(stored().slice(-2)).toEqual([
      ['Ask Dana', '2999-01-02', false],
      ['Thank Sam', '', false],
    ]);
    expect(document.activeElement).toBe(field);
    await pressUndo('2 next steps added');
    expect(stored().at(-1)).toEqual(['Ask Dana', '2999-01-02', false]);
  });

  it('checks off, reopens, and deletes a step, each with Undo', async () => {
    const { job } = await openJob();
    expect(open()).toEqual(['Done: Call', 'Done: Write']);
    const before = job();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Done: Call' }));
    expect(open()).toEqual(['Done: Write']);
    expect(job()).toMatchObject({
      nextStep: 'Write',
      followUpOn: '2020-10-25',
      status: before?.status,
      applied: false,
    });
    expect(screen.getByText('Overdue')).toBeTruthy();
    await pressUndo('Done: Call');
    expect(open()).toEqual(['Done: Call', 'Done: Write']);

    act(clearNotifications);
    await userEvent.click(screen.getByText('1 step done'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Done: Visit' }));
    expect(open()).toEqual(['Done: Call', 'Done: Visit', 'Done: Write']);
    act(clearNotifications);
    await userEvent.click(screen.getByRole('button', { name: 'Delete Call' }));
    expect(job()?.nextStep).toBe('Visit');
    await pressUndo('Deleted: Call');
    expect(job()?.nextStep).toBe('Call');
  });

  it('edits a step, and Escape cancels', async () => {
    const { texts: stored } = await openJob();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Write' }));
    await userEvent.keyboard(' to Dana{Enter}');
    expect(stored().map(([text]) => text)).toEqual(['Call', 'Visit', 'Write to Dana']);
    const pencil = screen.getByRole('button', { name: 'Edit Write to Dana' });
    await waitFor(() => expect(document.activeElement).toBe(pencil));
    await userEvent.keyboard('{Enter}x{Escape}');
    expect(stored().at(-1)?.[0]).toBe('Write to Dana');
  });

  it('has a handle for each open step that can be moved', async () => {
    await openJob();
    expect(screen.getByRole('button', { name: 'Move Call' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Move Write' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Move Visit' })).toBeNull();
  });
});

describe('files', () => {
  it('of JSON bring all steps to another browser', () => {
    const { database, id, texts: stored } = stepsOfJob();
    const { content } = writeJobs(database, database.table(jobTable).query(), 'json');
    const { jobs, unreadable } = readJobsJson(content as string);
    expect(unreadable).toEqual([]);
    const other = testDatabase();
    createJobsStore(other).addMany(jobs);
    expect(texts(other, id)).toEqual(stored());
    expect(other.table(nextStepTable).count()).toBe(3);
  });

  it('of a backup have the steps, and one from before there were any shows its next step', async () => {
    const { database, id, texts: stored } = stepsOfJob();
    const restored = testDatabase();
    await restoreBackup(restored, createBackup(database).text, 'replace');
    expect(texts(restored, id)).toEqual(stored());

    const old = databaseOf([{ jobTitle: 'Cook', nextStep: 'Call', followUpOn: '2026-10-25' }]);
    const other = testDatabase();
    await restoreBackup(other, createBackup(old.database).text, 'replace');
    expect(texts(other, old.ids[0] ?? '')).toEqual([['Call', '2026-10-25', false]]);
  });
});
