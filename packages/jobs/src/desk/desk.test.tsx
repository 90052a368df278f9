import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayAfter } from '@keepmark/ui/words';
import { pressUndo } from '@keepmark/ui/testing';
import type { JobValues } from '../job';
import type { JobsSlots } from '../slots';
import { createNextStepsStore } from '../next-steps/next-steps-store';
import { renderJobs } from '../testing/render-jobs';

const today = '2026-10-20';
const jobs = [
  {
    jobTitle: 'Welder',
    companyName: 'Harbor, Inc.',
    status: 'application-submitted',
    dateApplied: dayAfter(today, -20),
  },
  { jobTitle: 'Cook', companyName: 'Olive Street', followUpOn: dayAfter(today, -1) },
  { jobTitle: 'Nurse', companyName: 'HARBOR', status: 'application-not-started' },
] as const;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  // So that no test runs across midnight.
  vi.setSystemTime(`${today}T12:00`);
});
afterEach(() => void vi.useRealTimers());

describe('the desk', () => {
  it('shows follow-ups and applications with no reply, with their actions', async () => {
    const { table, ids } = await renderJobs('/work', { jobs });
    const due = screen.getByRole('region', { name: 'Follow-ups' });
    expect(within(due).getByRole('link', { name: 'Cook at Olive Street' })).toBeTruthy();
    expect(within(due).getByText('Overdue')).toBeTruthy();
    await press('Done: follow up on Cook at Olive Street');
    expect(table.get(ids[1] ?? '')?.followUpOn).toBe('');
    expect(screen.getByText(/No reply for 20 days/)).toBeTruthy();
    await press('Remind me in a week: Welder at Harbor, Inc.');
    expect(table.get(ids[0] ?? '')?.followUpOn).toBe(dayAfter(today, 7));
    expect(screen.getByText('No applications have gone 14 days without a reply.')).toBeTruthy();
  });

  it('lists the next steps that are due, and shows the next one when one is done', async () => {
    const { table, ids, database } = await renderJobs('/work', { jobs: [{ ...jobs[1], nextStep: 'Call' }] });
    const [id = ''] = ids;
    act(() => void createNextStepsStore(database).add(id, { text: 'Write', dueOn: today }));
    const due = within(screen.getByRole('region', { name: 'Follow-ups' }));
    expect(due.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Cook at Olive StreetCall, Oct 19, 2026OverdueDone',
      'Cook at Olive StreetWrite, Oct 20, 2026TodayDone',
    ]);
    await press('Done: follow up on Cook at Olive Street');
    expect(table.get(id)).toMatchObject({ nextStep: 'Write', followUpOn: today });
    expect(due.getAllByRole('listitem')).toHaveLength(1);
    await pressUndo('Done: Call');
    await press('Done: Write, Cook at Olive Street');
    expect(table.get(id)).toMatchObject({ nextStep: 'Call', followUpOn: dayAfter(today, -1) });
  });

  it('lists applications after the chosen number of days without a reply', async () => {
    await renderJobs('/work', { jobs });
    await userEvent.selectOptions(screen.getByLabelText('No reply after'), 'after 21 days');
    expect(screen.getByText('No applications have gone 21 days without a reply.')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('No reply after'), 'after 7 days');
    await press('Close, no response: Welder at Harbor, Inc.');
    expect(screen.getByText('No applications have gone 7 days without a reply.')).toBeTruthy();
    await pressUndo('Welder at Harbor, Inc.: Application No Response.');
    expect(screen.getByText(/No reply for 20 days/)).toBeTruthy();
  });

  it('groups applications with no reply under one piece of advice, and closes a group', async () => {
    const more: JobValues[] = [...jobs, { ...jobs[0], jobTitle: 'Fitter' }];
    const { table } = await renderJobs('/work', { jobs: more });
    const quiet = within(screen.getByRole('region', { name: 'No reply' }));
    expect(quiet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      ' Application Submitted, 2 with no reply',
    ]);
    expect(quiet.getAllByText(/^Check if the posting is still open/)).toHaveLength(1);
    await press('Close all as no response: Application Submitted');
    expect(table.countsOf('status')['application-no-response']).toBe(2);
    await pressUndo('Moved 2 jobs to Application No Response.');
    expect(table.countsOf('status')['application-no-response']).toBeUndefined();
  });

  it('shows this week against the goal, and remembers the goal', async () => {
    const applied = [0, -1, -8].map((days) => ({ jobTitle: 'Cook', dateApplied: dayAfter(today, days) }));
    const { unmount } = await renderJobs('/work', { jobs: applied });
    const week = () => screen.getByRole('region', { name: 'This week' });
    expect(week().textContent).toContain('2 of 5 applications, 3 to go by Sunday');
    await userEvent.selectOptions(screen.getByLabelText('Weekly goal'), '3 a week');
    expect(week().textContent).toContain('2 of 3 applications');
    await userEvent.selectOptions(screen.getByLabelText('Weekly goal'), 'No goal');
    expect(week().textContent).toContain('2 applications since Monday');
    unmount();
  });

  it('shows the follow-ups and what other packages have on the days of two weeks', async () => {
    const { table, ids } = await renderJobs('/work', { jobs: [{ ...jobs[1], followUpOn: dayAfter(today, 3) }] });
    const calendar = within(screen.getByRole('region', { name: 'Next two weeks' }));
    expect(calendar.getByRole('link', { name: 'Follow-up Cook at Olive Street' })).toBeTruthy();
    expect(calendar.getAllByRole('listitem', { hidden: true })).toHaveLength(15);
    table.update(ids[0] ?? '', { followUpOn: dayAfter(today, 30) });
    expect(await calendar.findByText(/^Nothing planned/)).toBeTruthy();
  });

  it('says when the calendar lacks what other packages have, and loads it again', async () => {
    const calendarSources = vi
      .fn<NonNullable<JobsSlots['calendarSources']>>()
      .mockRejectedValueOnce(new Error('offline'));
    calendarSources.mockResolvedValue([]);
    await renderJobs('/work', { jobs, slots: { calendarSources } });
    expect(await screen.findByText(/^We couldn’t load interviews, plans, and deadlines/)).toBeTruthy();
    await press('Try again');
    await waitFor(() => expect(screen.queryByText(/^We couldn’t load interviews/)).toBeNull());
    expect(calendarSources).toHaveBeenCalledTimes(2);
  });

  it('has a table for every chart', async () => {
    await renderJobs('/work', { jobs });
    const table = await screen.findByRole('table', { name: 'Application outcomes', hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true })[1]?.textContent).toBe('AppliedWaiting1');
    expect(screen.getByText('0 of 1 application got a reply')).toBeTruthy();
  });
});

describe('applying', () => {
  it('warns about a company that has not replied, and records the application', async () => {
    const { table, ids, router } = await renderJobs('/job/apply/no-such-job', { jobs });
    expect(screen.getByText('Job not found')).toBeTruthy();
    await router.navigate({ to: '/job/apply/$internalId', params: { internalId: ids[2] ?? '' } });
    expect(await screen.findByText('No reply yet from HARBOR')).toBeTruthy();
    await press('I applied');
    await waitFor(() => expect(table.get(ids[2] ?? '')?.applied).toBe(true));
    expect(table.get(ids[2] ?? '')).toMatchObject({
      applied: true,
      dateApplied: today,
      status: 'application-submitted',
      submissionMethod: 'online',
    });
  });
});

it('the application guide counts the jobs at each stage', async () => {
  await renderJobs('/job/application/process', { jobs });
  const link = screen.getByRole('link', { name: 'Application Submitted (1)' });
  expect(link.getAttribute('href')).toBe('/jobs/applications/application-submitted');
});
