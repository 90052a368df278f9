import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { calendarDayOf } from '@keepmark/ui/words';
import { viewMemory } from '../job-view/view-memory';
import { manyJobs } from '../testing/fixtures';
import { pressUndo } from '@keepmark/ui/testing';
import { layOut } from '../testing/lay-out';
import { renderJobs } from '../testing/render-jobs';

const jobs = [
  { jobTitle: 'Welder', companyName: 'Harbor & Vale' },
  { jobTitle: 'Cook', companyName: 'Olive Street' },
  { jobTitle: 'Nurse', companyName: 'Cedar Works' },
];
const titles = () => screen.getAllByRole('link', { name: /^(?:Welder|Cook|Nurse)/ }).map((link) => link.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const select = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

const forgetViews = () => viewMemory.setState(viewMemory.getInitialState(), true);
beforeEach(() => {
  forgetViews();
  layOut();
  return forgetViews;
});

async function openTable(list = jobs) {
  const opened = await renderJobs('/jobs/list?view=table', { jobs: list });
  await screen.findByRole('table');
  return opened;
}

describe('the table', () => {
  it('sorts by a column and reverses the order', async () => {
    const { router } = await openTable();
    await press('Company');
    await waitFor(() => expect(titles()).toEqual(['Nurse', 'Welder', 'Cook']));
    expect(screen.getByRole('columnheader', { name: 'Company' }).getAttribute('aria-sort')).toBe('ascending');
    await press('Company');
    await waitFor(() => expect(titles()).toEqual(['Cook', 'Welder', 'Nurse']));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ sort: 'company', reverse: true }));
  });

  it('changes the status of several jobs and undoes it', async () => {
    const { table } = await openTable();
    await select('Select Welder at Harbor & Vale');
    await select('Select Cook at Olive Street');
    await userEvent.selectOptions(screen.getByLabelText('Set status of selected jobs'), 'Archived');
    expect(table.countsOf('status')).toEqual({ archived: 2, 'application-not-started': 1 });
    await pressUndo('Moved 2 jobs to Archived.');
    expect(table.countsOf('status')).toEqual({ 'application-not-started': 3 });
  });

  it('fills in the date applied of several jobs and undoes it', async () => {
    const { table } = await openTable();
    await select('Select Welder at Harbor & Vale');
    await select('Select Cook at Olive Street');
    await userEvent.selectOptions(screen.getByLabelText('Set status of selected jobs'), 'Offer Pending');
    expect(table.countsOf('applied')).toEqual({ true: 2, false: 1 });
    expect(table.query().filter(({ dateApplied }) => dateApplied === calendarDayOf(new Date()))).toHaveLength(2);
    await pressUndo('Moved 2 jobs to Offer Pending. Applied today: 2 jobs.');
    expect(table.countsOf('applied')).toEqual({ false: 3 });
    expect(table.query().every(({ dateApplied }) => dateApplied === '')).toBe(true);
  });

  it('keeps the focus in the table when the bar of the selected jobs goes', async () => {
    await openTable();
    await select('Select Welder at Harbor & Vale');
    within(screen.getByRole('toolbar', { name: 'Selected jobs' }))
      .getByRole('button', { name: 'Delete' })
      .focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select all jobs shown' }));
  });

  it('deletes all jobs shown and undoes it', async () => {
    const { table } = await openTable();
    await select('Select all jobs shown');
    const bar = screen.getByRole('toolbar', { name: 'Selected jobs' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
    expect(table.count()).toBe(0);
    await pressUndo('Deleted 3 jobs.');
    expect(table.count()).toBe(3);
  });

  it('shows the chosen columns', async () => {
    await openTable();
    expect(screen.queryByRole('columnheader', { name: 'Type' })).toBeNull();
    act(() => {
      viewMemory.setState({ hiddenColumns: ['company'] });
    });
    expect(screen.getByRole('columnheader', { name: 'Type' })).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'Company' })).toBeNull();
  });

  it('edits a cell in place, and undoes it', async () => {
    const { table, ids } = await openTable();
    await press('Salary, Welder at Harbor & Vale: none');
    await userEvent.type(screen.getByLabelText('Salary, Welder at Harbor & Vale'), '$70,000{Enter}');
    expect(table.get(ids[0] ?? '')?.salary).toBe('$70,000');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('$70,000'));
    await press('Submitted, Welder at Harbor & Vale: none');
    await userEvent.selectOptions(screen.getByLabelText('Submitted, Welder at Harbor & Vale'), 'Email');
    expect(table.get(ids[0] ?? '')?.submissionMethod).toBe('email');
    await pressUndo('2 changes saved');
    expect(table.get(ids[0] ?? '')).toMatchObject({ salary: '$70,000', submissionMethod: '' });
    await pressUndo('Changes saved.');
    expect(table.get(ids[0] ?? '')).toMatchObject({ salary: '', submissionMethod: '' });
  });

  it('leaves a cell unchanged on Escape and for a date that cannot be', async () => {
    const { table, ids } = await openTable();
    await press('Location, Welder at Harbor & Vale: none');
    await userEvent.type(screen.getByLabelText('Location, Welder at Harbor & Vale'), 'Austin{Escape}');
    expect(table.get(ids[0] ?? '')?.location).toBe('');
    await press('Applied, Welder at Harbor & Vale: none');
    const applied = screen.getByLabelText<HTMLInputElement>('Applied, Welder at Harbor & Vale');
    expect(applied.max).toBe(calendarDayOf(new Date()));
  });

  it('keeps what another tab saved while a cell was open', async () => {
    const { table, ids } = await openTable();
    await press('Salary, Welder at Harbor & Vale: none');
    act(() => void table.update(ids[0] ?? '', { salary: '$70k' }));
    await userEvent.keyboard('{Enter}');
    expect(table.get(ids[0] ?? '')?.salary).toBe('$70k');
  });

  it('goes from cell to cell with the arrow keys', async () => {
    await openTable();
    await press('Title');
    screen.getByRole('button', { name: 'Company, Nurse at Cedar Works: Cedar Works' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Location, Cook at Olive Street: none');
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('Olive Street');
  });

  it('resizes a column by keyboard, and remembers its width', async () => {
    const { unmount } = await openTable();
    const handle = () => screen.getByRole('separator', { name: 'Width of Applied' });
    expect(handle().getAttribute('aria-valuenow')).toBe('124');
    handle().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    unmount();
    await openTable();
    expect(handle().getAttribute('aria-valuenow')).toBe('156');
    handle().focus();
    await userEvent.keyboard('{Enter}');
    expect(handle().getAttribute('aria-valuenow')).toBe('124');
  });

  it('renders only the rows in view of ten thousand jobs', async () => {
    await openTable(manyJobs(10_000) as typeof jobs);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });
});

