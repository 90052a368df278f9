import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobValues } from '../job';
import { dayAfter, formatDay } from '@keepmark/ui/words';
import type { JobStatus } from '../job-status';
import { layOut } from '../testing/lay-out';
import { renderJobs } from '../testing/render-jobs';

const today = '2026-10-20';
const appliedOn = dayAfter(today, -20);
/** Each test uses its own company: a toast of an earlier test may still be on the screen. */
const jobsAt = (companyName: string, status: JobStatus = 'application-submitted'): JobValues[] => [
  { jobTitle: 'Welder', companyName: `${companyName}, Inc.`, status, dateApplied: appliedOn },
  { jobTitle: 'Nurse', companyName: companyName.toUpperCase() },
];
const warning = (companyName: string) =>
  `${companyName}, Inc. hasn’t replied to your application for Welder from ${formatDay(appliedOn)}. Follow up on that one first.`;

// So that no test runs across midnight.
beforeEach(() => void vi.setSystemTime(`${today}T12:00`));
afterEach(() => void vi.useRealTimers());

describe('applying again to a company that has not replied', () => {
  it('warns when the status changes, with a button that opens the earlier application', async () => {
    const { ids, table, router } = await renderJobs('/jobs/list', { jobs: jobsAt('Harbor') });
    await userEvent.selectOptions(screen.getByLabelText('Status of Nurse at HARBOR'), 'Application Submitted');
    const said = await screen.findByText(warning('Harbor'));
    expect(table.get(ids[1] ?? '')?.status).toBe('application-submitted');
    await userEvent.click(within(said.parentElement!).getByRole('button', { name: 'Open application' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/job/edit/${ids[0]}`));
  });

  it('warns when the status of several jobs changes', async () => {
    layOut();
    const { ids, table } = await renderJobs('/jobs/list?view=table', { jobs: jobsAt('Olive') });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Nurse at OLIVE' }));
    const choice = screen.getByLabelText('Set status of selected jobs');
    await userEvent.selectOptions(choice, 'Application Submitted');
    expect(await screen.findByText(warning('Olive'))).toBeTruthy();
    expect(table.get(ids[1] ?? '')?.status).toBe('application-submitted');
  });

  it('warns when the form sets the date applied', async () => {
    const { ids, router } = await renderJobs('/jobs/list', { jobs: jobsAt('Cedar') });
    await router.navigate({ to: '/job/edit/$internalId/form', params: { internalId: ids[1] ?? '' } });
    await userEvent.type(await screen.findByLabelText('Applied on'), today);
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(warning('Cedar'))).toBeTruthy();
  });

  it('does not warn if the company replied, or for any other status', async () => {
    await renderJobs('/jobs/list', { jobs: [...jobsAt('Vale', 'archived'), ...jobsAt('Quay')] });
    await userEvent.selectOptions(screen.getByLabelText('Status of Nurse at VALE'), 'Application Submitted');
    await userEvent.selectOptions(screen.getByLabelText('Status of Nurse at QUAY'), 'Application In-Progress');
    await userEvent.selectOptions(screen.getByLabelText('Status of Nurse at QUAY'), 'Application Submitted');
    // The last warning is there, so earlier ones would be, too.
    expect(await screen.findByText(warning('Quay'))).toBeTruthy();
    expect(screen.queryByText(/^Vale, Inc\. hasn’t replied/)).toBeNull();
    expect(screen.getAllByText(warning('Quay'))).toHaveLength(1);
  });
});
