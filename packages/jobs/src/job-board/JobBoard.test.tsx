import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pressUndo } from '@keepmark/ui/testing';
import { calendarDayOf, formatDay } from '@keepmark/ui/words';
import { viewMemory } from '../job-view/view-memory';
import { layOut } from '../testing/lay-out';
import { renderJobs } from '../testing/render-jobs';

const jobs = [
  { jobTitle: 'Welder', companyName: 'Harbor & Vale' },
  { jobTitle: 'Cook', companyName: 'Olive Street', status: 'application-submitted' },
  { jobTitle: 'Nurse', companyName: 'Olive Street', status: 'application-submitted' },
  { jobTitle: 'Teacher', companyName: 'Cedar Works', status: 'archived' },
] as const;
const column = (name: string) => screen.getByRole('region', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const siblingsBefore = (element: Element) => [...(element.parentElement?.children ?? [])].indexOf(element);

const forgetViews = () => viewMemory.setState(viewMemory.getInitialState(), true);
beforeEach(() => {
  forgetViews();
  layOut();
  return forgetViews;
});

async function openBoard(path = '/jobs/list?view=board') {
  const opened = await renderJobs(path, { jobs });
  await screen.findByRole('region', { name: 'Board' });
  return opened;
}

describe('the board', () => {
  it('is there as soon as its screen is, also when it is the view used last', async () => {
    const { unmount } = await renderJobs('/jobs/list?view=board', { jobs });
    expect(screen.getByRole('region', { name: 'Board' })).toBeTruthy();
    unmount();
    viewMemory.setState({ view: 'board' });
    await renderJobs('/jobs/applications', { jobs });
    expect(screen.getByRole('region', { name: 'Board' })).toBeTruthy();
  });

  it('shows the jobs by status, with counts, in a column for each stage', async () => {
    await openBoard('/jobs/list?view=board&sort=title');
    const submitted = column('Application Submitted');
    expect(
      within(submitted)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Cook', 'Nurse']);
    expect(column('Submitted').querySelector('header')?.textContent).toBe('Submitted2');
    expect(screen.getByRole('button', { name: 'Application Not Started 1' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
  });

  it('shows the location on the card of a job that has no next step', async () => {
    viewMemory.setState({ folded: [] });
    await renderJobs('/jobs/list?view=board', {
      jobs: [
        { jobTitle: 'Cook', companyName: 'Olive Street', location: 'Waco, TX', status: 'offer-accepted' },
        { jobTitle: 'Nurse', companyName: 'Olive Street', location: 'Tyler, TX', status: 'application-submitted' },
      ],
    });
    await screen.findByRole('region', { name: 'Board' });
    expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Wait for a reply$/),
      expect.stringMatching(/Waco, TX$/),
    ]);
  });

  it('begins at the first column with cards where not all columns fit', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const index = this.parentElement?.getAttribute('aria-label') === 'Board' ? siblingsBefore(this) : -1;
      return index === -1 ? new DOMRect(0, 0, 360, 600) : new DOMRect(index * 290, 0, 280, 600);
    });
    await renderJobs('/jobs/list?view=board', { jobs: jobs.slice(1) });
    expect((await screen.findByRole('region', { name: 'Board' })).scrollLeft).toBe(290);
  });

  it('collapses and expands statuses, and remembers them', async () => {
    const { unmount } = await openBoard();
    await press('Archived 1');
    expect(within(column('Archived')).getByRole('link', { name: 'Teacher' })).toBeTruthy();
    await press('Archived 1');
    await press('Application Not Started 1');
    expect(screen.queryByRole('link', { name: 'Welder' })).toBeNull();
    unmount();
    await openBoard();
    expect(screen.getByRole('button', { name: 'Application Not Started 1' }).getAttribute('aria-expanded')).toBe(
      'false',
    );
    expect(screen.getByRole('button', { name: 'Archived 1' }).getAttribute('aria-expanded')).toBe('false');
  });

  it('adds jobs to a column, one after another, and undoes it', async () => {
    const { table } = await openBoard();
    await press('Add job: Interview');
    const interview = within(column('Interview'));
    await userEvent.selectOptions(interview.getByLabelText('Status'), 'Interview Scheduled');
    await userEvent.type(interview.getByLabelText('Job title'), 'Baker');
    await userEvent.type(interview.getByLabelText('Company'), 'Rye & Co{Enter}');
    expect(within(column('Interview Scheduled')).getByRole('link', { name: 'Baker' })).toBeTruthy();
    expect(document.activeElement).toBe(interview.getByLabelText('Job title'));
    await pressUndo(`Added Baker at Rye & Co. Applied on ${formatDay(calendarDayOf(new Date()))}.`);
    expect(table.count()).toBe(jobs.length);
    await userEvent.type(interview.getByLabelText('Job title'), '{Escape}');
    expect(interview.queryByLabelText('Job title')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add job: Interview' }));
  });

  it('shows the jobs that match the filter, and only columns that can have them', async () => {
    await openBoard('/jobs/list?view=board&show=in-progress&text=nurse');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Application Not Started' })).toBeNull();
  });

  it('edits a job without leaving the board', async () => {
    const { table, ids } = await openBoard();
    await press('Quick edit Welder at Harbor & Vale');
    const dialog = await screen.findByRole('dialog');
    await userEvent.selectOptions(within(dialog).getByLabelText('Status'), 'Interview Requested');
    await userEvent.type(within(dialog).getByLabelText('Notes'), 'Called');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(table.get(ids[0] ?? '')).toMatchObject({
        status: 'interview-requested',
        notes: 'Called',
        dateApplied: calendarDayOf(new Date()),
      }),
    );
    expect(within(column('Interview Requested')).getByRole('link', { name: 'Welder' })).toBeTruthy();
  });

  it('has what was typed into a quick edit that was closed, until it is discarded', async () => {
    const { table, ids } = await openBoard();
    const edit = async () => {
      await press('Quick edit Welder at Harbor & Vale');
      return within(await screen.findByRole('dialog'));
    };
    await userEvent.type((await edit()).getByLabelText('Notes'), 'Called{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const dialog = await edit();
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Called');
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('');
    expect(table.get(ids[0] ?? '')?.notes).toBe('');
  });

  it('asks about notes that another tab changed during a quick edit, and keeps its other changes', async () => {
    const { table, ids } = await openBoard();
    const id = ids[0] ?? '';
    await press('Quick edit Welder at Harbor & Vale');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Notes'), 'Called');
    act(() => void table.update(id, { notes: 'Wrote', salary: '$70k' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Salary').value).toBe('$70k');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(table.get(id)?.notes).toBe('Wrote');
    await userEvent.click(await dialog.findByRole('radio', { name: /^Use yours/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(table.get(id)).toMatchObject({ notes: 'Called', salary: '$70k' }));
  });

  it('stays the view on the next visit', async () => {
    const { unmount } = await renderJobs('/jobs/list', { jobs });
    await userEvent.click(screen.getByRole('button', { name: 'Board' }));
    await screen.findByRole('region', { name: 'Board' });
    unmount();
    await renderJobs('/jobs/applications', { jobs });
    expect(await screen.findByRole('region', { name: 'Board' })).toBeTruthy();
  });
});
