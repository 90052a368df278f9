import { jobTable } from '@keepmark/jobs';
import { sentDocumentTable } from '@keepmark/resume-document/tables';
import { pressUndo } from '@keepmark/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { savedInterview } from '../testing/fixtures';
import { renderInterviews } from '../testing/render-interviews';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const input = (name: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea, select' });
const fill = (name: string | RegExp, value: string) => fireEvent.change(input(name), { target: { value } });
const { internalId: _id, ...values } = savedInterview();

beforeEach(() => sessionStorage.clear());

const job = { internalId: 'job-1', jobTitle: 'Baker', companyName: 'Acme', status: 'application-submitted' } as const;
const known = {
  jobs: [job],
  companies: [{ internalId: 'c1', companyName: 'Acme', address: '1 Main St', city: 'Austin' }],
  contacts: [
    { name: 'Jane Doe', companyId: 'c1', companyName: 'Acme', contactType: 'recruiter', email: 'jane@acme.example' },
  ],
} as const;

describe('scheduling an interview for a job', () => {
  it('fills in known values, becomes Scheduled with its date, and moves the job in the same step', async () => {
    const { router, table, database } = await renderInterviews('/interview/add/job-1', known);
    expect(input('Job title').value).toBe('Baker');
    expect(input('Address').value).toBe('1 Main St');
    expect(input('Contact').value).toBe('Jane Doe, jane@acme.example');
    fill('Date', '2036-12-01');
    fill('Time', '14:30');
    await waitFor(() => expect(input('Status').value).toBe('Scheduled'));
    expect(input('Also change the job to Interview Scheduled').checked).toBe(true);
    await press('Add interview');
    await waitFor(() => expect(router.state.location.pathname).toBe('/interviews'));
    const [interview] = table.query();
    expect(interview).toMatchObject({ jobId: 'job-1', companyId: 'c1', status: 'Scheduled', city: 'Austin' });
    expect(interview?.dateOfInterview).toMatch(/^2036-12-01T14:30\[.+\]$/);
    expect(database.table(jobTable).get('job-1')?.status).toBe('interview-scheduled');
    await pressUndo('Interview added, job updated.');
    expect(table.count()).toBe(0);
    expect(database.table(jobTable).get('job-1')?.status).toBe('application-submitted');
  });

  it('asks when and with what someone applied for a job without an application, and makes up neither', async () => {
    const saved = {
      ...known,
      jobs: [{ ...job, status: 'application-not-started' }],
      resumes: ['Baker', 'Chef'],
    } as const;
    const { table, database } = await renderInterviews('/interview/add/job-1', saved);
    fill('Date', '2036-12-01');
    fill('Time', '14:30');
    expect((await screen.findByLabelText<HTMLInputElement>('Applied on')).value).toBe('');
    expect(input('Résumé you sent').value).toBe('');
    fill('Applied on', '2036-11-01');
    await press('Add interview');
    expect(await screen.findByText('Enter a date that isn’t in the future.')).toBeTruthy();
    fill('Applied on', '');
    await press('Add interview');
    await waitFor(() => expect(table.count()).toBe(1));
    const moved = { status: 'interview-scheduled', applied: true, dateApplied: '' };
    expect(database.table(jobTable).get('job-1')).toMatchObject(moved);
    expect(database.table(sentDocumentTable).count()).toBe(0);
  });

  it('records the day and the résumé that the person names', async () => {
    const saved = {
      ...known,
      jobs: [{ ...job, status: 'application-not-started' }],
      resumes: ['Baker', 'Chef'],
    } as const;
    const { table, database } = await renderInterviews('/interview/add/job-1', saved);
    fill('Date', '2036-12-01');
    fill('Time', '14:30');
    await screen.findByLabelText('Applied on');
    fill('Applied on', '2026-11-03');
    await userEvent.selectOptions(input('Résumé you sent'), 'Chef');
    await press('Add interview');
    await waitFor(() => expect(table.count()).toBe(1));
    expect(database.table(jobTable).get('job-1')?.dateApplied).toBe('2026-11-03');
    expect(database.table(sentDocumentTable).query()).toMatchObject([{ resumeTitle: 'Chef', dateSent: '2026-11-03' }]);
  });

  it('doesn’t move the job if the person unchecks it', async () => {
    const { table, database } = await renderInterviews('/interview/add/job-1', known);
    fill('Date', '2036-12-01');
    fill('Time', '14:30');
    await userEvent.click(await screen.findByLabelText('Also change the job to Interview Scheduled'));
    await press('Add interview');
    await waitFor(() => expect(table.count()).toBe(1));
    expect(database.table(jobTable).get('job-1')?.status).toBe('application-submitted');
  });

  it('picks interviewers from contacts or by name', async () => {
    const { table } = await renderInterviews('/interview/add/job-1', known);
    await userEvent.type(input('Interviewers'), 'Jane Doe{Enter}Tom Baker{Enter}');
    await press('Add interview');
    await waitFor(() => expect(table.count()).toBe(1));
    const [interview] = table.query();
    expect(interview?.interviewers).toMatchObject([{ name: 'Jane Doe' }, { name: 'Tom Baker', contactId: '' }]);
    expect(interview?.interviewers[0]?.contactId).not.toBe('');
    expect(interview?.status).toBe('TBD');
  });
});

it('saves a day without a time', async () => {
  const { table } = await renderInterviews('/interview/add');
  fill('Job title', 'Baker');
  fill('Date', '2036-12-01');
  await userEvent.click(screen.getByLabelText('All day'));
  expect(screen.queryByLabelText('Time')).toBeNull();
  await press('Add interview');
  await waitFor(() => expect(table.count()).toBe(1));
  expect(table.query()[0]).toMatchObject({ dateOfInterview: '2036-12-01', status: 'Scheduled' });
});

it('rejects a date that doesn’t exist, and keeps the typed text', async () => {
  const { table } = await renderInterviews('/interview/add');
  await press('Add interview');
  expect(await screen.findByText('Enter a job title or a company.')).toBeTruthy();
  fill('Job title', 'Baker');
  fill('Date', '2036-12-01');
  await press('Add interview');
  expect(await screen.findByText('Enter the time, too.')).toBeTruthy();
  expect(input('Job title').value).toBe('Baker');
  expect(table.count()).toBe(0);
});

it('says which interview is at the same time', async () => {
  await renderInterviews('/interview/add', {
    interviews: [{ ...values, dateOfInterview: '2036-12-01T14:00[UTC]', durationMinutes: 60 }],
  });
  fill('Date', '2036-12-01');
  fill('Time', '14:30');
  expect(await screen.findByText('Overlaps with Data Analyst at Northwind Labs.')).toBeTruthy();
});

it.each([
  ['found', 'On the map: Austin, Texas, United States'],
  ['none', 'We don’t know this address. Check the spelling, or save it anyway.'],
  ['error', 'We couldn’t look up this address. You can save it anyway.'],
] as const)('looks up the address: %s', async (locations, sentence) => {
  await renderInterviews('/interview/add', { locations });
  fill('City', 'Austin');
  await userEvent.click(await screen.findByRole('button', { name: 'Look up address' }));
  expect(await screen.findByText(sentence, undefined, { timeout: 5000 })).toBeTruthy();
  expect(screen.queryByLabelText(/latitude|longitude/i)).toBeNull();
});

it('stores the location of an address, and clears it when the address changes', async () => {
  const { table } = await renderInterviews('/interview/add', { locations: 'found' });
  fill('City', 'Austin');
  await press('Look up address');
  await screen.findByText('On the map: Austin, Texas, United States');
  fill('City', 'Dallas');
  expect(screen.getByText('Not on the map')).toBeTruthy();
  fill('City', 'Austin');
  await press('Look up address');
  await screen.findByText('On the map: Austin, Texas, United States');
  fill('Date', '2036-12-01');
  fill('Time', '14:30');
  fill('Job title', 'Data Analyst');
  await press('Add interview');
  await waitFor(() => expect(table.query()).toMatchObject([{ city: 'Austin', latitude: 30.2672 }]));
});

describe('editing an interview', () => {
  it('suggests Rescheduled for a new date, and keeps changes from another tab', async () => {
    const { ids, table } = await renderInterviews((id) => `/interview/edit/${id}`, {
      interviews: [{ ...values, dateOfInterview: '2036-12-01T14:30[America/Chicago]' }],
    });
    const [id = ''] = ids;
    table.update(id, { notes: 'From another tab' });
    fill('Date', '2036-12-02');
    await press('Rescheduled');
    await press('Save changes');
    await waitFor(() => expect(table.get(id)?.status).toBe('Rescheduled'));
    expect(table.get(id)).toMatchObject({
      dateOfInterview: '2036-12-02T14:30[America/Chicago]',
      notes: 'From another tab',
      calendarSequence: 1,
    });
  });

  it('shows what another tab changed, and asks about what both changed', async () => {
    const { ids, table } = await renderInterviews((id) => `/interview/edit/${id}`, {
      interviews: [{ ...values, dateOfInterview: '2036-12-01T14:30[America/Chicago]', location: '' }],
    });
    const [id = ''] = ids;
    fill('Date', '2036-12-02');
    const elsewhere = { dateOfInterview: '2036-12-03T09:00[America/Chicago]', location: 'Room 4' };
    act(() => void table.update(id, elsewhere));
    expect(screen.getByText('Changed while you were editing: Room or reception.')).toBeTruthy();
    expect(input('Room or reception').value).toBe('Room 4');
    expect(input('Date').value).toBe('2036-12-02');
    await press('Save changes');
    expect(table.get(id)).toMatchObject(elsewhere);
    expect((await screen.findByRole('radiogroup', { name: 'Date and time' })).textContent).toContain(
      'Wed, Dec 3, 2036, 9:00 AM CST',
    );
    await userEvent.click(await screen.findByRole('radio', { name: /^Use the other one/ }));
    expect(input('Time').value).toBe('09:00');
    await userEvent.click(await screen.findByRole('radio', { name: /^Use yours/ }));
    await press('Save changes');
    await waitFor(() =>
      expect(table.get(id)).toMatchObject({
        dateOfInterview: '2036-12-02T14:30[America/Chicago]',
        location: 'Room 4',
      }),
    );
  });

  it('says immediately that another tab deleted the interview, and saves what was typed as a new one', async () => {
    const { ids, table, router } = await renderInterviews((id) => `/interview/edit/${id}`, { interviews: [values] });
    fill('Notes', 'Bring the portfolio');
    act(() => void table.delete(ids[0] ?? ''));
    expect(screen.getByText(/^This interview was deleted while you were editing it\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    await press('Save as a new interview');
    await waitFor(() => expect(router.state.location.pathname).toBe('/interviews'));
    expect(table.query()).toMatchObject([{ jobTitle: 'Data Analyst', notes: 'Bring the portfolio' }]);
  });

  it('asks whether a past interview took place', async () => {
    const { ids, table } = await renderInterviews((id) => `/interview/edit/${id}`, {
      interviews: [{ ...values, dateOfInterview: '2020-12-01T14:30[America/Chicago]' }],
    });
    expect(screen.getByText('This date is past. Did it take place?')).toBeTruthy();
    await press('Completed');
    await userEvent.selectOptions(await screen.findByLabelText('Outcome'), 'Offer');
    await press('Save changes');
    await waitFor(() => expect(table.get(ids[0] ?? '')).toMatchObject({ status: 'Completed', outcome: 'offer' }));
  });

  it('deletes, and restores with Undo', async () => {
    const { ids, table } = await renderInterviews((id) => `/interview/edit/${id}`, { interviews: [values] });
    const row = table.get(ids[0] ?? '');
    await press('Delete');
    expect(table.count()).toBe(0);
    await pressUndo('Deleted Data Analyst at Northwind Labs.');
    expect(table.get(ids[0] ?? '')).toEqual(row);
  });

  it('lists the rounds of its job in order', async () => {
    const round = (dateOfInterview: string) => ({ ...values, jobId: 'job-1', dateOfInterview });
    await renderInterviews((id) => `/interview/edit/${id}`, {
      jobs: [job],
      interviews: [round('2036-12-09T14:30[UTC]'), round('2036-12-01T14:30[UTC]')],
    });
    expect(screen.getByText('Round 2').getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Round 1' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add round' }).getAttribute('href')).toBe('/interview/add/job-1');
  });

  it('says if the interview isn’t in this browser', async () => {
    await renderInterviews('/interview/edit/no-such-id');
    expect(screen.getByRole('heading', { name: 'Interview not found' })).toBeTruthy();
  });
});
