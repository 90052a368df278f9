import { jobTable } from '@keepmark/jobs';
import { pressUndo } from '@keepmark/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InterviewValues } from '../interview';
import { manyInterviews } from '../testing/fixtures';
import { renderInterviews } from '../testing/render-interviews';

const now = new Date('2026-11-22T18:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const interviews: InterviewValues[] = [
  {
    jobTitle: 'Baker',
    companyName: 'Acme',
    dateOfInterview: '2026-12-01T14:30[UTC]',
    status: 'Scheduled',
    interviewType: 'video',
  },
  { jobTitle: 'Cook', companyName: 'Bolt', dateOfInterview: '2026-12-01T15:00[UTC]', status: 'Scheduled' },
  {
    jobTitle: 'Clerk',
    companyName: 'Cedar',
    dateOfInterview: '2026-11-20T15:00[UTC]',
    status: 'Scheduled',
    jobId: 'job-1',
  },
  {
    jobTitle: 'Host',
    companyName: 'Dune',
    dateOfInterview: '2026-10-20T15:00[UTC]',
    status: 'Completed',
    outcome: 'rejected',
  },
  { jobTitle: 'Usher', companyName: 'Elm' },
];
const jobs = [{ internalId: 'job-1', jobTitle: 'Clerk', companyName: 'Cedar', status: 'interview-scheduled' }] as const;
const listed = () =>
  within(screen.getByRole('list', { name: 'Interviews' }))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/interview/edit/'))
    .map(({ textContent }) => textContent);

it('explains the empty screen', async () => {
  await renderInterviews('/interviews');
  expect(screen.getByRole('heading', { name: 'No interviews yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add interview' }).getAttribute('href')).toBe('/interview/add');
  expect(screen.getByRole('button', { name: 'Import invitation' })).toBeTruthy();
});

it('doesn’t ask for an interview that was added by its names', async () => {
  await renderInterviews('/interviews', {
    interviews: [{ jobTitle: 'clerk', companyName: 'Cedar' }],
    jobs: [...jobs, { ...jobs[0], internalId: 'job-2', jobTitle: 'Baker' }],
  });
  const section = within(screen.getByRole('region', { name: 'Interviews to add' }));
  expect(section.getAllByRole('link', { name: /^Add interview: / })).toHaveLength(1);
  expect(section.queryByText('Clerk at Cedar')).toBeNull();
});

it('offers to add only the interviews that job statuses imply', async () => {
  const waiting = ['requested', 'scheduled', 'requested', 'requested', 'requested', 'requested'].map((step, index) => ({
    internalId: `job-${index + 2}`,
    jobTitle: `Role ${index}`,
    companyName: 'Acme',
    status: `interview-${step}` as 'interview-requested' | 'interview-scheduled',
  }));
  await renderInterviews('/interviews', { interviews, jobs: [...jobs, ...waiting] });
  const section = within(screen.getByRole('region', { name: 'Interviews to add' }));
  const links = () => section.getAllByRole('link', { name: /^Add interview: / });
  expect(links()[0]!.getAttribute('aria-label')).toBe('Add interview: Role 1 at Acme');
  expect(links()[0]!.getAttribute('href')).toBe('/interview/add/job-3');
  expect(links()).toHaveLength(5);
  await userEvent.click(section.getByRole('button', { name: 'Show 1 more' }));
  expect(links()).toHaveLength(6);
  expect(section.queryByText('Clerk at Cedar')).toBeNull();
});

it.each(['list', 'month', 'week'])('shows an interview that lasts all day in the %s view', async (view) => {
  const day = { internalId: 'day', jobTitle: 'Pilot', companyName: 'Fjord', dateOfInterview: '2036-12-02' };
  await renderInterviews(`/interviews?view=${view}&date=2036-12-02`, { interviews: [day] });
  expect(screen.getAllByRole('link', { name: /Pilot|Fjord/ }).length).toBeGreaterThan(0);
  expect(screen.getAllByText('All day').length).toBeGreaterThan(0);
});

