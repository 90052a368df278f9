import { renderScreen } from '@keepmark/app-shell/testing';
import { clearNotifications, pressUndo } from '@keepmark/ui/testing';
import { calendarDayOf } from '@keepmark/ui/words';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JobValues } from '../job';
import { jobEventTable } from '../job-history/job-event-table';
import { jobTable } from '../job-table';
import { createJobsStore } from '../jobs-store';
import { createJobsRoutes } from '../routes';
import type { JobsSlots } from '../slots';
import { databaseOf } from '../testing/database-of';
import { renderJobs } from '../testing/render-jobs';

async function openJob(values: JobValues = {}, slots: JobsSlots = {}) {
  const { database, ids } = databaseOf([{ jobTitle: 'Welder', companyName: 'Harbor & Vale', ...values }]);
  const id = ids[0] ?? '';
  const { router } = await renderScreen((signedIn) => createJobsRoutes(signedIn, slots), {
    path: `/job/edit/${id}`,
    database,
  });
  const table = database.table(jobTable);
  return { id, router, table, database, saved: () => table.get(id) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const date = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const history = () => screen.getByRole('region', { name: 'History' });

beforeEach(() => {
  sessionStorage.clear();
  clearNotifications();
});

describe('the page of a job', () => {
  it('is what the list opens, and has the form behind "Edit job"', async () => {
    const { ids } = await renderJobs('/jobs/list', { jobs: [{ jobTitle: 'Welder', companyName: 'Harbor & Vale' }] });
    await userEvent.click(screen.getByRole('link', { name: 'Welder' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welder' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit job' }).getAttribute('href')).toBe(`/job/edit/${ids[0]}/form`);
    for (const name of ['Notes', 'Posting', 'History', 'Preparation', 'Résumé and letter', 'Contact details']) {
      expect(screen.getByRole('region', { name })).toBeTruthy();
    }
  });

  it('cuts a long posting, and shows all of it on request', async () => {
    const description = `${'You weld. '.repeat(200)}The end.`;
    await openJob({ description, url: 'https://jobs.example.com/7' });
    expect(screen.queryByText(/The end\./)).toBeNull();
    await press('Show full posting');
    expect(screen.getByText(/The end\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Original posting' }).getAttribute('href')).toBe(
      'https://jobs.example.com/7',
    );
  });

  it('offers the commute to a job with coordinates only', async () => {
    await openJob({ latitude: 45.52, longitude: -122.68 });
    const commute = screen.getByRole('region', { name: 'Commute' });
    expect(commute.querySelector('a')?.getAttribute('href')).toBe('/location/from');
  });

  it('hides the commute to a job without coordinates', async () => {
    await openJob({ latitude: 0, longitude: 0 });
    expect(screen.queryByRole('region', { name: 'Commute' })).toBeNull();
  });

  it('shows the details that the site adds to a job', async () => {
    const JobDetails: JobsSlots['JobDetails'] = ({ jobId, companyName }) => `People at ${companyName}, ${jobId}`;
    const { id } = await openJob({}, { JobDetails });
    expect(screen.getByText(`People at Harbor & Vale, ${id}`)).toBeTruthy();
  });

  it.each([
    [{ city: 'Waco', state: 'TX' }, '/jobs/searchtermlocation/TX/Waco/Welder'],
    [{ location: 'Fort Worth, TX' }, '/jobs/searchtermlocation/TX/Fort%20Worth/Welder'],
  ])('searches the city of a job with %j for the same work', async (values, href) => {
    await openJob({ jobTitle: 'Senior Welder', ...values });
    await press('More actions');
    const item = await screen.findByRole('menuitem', { name: /^Search \w+.* for “Welder”$/, hidden: true });
    expect(item.getAttribute('href')).toBe(href);
  });

  it('deletes the job, leaves, and can be undone', async () => {
    const { router, saved } = await openJob();
    await press('More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete job', hidden: true }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/list'));
    expect(saved()).toBeUndefined();
    await pressUndo('Deleted Welder at Harbor & Vale.');
    expect(saved()?.jobTitle).toBe('Welder');
  });
});

describe('an edit in place', () => {
  it('of the status fills in the date applied, changes the next step, and can be undone', async () => {
    const { saved } = await openJob();
    expect(screen.getByRole('link', { name: 'Prepare your application' })).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Application Submitted');
    const today = calendarDayOf(new Date());
    expect(date('Applied on').value).toBe(today);
    expect(screen.getByText('Wait for a reply')).toBeTruthy();
    expect(saved()).toMatchObject({ status: 'application-submitted', applied: true, dateApplied: today });
    const message = await screen.findByText(/^Welder at Harbor & Vale: Application Submitted\./);
    await userEvent.click(within(message.parentElement!).getByRole('button', { name: 'Undo' }));
    expect(saved()).toMatchObject({ status: 'application-not-started', applied: false, dateApplied: '' });
  });

  it.each([
    ['Interview Requested', 'Agree on a date', '/interview/add/$id'],
    ['Offer Pending', 'Answer the offer', '/offers'],
  ])('of the status to %s links the next step to its screen', async (status, step, path) => {
    const { id } = await openJob();
    await userEvent.selectOptions(screen.getByLabelText('Status'), status);
    expect(screen.getByRole('link', { name: step }).getAttribute('href')).toBe(path.replace('$id', id));
  });

  it('of a date is saved when it is picked, and on Enter when it is typed', async () => {
    const { saved } = await openJob({ status: 'application-submitted', dateApplied: '2026-10-01' });
    fireEvent.change(date('Follow up on'), { target: { value: '2999-11-25' } });
    expect(saved()?.followUpOn).toBe('2999-11-25');
    act(clearNotifications);
    await press('Mark follow-up done');
    expect(saved()?.followUpOn).toBe('');
    await pressUndo('Changes saved.');
    expect(saved()?.followUpOn).toBe('2999-11-25');

    act(clearNotifications);
    const applied = date('Applied on');
    fireEvent.keyDown(applied, { key: '2' });
    fireEvent.change(applied, { target: { value: '2026-09-28' } });
    expect(saved()?.dateApplied).toBe('2026-10-01');
    fireEvent.keyDown(applied, { key: 'Enter' });
    expect(saved()?.dateApplied).toBe('2026-09-28');
    expect(within(history()).getByText('Sep 28, 2026')).toBeTruthy();
    await pressUndo('Changes saved.');
    expect(saved()?.dateApplied).toBe('2026-10-01');
  });

  it('of the next step is saved on Enter, shows with its date, and is done with it', async () => {
    const { saved } = await openJob({ status: 'application-submitted', followUpOn: '2999-11-25' });
    await press('Add next step');
    await screen.findByRole('textbox', { name: 'Next step' });
    await userEvent.keyboard(' Send the portfolio {Enter}{Escape}');
    expect(saved()?.nextStep).toBe('Send the portfolio');
    const steps = await screen.findByRole('list', { name: 'Next steps' });
    expect(steps.textContent).toContain('Send the portfolioDue Nov 25, 2999');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add next step' }));
    act(clearNotifications);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Done: Send the portfolio' }));
    expect(saved()).toMatchObject({ nextStep: '', followUpOn: '', status: 'application-submitted' });
    expect(screen.getByText('Wait for a reply')).toBeTruthy();
    await pressUndo('Done: Send the portfolio');
    expect(saved()).toMatchObject({ nextStep: 'Send the portfolio', followUpOn: '2999-11-25' });
  });

  it('of a date refuses the future, and Escape restores it', async () => {
    const { saved } = await openJob({ status: 'application-submitted', dateApplied: '2026-10-01' });
    fireEvent.change(date('Applied on'), { target: { value: '2999-01-01' } });
    expect(screen.getByText('Enter a date that isn’t in the future.')).toBeTruthy();
    expect(saved()?.dateApplied).toBe('2026-10-01');
    fireEvent.keyDown(date('Applied on'), { key: 'Escape' });
    expect(date('Applied on').value).toBe('2026-10-01');
  });

  it('of the notes is one step, saved by keyboard, and returns the focus', async () => {
    const { saved } = await openJob();
    await press('Add notes');
    await userEvent.keyboard('Ask about shifts{Control>}{Enter}{/Control}');
    expect(saved()?.notes).toBe('Ask about shifts');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit notes' }));
    await userEvent.keyboard('{Enter}and overtime{Escape}');
    expect(saved()?.notes).toBe('Ask about shifts');
    await pressUndo('Changes saved.');
    expect(saved()?.notes).toBe('');
  });

  it('of the next step asks which to save when another tab changed it, too', async () => {
    const { id, table, saved } = await openJob({ nextStep: 'Call' });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Call' }));
    act(() => void table.update(id, { nextStep: 'Write' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Next step' }).value).toBe('Write');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Next step' }));
    await userEvent.keyboard('Visit');
    act(() => void table.update(id, { nextStep: 'Send the form' }));
    await userEvent.keyboard('{Enter}');
    expect(saved()?.nextStep).toBe('Send the form');
    await userEvent.click(await screen.findByRole('radio', { name: /^Use yours/ }));
    await press('Save');
    expect(saved()?.nextStep).toBe('Visit');
  });

  it('of a job that another tab deleted says so, and keeps what was typed', async () => {
    const { id, table } = await openJob();
    await press('Add notes');
    await userEvent.keyboard('Mine');
    act(() => void table.delete(id));
    expect(await screen.findByText('This job was deleted in another tab')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Notes' }).textContent).toContain('Mine');
    await press('Save as a new job');
    expect(table.query()).toMatchObject([{ jobTitle: 'Welder', companyName: 'Harbor & Vale', notes: 'Mine' }]);
  });

  it('of a job that another tab deleted without anything typed ends', async () => {
    const { id, table } = await openJob();
    act(() => void table.delete(id));
    expect(await screen.findByText('Job not found')).toBeTruthy();
  });
});

describe('the history on the page', () => {
  it('takes an event that was never recorded, and the job follows it', async () => {
    const { saved } = await openJob({ dateAdded: '2026-10-01T12:00:00' });
    await press('Add event');
    const form = screen.getByRole('form', { name: 'Add event' });
    expect(within(form).getByLabelText<HTMLSelectElement>('Event').value).toBe('application-submitted');
    await userEvent.selectOptions(within(form).getByLabelText('Event'), 'Interview Requested');
    fireEvent.change(within(form).getByLabelText('Date'), { target: { value: '2999-01-01' } });
    await userEvent.click(within(form).getByRole('button', { name: 'Add event' }));
    expect(screen.getByText('Enter a date that isn’t in the future.')).toBeTruthy();
    fireEvent.change(within(form).getByLabelText('Date'), { target: { value: '2026-10-12' } });
    await userEvent.type(within(form).getByLabelText('Note'), 'By phone');
    await userEvent.click(within(form).getByRole('button', { name: 'Add event' }));
    expect(saved()).toMatchObject({ status: 'interview-requested', applied: true, dateApplied: '' });
    expect(within(history()).getByText('By phone')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Add event');
    await userEvent.click(screen.getByRole('button', { name: 'Delete Interview Requested' }));
    expect(saved()).toMatchObject({ status: 'application-not-started', dateApplied: '', applied: false });
    expect(screen.queryByRole('button', { name: /^Delete Application/ })).toBeNull();
    await pressUndo('Event deleted: Interview Requested.');
    expect(saved()?.status).toBe('interview-requested');
  });

  it('keeps a note that is being typed, and what another tab changed', async () => {
    const { id, database } = await openJob();
    act(() => void createJobsStore(database).update(id, { status: 'application-submitted' }));
    await press('Edit Application Submitted');
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'By post' } });
    const events = database.table(jobEventTable);
    const [event] = events.query({ where: { status: 'application-submitted' } });
    act(() => void events.update(event?.internalId ?? '', { at: '2026-10-03' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('By post');
    expect(date('Date').value).toBe('2026-10-03');
    await press('Save changes to step');
    expect(events.get(event?.internalId ?? '')).toMatchObject({ at: '2026-10-03', note: 'By post' });
  });

  it('keeps the draft of an event until it is saved or dropped', async () => {
    await openJob();
    await press('Add event');
    const noteOfForm = () => screen.getByLabelText<HTMLTextAreaElement>('Note');
    await userEvent.type(noteOfForm(), 'By phone');
    await press('Edit Application Not Started');
    expect(noteOfForm().value).toBe('');
    await press('Add event');
    expect(noteOfForm().value).toBe('By phone');
    expect(screen.getByText('We restored your unsaved changes.')).toBeTruthy();
    await press('Cancel');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Add event' })).toBeNull());
    await press('Add event');
    expect(noteOfForm().value).toBe('');
  });

  it('records a status change, whose date can be edited and undone', async () => {
    const { id, table, saved } = await openJob();
    act(() => void table.update(id, { status: 'application-submitted' }));
    await press('Edit Application Submitted');
    const edit = within(screen.getByRole('form', { name: 'Edit Application Submitted' }));
    fireEvent.change(edit.getByLabelText('Date'), { target: { value: '2999-01-01' } });
    await press('Save changes to step');
    expect(screen.getByText('Enter a date that isn’t in the future.')).toBeTruthy();
    fireEvent.change(edit.getByLabelText('Date'), { target: { value: '2026-10-03' } });
    fireEvent.change(edit.getByLabelText('Note'), { target: { value: 'By post' } });
    await press('Save changes to step');
    expect(await screen.findByText('By post')).toBeTruthy();
    expect(saved()?.dateApplied).toBe('2026-10-03');
    await pressUndo('Changes saved: Application Submitted.');
    expect(saved()?.dateApplied).toBe('');
  });
});
