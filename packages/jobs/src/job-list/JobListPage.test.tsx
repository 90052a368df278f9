import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JobValues } from '../job';
import { manyJobs } from '../testing/fixtures';
import { pressUndo } from '@keepmark/ui/testing';
import { renderJobs } from '../testing/render-jobs';

const saved: JobValues[] = [
  { jobTitle: 'Data Analyst', companyName: 'Northwind Labs', location: 'Austin, TX', url: 'https://example.com/1' },
  { jobTitle: 'Welder', companyName: 'Harbor & Vale', status: 'interview-requested', dateApplied: '2026-10-01' },
  { jobTitle: 'Line Cook', companyName: 'Olive Street', status: 'archived' },
];

const titles = () =>
  screen.getAllByRole('listitem').flatMap((row) =>
    within(row)
      .queryAllByRole('link', { name: /^(?!Original|Prepare)/ })
      .map((link) => link.textContent),
  );
const metric = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}$`) });

afterEach(() => void vi.useRealTimers());

describe('the list of saved jobs', () => {
  it('explains itself while it is empty', async () => {
    await renderJobs('/jobs/list');
    expect(screen.getByText('No saved jobs yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Search jobs' }).getAttribute('href')).toBe('/jobs/search');
    expect(screen.getByRole('link', { name: 'Capture' }).getAttribute('href')).toBe('/job/capture');
    expect(screen.getByRole('link', { name: 'Import jobs' }).getAttribute('href')).toBe('/jobs/import');
    expect(screen.getByRole('link', { name: 'Add job' }).getAttribute('href')).toBe('/job/add');
  });

  it('shows the jobs and the metrics', async () => {
    await renderJobs('/jobs/list?sort=title', { jobs: saved });
    expect(titles()).toEqual(['Data Analyst', 'Line Cook', 'Welder']);
    expect(metric('Saved').textContent).toBe('3Saved');
    expect(metric('Applied').textContent).toBe('1Applied');
    expect(metric('In-Progress').textContent).toBe('1In-Progress');
    expect(metric('Complete').textContent).toBe('1Complete');
    expect(screen.getByText('Applied Oct 1, 2026')).toBeTruthy();
    const original = screen.getByRole('link', { name: 'Original posting: Data Analyst at Northwind Labs' });
    expect(original.getAttribute('href')).toBe('https://example.com/1');
  });

  it('opens the menu of files by keyboard and returns the focus', async () => {
    await renderJobs('/jobs/list', { jobs: saved });
    screen.getByRole('button', { name: 'Files' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Export as CSV for spreadsheets' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Files'));
  });

  it('filters by the URL, and typing updates the URL', async () => {
    const { router } = await renderJobs('/jobs/list?text=austin', { jobs: saved });
    expect(titles()).toEqual(['Data Analyst']);
    const search = screen.getByRole('searchbox', { name: 'Search saved jobs' });
    await userEvent.clear(search);
    await userEvent.type(search, 'weld');
    await waitFor(() => expect(titles()).toEqual(['Welder']));
    await waitFor(() => expect(router.state.location.search).toEqual({ text: 'weld' }));
    expect(screen.getByText('1 of 3 jobs')).toBeTruthy();
  });

  it('filters by group and by status, and shows all jobs again', async () => {
    await renderJobs('/jobs/list?sort=title', { jobs: saved });
    await userEvent.click(metric('In-Progress'));
    expect(titles()).toEqual(['Welder']);
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Archived (1)');
    expect(titles()).toEqual(['Line Cook']);
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Offer Pending (0)');
    await userEvent.click(screen.getByRole('button', { name: 'Show all jobs' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it('filters by workplace, and says it where the location does not', async () => {
    const { router } = await renderJobs('/jobs/list?sort=title', {
      jobs: [
        { jobTitle: 'Cook', location: 'Waco, TX', workplace: 'hybrid' },
        { jobTitle: 'Nurse', location: 'Remote', workplace: 'remote' },
        { jobTitle: 'Welder', location: 'Tyler, TX' },
      ],
    });
    expect(screen.getByText('Waco, TX · Hybrid')).toBeTruthy();
    expect(screen.getByText('Remote', { selector: 'span' })).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Workplace'), 'Hybrid');
    expect(titles()).toEqual(['Cook']);
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toMatchObject({ workplace: 'hybrid' }));
    await userEvent.selectOptions(screen.getByLabelText('Workplace'), 'On-site');
    await userEvent.click(screen.getByRole('button', { name: 'Show all jobs' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it('shows the filters on a small screen and counts the active ones', async () => {
    await renderJobs('/jobs/list', { jobs: saved });
    const toggle = screen.getByRole('button', { name: 'Filters' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Archived (1)');
    expect(toggle.textContent).toBe('Filters (1)');
  });

  it('shows all jobs for a URL that makes no sense', async () => {
    await renderJobs('/jobs/list?show=hired&sort=salary&text=%7B%22a%22%3A1%7D', { jobs: saved });
    expect(titles()).toHaveLength(3);
  });

  it('changes a status, fills in the date applied, and undoes both in one step', async () => {
    vi.setSystemTime('2026-10-20T12:00');
    const { table, ids } = await renderJobs('/jobs/list', { jobs: saved.slice(0, 1) });
    await userEvent.selectOptions(
      screen.getByLabelText('Status of Data Analyst at Northwind Labs'),
      'Application Submitted',
    );
    expect(metric('In-Progress').textContent).toBe('1In-Progress');
    expect(table.get(ids[0] ?? '')).toMatchObject({
      status: 'application-submitted',
      applied: true,
      dateApplied: '2026-10-20',
    });
    expect(table.get(ids[0] ?? '')?.dateUpdated).not.toBe('');
    expect(metric('Applied').textContent).toBe('1Applied');

    await pressUndo('Data Analyst at Northwind Labs: Application Submitted. Applied on Oct 20, 2026.');
    expect(table.get(ids[0] ?? '')).toMatchObject({
      status: 'application-not-started',
      applied: false,
      dateApplied: '',
    });
    expect(metric('Applied').textContent).toBe('0Applied');
  });

  it('undoes two statuses one after the other, and leaves the date of an earlier application alone', async () => {
    const { table, ids } = await renderJobs('/jobs/list?show=in-progress', { jobs: saved.slice(1, 2) });
    await userEvent.selectOptions(screen.getByLabelText('Status of Welder at Harbor & Vale'), 'Application Submitted');
    await screen.findByText('Welder at Harbor & Vale: Application Submitted.');
    await userEvent.selectOptions(screen.getByLabelText('Status of Welder at Harbor & Vale'), 'Offer Rejected');
    expect(screen.getByText('No matching jobs')).toBeTruthy();
    await pressUndo('2 statuses changed');
    expect(table.get(ids[0] ?? '')?.status).toBe('application-submitted');
    await pressUndo('Welder at Harbor & Vale: Application Submitted.');
    expect(table.get(ids[0] ?? '')).toMatchObject({ status: 'interview-requested', dateApplied: '2026-10-01' });
  });

  it('deletes a job and undoes it', async () => {
    const { table } = await renderJobs('/jobs/list', { jobs: saved });
    const before = table.query();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Welder at Harbor & Vale' }));
    expect(titles()).not.toContain('Welder');
    await pressUndo('Deleted Welder at Harbor & Vale.');
    expect(titles()).toContain('Welder');
    expect(table.query()).toEqual(before);
  });

  it('renders only the rows in view of ten thousand jobs', async () => {
    await renderJobs('/jobs/list', { jobs: manyJobs(10_000) });
    expect(screen.getByText('10,000 jobs')).toBeTruthy();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
    expect(titles()[0]).toMatch(/ 10000$/);
  });
});

it('says how a job gets onto an empty screen of submissions', async () => {
  await renderJobs('/jobs/submissions', { jobs: [{ jobTitle: 'Chef', companyName: 'Olive' }] });
  expect(await screen.findByRole('heading', { name: 'No submissions here yet' })).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Search saved jobs'), 'nobody');
  expect(await screen.findByRole('heading', { name: 'No matching jobs' })).toBeTruthy();
});