describe('the list', () => {
  it('links to what was deleted', async () => {
    await renderInterviews('/interviews', { interviews });
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    const link = await screen.findByRole('menuitem', { name: 'Recently deleted', hidden: true });
    expect(link.getAttribute('href')).toBe('/settings/deleted?kind=interviews');
  });

  it('shows upcoming interviews soonest first, those without a date last, and flags overlaps', async () => {
    await renderInterviews('/interviews', { interviews });
    expect(listed()).toEqual(['Baker at Acme', 'Cook at Bolt', 'Usher at Elm']);
    expect(screen.getAllByText('Overlaps')).toHaveLength(2);
    expect(screen.getByText('No date yet')).toBeTruthy();
  });

  it('shows past interviews with their outcome, latest first, and stores this in the URL', async () => {
    const { router } = await renderInterviews('/interviews', { interviews });
    await userEvent.click(screen.getByRole('button', { name: 'Past' }));
    expect(listed()).toEqual(['Clerk at Cedar', 'Host at Dune']);
    expect(screen.getByText('Rejected')).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toEqual({ when: 'past' }));
  });

  it('filters by text, company, type and status', async () => {
    await renderInterviews('/interviews?when=all', { interviews });
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Video');
    expect(listed()).toEqual(['Baker at Acme']);
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'All types');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'TBD');
    expect(listed()).toEqual(['Usher at Elm']);
    await userEvent.selectOptions(screen.getByLabelText('Company'), 'Dune');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all interviews' }));
    expect(listed()).toHaveLength(5);
  });

  it('deletes one, and restores it with Undo', async () => {
    const { table } = await renderInterviews('/interviews', { interviews });
    const before = table.query();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Baker at Acme' }));
    expect(table.count()).toBe(4);
    await pressUndo('Deleted Baker at Acme.');
    expect(table.query()).toEqual(before);
  });

  it('renders only the visible rows of 20,000', async () => {
    await renderInterviews('/interviews?when=all', { interviews: manyInterviews(20_000, now) });
    expect(screen.getByText('20,000 interviews')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Interviews' })).getAllByRole('listitem').length).toBeLessThan(60);
  });
});

