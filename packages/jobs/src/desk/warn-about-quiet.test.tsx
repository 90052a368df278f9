import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobValues } from '../job';
import { dayAfter, formatDay } from '../job-dates';
import type { JobStatus } from '../job-status';
import { layOut } from '../testing/lay-out';
import { renderJobs } from '../testing/render-jobs';

const today = '2026-10-20';
const appliedOn = dayAfter(today, -20);
/** Each test has a company of its own: what an earlier one said may still be on the screen. */
const jobsAt = (companyName: string, status: JobStatus = 'application-submitted'): JobValues[] => [
  { jobTitle: 'Welder', companyName: `${companyName}, Inc.`, status, dateApplied: appliedOn },
  { jobTitle: 'Nurse', companyName: companyName.toUpperCase() },
];
const warning = (companyName: string) =>
  `${companyName}, Inc. has not answered your application for Welder of ${formatDay(appliedOn)}. Ask about that one first.`;

// No midnight comes while a test runs.
beforeEach(() => void vi.setSystemTime(`${today}T12:00`));
afterEach(() => void vi.useRealTimers());

describe('applying again to a company that went quiet', () => {
  it('is warned of when a status is moved, and the earlier application is one press away', async () => {
    const { ids, table, router } = await renderJobs('/jobs/list', { jobs: jobsAt('Harbor') });
    await userEvent.selectOptions(screen.getByLabelText('Status of Nurse at HARBOR'), 'Application Submitted');
    const said = await screen.findByText(warning('Harbor'));
    expect(table.get(ids[1] ?? '')?.status).toBe('application-submitted');
    await userEvent.click(within(said.parentElement!).getByRole('button', { name: 'Open it' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/job/edit/${ids[0]}`));
  });

  it('is warned of when several are moved at once', async () => {
    layOut();
    const { ids, table } = await renderJobs('/jobs/list?view=table', { jobs: jobsAt('Olive') });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Nurse at OLIVE' }));
    const choice = screen.getByLabelText('Set the status of the selected jobs');
    await userEvent.selectOptions(choice, 'Application Submitted');
    expect(await screen.findByText(warning('Olive'))).toBeTruthy();
    expect(table.get(ids[1] ?? '')?.status).toBe('application-submitted');
  });

  it('is warned of when the form says so', async () => {
    const { ids, router } = await renderJobs('/jobs/list', { jobs: jobsAt('Cedar') });
    await router.navigate({ to: '/job/edit/$internalId', params: { internalId: ids[1] ?? '' } });
    await userEvent.type(await screen.findByLabelText('Applied on'), today);
    await userEvent.click(screen.getByRole('button', { name: 'Save job' }));
    expect(await screen.findByText(warning('Cedar'))).toBeTruthy();
  });

  it('is not warned of where the company has answered, nor for any other status', async () => {
    await renderJobs('/jobs/list', { jobs: [...jobsAt('Vale', 'archived'), ...jobsAt('Quay')] });
    await userEvent.selectOptions(screen.getByLabelText('Status of Nurse at VALE'), 'Application Submitted');
    await userEvent.selectOptions(screen.getByLabelText('Status of Nurse at QUAY'), 'Application In-Progress');
    await userEvent.selectOptions(screen.getByLabelText('Status of Nurse at QUAY'), 'Application Submitted');
    // The warning of the last is there, so those of the others would be.
    expect(await screen.findByText(warning('Quay'))).toBeTruthy();
    expect(screen.queryByText(/^Vale, Inc\. has not answered/)).toBeNull();
    expect(screen.getAllByText(warning('Quay'))).toHaveLength(1);
  });
});