describe('the screens of saved jobs', () => {
  const tracked = [
    { jobTitle: 'Welder', status: 'application-submitted', submissionMethod: 'email' },
    { jobTitle: 'Cook', status: 'archived', submissionMethod: 'online' },
    { jobTitle: 'Nurse', companyName: 'Welder & Sons' },
  ] as const;

  it.each([
    ['/jobs/applications?sort=title', ['Cook', 'Welder']],
    ['/jobs/applications/archived', ['Cook']],
    ['/jobs/submissions?sort=title', ['Cook', 'Welder']],
    ['/jobs/submissions/email', ['Welder']],
    ['/jobs/applications/hired?sort=title', ['Cook', 'Welder']],
  ])('%s shows %j', async (path, shown) => {
    await renderJobs(path, { jobs: tracked });
    expect(titles()).toEqual(shown);
  });

  it('share the search text', async () => {
    const { router } = await renderJobs('/jobs/list?text=welder&sort=title', { jobs: tracked });
    expect(titles()).toEqual(['Nurse', 'Welder']);
    await userEvent.click(screen.getByRole('link', { name: 'Applications' }));
    await waitFor(() => expect(titles()).toEqual(['Welder']));
    expect(router.state.location.search).toEqual({ text: 'welder', sort: 'title' });
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'application-submitted');
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/applications/application-submitted'));
    expect(router.state.location.search).toEqual({ text: 'welder', sort: 'title' });
  });
});
