import { defineTable } from '@keepmark/local-store';
import { createBackup, restoreBackup } from '@keepmark/local-store/care';
import { testDatabase } from '@keepmark/local-store/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mergeRules } from './duplicates/same-job';
import { jobTable } from './job-table';
import { job } from './testing/fixtures';
import { layOut } from './testing/lay-out';
import { renderJobs } from './testing/render-jobs';

beforeEach(() => {
  sessionStorage.clear();
  vi.setSystemTime('2026-10-20T12:00');
});
afterEach(() => void vi.useRealTimers());

const jobs = [
  { jobTitle: 'Cook', companyName: 'Olive Street', deadline: '2026-10-21', tags: ['Night shift', 'remote'] },
  { jobTitle: 'Nurse', companyName: 'Harbor', tags: ['remote'] },
  { jobTitle: 'Welder', companyName: 'Cedar Works' },
];
const titles = () =>
  within(screen.getByRole('list', { name: 'Saved jobs' }))
    .getAllByRole('link', { name: /^(?:Cook|Nurse|Welder)$/ })
    .map(({ textContent }) => textContent);

it('are entered in the form of a job', async () => {
  const { table } = await renderJobs('/job/add');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Job title' }), { target: { value: 'Cook' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Company' }), { target: { value: 'Olive Street' } });
  fireEvent.change(screen.getByLabelText('Deadline'), { target: { value: '2026-11-05' } });
  await userEvent.type(screen.getByLabelText('Tags', { selector: 'input' }), 'Night shift{Enter}remote,');
  await userEvent.click(screen.getByRole('button', { name: 'Add job' }));
  await waitFor(() =>
    expect(table.query()).toMatchObject([{ deadline: '2026-11-05', tags: ['Night shift', 'remote'] }]),
  );
});

it('filter the list, and are no choice while no job has a tag', async () => {
  const { router } = await renderJobs('/jobs/list?sort=title', { jobs });
  await userEvent.selectOptions(screen.getByLabelText('Tag'), 'remote');
  await waitFor(() => expect(titles()).toEqual(['Cook', 'Nurse']));
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'title', tag: 'remote' }));
});

it('offers no filter by tag while no job has one', async () => {
  await renderJobs('/jobs/list', { jobs: [{ jobTitle: 'Welder' }] });
  expect(screen.queryByLabelText('Tag')).toBeNull();
});

it('are on the card of the board', async () => {
  layOut();
  await renderJobs('/jobs/list?view=board', { jobs });
  await screen.findByRole('region', { name: 'Board' });
  const card = (await screen.findAllByRole('article')).find((one) => within(one).queryByText('Cook'));
  expect(card!.textContent).toContain('Apply by Oct 21, 2026 · Night shift · remote');
});

it('are on the page of the job, where the deadline is edited in place', async () => {
  const { table, ids, router } = await renderJobs('/jobs/list', { jobs });
  await act(() => router.navigate({ href: `/job/edit/${ids[0]}` }));
  expect(await screen.findByText(/Tags: Night shift, remote/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Deadline'), { target: { value: '2026-10-28' } });
  expect(table.get(ids[0] ?? '')?.deadline).toBe('2026-10-28');
});

it('remind of an application on the desk', async () => {
  await renderJobs('/work', { jobs });
  const due = within(screen.getByRole('region', { name: 'Follow-ups' }));
  expect(due.getByText('Apply by Oct 21, 2026')).toBeTruthy();
  expect(due.getByRole('link', { name: 'Apply: Cook at Olive Street' }).getAttribute('href')).toMatch(
    /^\/job\/apply\//,
  );
  expect(due.queryByRole('button', { name: /^Done/ })).toBeNull();
});

it('stay together when duplicates are merged', () => {
  const [first, second] = [job({ tags: ['remote'] }), job({ tags: ['Remote', 'night'], deadline: '2026-10-21' })];
  expect(mergeRules.values([first, second])).toEqual({ tags: ['remote', 'night'], deadline: '2026-10-21' });
});

it('are empty in a job of an older backup', async () => {
  const { deadline: _, tags: __, ...fields } = jobTable.fields;
  const before = testDatabase();
  before.table(defineTable('jobs', { fields })).insert({ jobTitle: 'Cook' });
  const older = createBackup(before).text;
  const after = testDatabase();
  await restoreBackup(after, older, 'replace');
  expect(after.table(jobTable).query()).toMatchObject([{ jobTitle: 'Cook', deadline: '', tags: [] }]);
});
