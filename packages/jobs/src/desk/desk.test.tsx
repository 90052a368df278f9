import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayAfter } from '../job-dates';
import { pressUndo } from '../testing/press-undo';
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
  // No midnight comes while a test runs.
  vi.setSystemTime(`${today}T12:00`);
});
afterEach(() => void vi.useRealTimers());

describe('the desk', () => {
  it('shows what is due and what went quiet, and what can be done', async () => {
    const { table, ids } = await renderJobs('/work', { jobs });
    const due = screen.getByRole('region', { name: 'To follow up' });
    expect(within(due).getByRole('link', { name: 'Cook at Olive Street' })).toBeTruthy();
    expect(within(due).getByText('Late')).toBeTruthy();
    await press('Followed up on Cook at Olive Street');
    expect(table.get(ids[1] ?? '')?.followUpOn).toBe('');
    expect(screen.getByText(/nothing for 20 days/)).toBeTruthy();
    await press('Remind me of Welder at Harbor, Inc. in a week');
    expect(table.get(ids[0] ?? '')?.followUpOn).toBe(dayAfter(today, 7));
    expect(screen.getByText('No application has waited 14 days for an answer.')).toBeTruthy();
  });

  it('counts as quiet what was set', async () => {
    await renderJobs('/work', { jobs });
    await userEvent.selectOptions(screen.getByLabelText('Counts as quiet after'), 'after 21 days');
    expect(screen.getByText('No application has waited 21 days for an answer.')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Counts as quiet after'), 'after 7 days');
    await press('Close Welder at Harbor, Inc. as not answered');
    expect(screen.getByText('No application has waited 7 days for an answer.')).toBeTruthy();
    await pressUndo('Welder at Harbor, Inc.: Application No Response.');
    expect(screen.getByText(/nothing for 20 days/)).toBeTruthy();
  });

  it('has the figures of its pictures as tables', async () => {
    await renderJobs('/work', { jobs });
    const table = await screen.findByRole('table', { name: 'Where applications went', hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true })[1]?.textContent).toBe('AppliedWaiting1');
    expect(screen.getByText('0 of n = 1 application got an answer')).toBeTruthy();
  });
});

describe('applying', () => {
  it('warns of a company that went quiet, and records the application', async () => {
    const { table, ids, router } = await renderJobs('/job/apply/no-such-job', { jobs });
    expect(screen.getByText('This job is not kept here')).toBeTruthy();
    await router.navigate({ to: '/job/apply/$internalId', params: { internalId: ids[2] ?? '' } });
    expect(await screen.findByText('HARBOR has not answered you yet')).toBeTruthy();
    await press('I have applied');
    await waitFor(() => expect(table.get(ids[2] ?? '')?.applied).toBe(true));
    expect(table.get(ids[2] ?? '')).toMatchObject({
      applied: true,
      dateApplied: today,
      status: 'application-submitted',
      submissionMethod: 'online',
    });
  });
});

it('the process tells how many jobs are at each step', async () => {
  await renderJobs('/job/application/process', { jobs });
  const link = screen.getByRole('link', { name: 'Application Submitted (1)' });
  expect(link.getAttribute('href')).toBe('/jobs/applications/application-submitted');
});