describe('a past interview', () => {
  it('asks for its outcome and notes, and moves its job in the same step', async () => {
    const { table, database, ids } = await renderInterviews('/interviews', { interviews, jobs });
    await userEvent.click(screen.getByRole('button', { name: 'Completed: Clerk at Cedar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('Outcome'), 'Offer');
    await userEvent.type(dialog.getByLabelText('Notes'), 'They liked the ledger');
    expect(dialog.getByLabelText('Also change the job to Offer Pending')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Save outcome' }));
    expect(table.get(ids[2] ?? '')).toMatchObject({
      status: 'Completed',
      outcome: 'offer',
      notes: 'They liked the ledger',
    });
    expect(database.table(jobTable).get('job-1')?.status).toBe('offer-pending');
    await pressUndo('Changes saved, job updated.');
    expect(table.get(ids[2] ?? '')).toMatchObject({ status: 'Scheduled', notes: '' });
    expect(database.table(jobTable).get('job-1')?.status).toBe('interview-scheduled');
  });

  it('asks about the application of a job that has none', async () => {
    const job = { internalId: 'job-1', jobTitle: 'Clerk', companyName: 'Cedar' };
    const { database } = await renderInterviews('/interviews', { interviews, jobs: [job] });
    await userEvent.click(screen.getByRole('button', { name: 'Completed: Clerk at Cedar' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect((await dialog.findByLabelText<HTMLInputElement>('Applied on')).value).toBe('');
    await userEvent.click(dialog.getByRole('button', { name: 'Save outcome' }));
    const moved = { status: 'interview-in-progress', dateApplied: '' };
    expect(database.table(jobTable).get('job-1')).toMatchObject(moved);
  });

  it('has the notes that were typed when its dialog was closed, until they are given up', async () => {
    await renderInterviews('/interviews', { interviews, jobs });
    const open = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Completed: Clerk at Cedar' }));
      return within(await screen.findByRole('dialog'));
    };
    await userEvent.type((await open()).getByLabelText('Notes'), 'They liked the ledger{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const dialog = await open();
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('They liked the ledger');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await open()).getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('');
  });

  it('keeps notes that another tab writes while its outcome is asked for', async () => {
    const { ids, table } = await renderInterviews('/interviews', { interviews, jobs });
    await userEvent.click(screen.getByRole('button', { name: 'Completed: Clerk at Cedar' }));
    const dialog = within(await screen.findByRole('dialog'));
    act(() => void table.update(ids[2] ?? '', { notes: 'They asked about tills' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Notes' }), '. I know two.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save outcome' }));
    expect(table.get(ids[2] ?? '')?.notes).toBe('They asked about tills. I know two.');
  });

  it('asks which outcome to save when another tab saves one', async () => {
    const { ids, table } = await renderInterviews('/interviews', { interviews, jobs });
    await userEvent.click(screen.getByRole('button', { name: 'Completed: Clerk at Cedar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('Outcome'), 'Rejected');
    act(() => void table.update(ids[2] ?? '', { status: 'Completed', outcome: 'offer' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save outcome' }));
    expect(table.get(ids[2] ?? '')?.outcome).toBe('offer');
    const choice = within(await dialog.findByRole('radiogroup', { name: 'Outcome' }));
    await userEvent.click(choice.getByRole('radio', { name: 'Use the other one' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save outcome' }));
    expect(table.get(ids[2] ?? '')?.outcome).toBe('offer');
  });

  it('can be canceled with one click', async () => {
    const { table, ids } = await renderInterviews('/interviews', { interviews });
    await userEvent.click(screen.getByRole('button', { name: 'Cancelled: Clerk at Cedar' }));
    expect(table.get(ids[2] ?? '')?.status).toBe('Cancelled');
    expect(screen.queryByRole('heading', { name: 'How did it go?' })).toBeNull();
  });
});

describe('the month', () => {
  it('shows interviews on their days, and the selected day below', async () => {
    await renderInterviews('/interviews?view=month&date=2026-12-01', { interviews });
    expect(screen.getByRole('table', { name: 'Interviews in December 2026' })).toBeTruthy();
    const day = screen.getByRole('region', { name: 'Interviews on Tue, Dec 1, 2026' });
    expect(within(day).getByRole('link', { name: 'Baker at Acme' })).toBeTruthy();
    expect(within(day).getByRole('link', { name: 'Add interview' }).getAttribute('href')).toBe(
      '/interview/add?date=2026-12-01',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('table', { name: 'Interviews in November 2026' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Fri, Nov 20, 2026, 1 interview' }));
    expect(screen.getByRole('region', { name: 'Interviews on Fri, Nov 20, 2026' }).textContent).toContain('Clerk');
  });
});

describe('the week', () => {
  it('shows seven days, and moves to the next week', async () => {
    await renderInterviews('/interviews?view=week&date=2026-11-25', { interviews });
    await userEvent.click(screen.getByRole('button', { name: 'Next week' }));
    const tuesday = screen.getByRole('region', { name: 'Tue, Dec 1, 2026' });
    expect(within(tuesday).getAllByRole('link')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(screen.getByRole('region', { name: 'Sun, Nov 22, 2026' })).toBeTruthy();
  });
});

describe('importing an invitation', () => {
  const choose = async (text: string | Uint8Array<ArrayBuffer>, name = 'invite.ics') => {
    await userEvent.click(screen.getByRole('button', { name: 'Import invitation' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import interviews' });
    const input = dialog.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]');
    await userEvent.upload(input!, new File([text], name, { type: 'text/calendar' }));
    return within(dialog);
  };
  const invitation = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:abc@acme',
    'SUMMARY:Phone screen',
    'DTSTART:20261203T150000Z',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

  it('shows a preview, adds it, and can be undone', async () => {
    const { table } = await renderInterviews('/interviews');
    const dialog = await choose(invitation);
    await dialog.findByText('1 event');
    expect(table.count()).toBe(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Import 1 interview' }));
    expect(table.query()).toMatchObject([
      { jobTitle: 'Phone screen', calendarUid: 'abc@acme', interviewType: 'Phone' },
    ]);
    await pressUndo('Imported 1 interview.');
    expect(table.count()).toBe(0);
  });

  it('says how many events it skips', async () => {
    await renderInterviews('/interviews');
    const dialog = await choose(
      invitation.replace('END:VCALENDAR', 'BEGIN:VEVENT\r\nSUMMARY:Soon\r\nEND:VEVENT\r\nEND:VCALENDAR'),
    );
    expect(await dialog.findByText('1 event. We couldn’t read the date of 1 more.')).toBeTruthy();
  });

  it.each([
    ['Hello', 'invite.ics isn’t a calendar file, or it is damaged. Choose the .ics file of an invitation.'],
    [
      new Uint8Array(10 * 1024 * 1024),
      'invite.ics is larger than 5 MB. Export only the interview from your calendar and try again.',
    ],
  ])('says what is wrong with a bad file', async (text, sentence) => {
    const { table } = await renderInterviews('/interviews');
    const dialog = await choose(text);
    expect((await dialog.findByRole('alert')).textContent).toBe(sentence);
    expect(table.count()).toBe(0);
  });
});
