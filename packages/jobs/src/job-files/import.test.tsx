import { workbookBytes } from '@keepmark/ui/testing/workbook-bytes';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '@keepmark/local-store';
import { memoryStorage } from '@keepmark/local-store/testing';
import { renderScreen } from '@keepmark/app-shell/testing';
import { reloadSafely } from '@keepmark/ui';
import { pressUndo } from '@keepmark/ui/testing';
import { jobEventTable } from '../job-history/job-event-table';
import { jobTable } from '../job-table';
import { createJobsRoutes } from '../routes';
import { manyJobs } from '../testing/fixtures';
import { layOut } from '../testing/lay-out';
import { renderJobs } from '../testing/render-jobs';
import { searchClient } from '@keepmark/postings/testing';
import { spreadsheetFile } from './testing/spreadsheets';

const file = (text: string) => new File([text], 'jobs.csv', { type: 'text/csv' });
const choose = (text: string) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The page has no file input.');
  return userEvent.upload(input, file(text));
};

describe('importing jobs', () => {
  it('matches the columns, counts the jobs, and imports them in one step that can be undone', async () => {
    const { table, router } = await renderJobs('/jobs/import');
    await choose('Position,Company,List,What\r\nChef,Olive,Wishlist,x\r\nWelder,Harbor,Applied,y\r\n,,Applied,z\r\n');
    const what = await screen.findByLabelText<HTMLSelectElement>('What');
    expect(what.value).toBe('');
    expect(screen.queryByLabelText('Position')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Change matched columns' }));
    expect(screen.getByLabelText<HTMLSelectElement>('Position').value).toBe('jobTitle');
    expect(screen.getByText('Skipped 1 row without a title or company.')).toBeTruthy();
    await userEvent.selectOptions(what, 'Notes');
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 jobs' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/list'));
    expect(table.query({ sort: [['jobTitle', 'asc']] })).toMatchObject([
      { jobTitle: 'Chef', status: 'application-not-started', notes: 'x' },
      { jobTitle: 'Welder', status: 'application-submitted', notes: 'y' },
    ]);
    await pressUndo('Imported 2 jobs.');
    expect(table.count()).toBe(0);
  });

  it('says which column goes into the notes, as another one fills its field', async () => {
    const { table } = await renderJobs('/jobs/import');
    await choose('Position,Company,Client\r\nChef,Olive,Harbor\r\n');
    await userEvent.selectOptions(await screen.findByLabelText('Client'), 'Company');
    expect(
      screen.getByText(
        'A column before it fills the same field, so this one goes into the notes: Client (also Company).',
      ),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 job' }));
    expect(table.query()).toMatchObject([{ companyName: 'Olive', notes: 'Client: Harbor' }]);
  });

  it('lists every value that it can’t read, the first five in view', async () => {
    await renderJobs('/jobs/import');
    const rows = Array.from({ length: 7 }, (_, index) => `Chef ${index},Olive,someday ${index}`);
    await choose(`Position,Company,Date applied\r\n${rows.join('\r\n')}\r\n`);
    await userEvent.click(await screen.findByText('Show 2 more'));
    const listed = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(listed.filter((text) => text?.includes('someday'))).toHaveLength(7);
  });

  it('keeps the page from a reload until the chosen file is imported', async () => {
    await renderJobs('/jobs/import');
    await choose('Position,Company\r\nChef,Olive\r\n');
    const button = await screen.findByRole('button', { name: 'Import 1 job' });
    const reload = vi.fn<() => void>();
    const reloaded = reloadSafely(reload);
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(button);
    await reloaded;
    expect(reload).toHaveBeenCalledOnce();
  });

  it('imports more into an empty store than it holds before packing', async () => {
    const database = openDatabase('keepmark', { storage: memoryStorage(), limitCharacters: 60_000 });
    const api = searchClient(() => ({ results: [], totalResults: 0 }));
    const { router } = await renderScreen(createJobsRoutes, { path: '/jobs/import', database, api });
    const notes = 'Ask for the shift plan and who signs the time sheets. '.repeat(4);
    const rows = Array.from({ length: 300 }, (_, row) => `Baker ${row},Olive,${notes}`);
    await choose(`Position,Company,Notes\r\n${rows.join('\r\n')}\r\n`);
    await userEvent.click(await screen.findByRole('button', { name: 'Import 300 jobs' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/list'));
    expect(database.table(jobTable).count()).toBe(300);
  });

  it('skips jobs that are already saved, unless the person chooses otherwise', async () => {
    const { table } = await renderJobs('/jobs/import', { jobs: [{ jobTitle: 'Chef', companyName: 'Olive, Inc.' }] });
    await choose('Position,Company\r\nchef,OLIVE\r\n');
    const nothing = await screen.findByRole<HTMLButtonElement>('button', { name: 'Nothing to import' });
    expect(nothing.disabled).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Skip 1 you already saved' }));
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 job' }));
    expect(table.count()).toBe(2);
  });

  const importHistory = async () => {
    const rendered = await renderJobs('/jobs/import');
    const step = { status: 'application-not-started', at: '2026-10-01', dateRecorded: '2026-10-01', note: '' };
    const history = [step, { ...step, status: 'archived', at: '2026-10-05', note: 'Filled' }];
    const jobs = [{ jobTitle: 'Chef', companyName: 'Olive', status: 'archived', history }, { jobTitle: 'Baker' }];
    await choose(JSON.stringify({ format: 'keepmark-jobs', version: 2, jobs }));
    await userEvent.click(await screen.findByRole('button', { name: 'Import 2 jobs' }));
    await waitFor(() => expect(rendered.router.state.location.pathname).toBe('/jobs/list'));
    return rendered;
  };

  it('imports jobs with their history from a JSON file', async () => {
    await importHistory();
    await userEvent.click(await screen.findByRole('link', { name: 'Chef' }));
    expect(await screen.findByText('Filled')).toBeTruthy();
  });

  it('undoes the import of a JSON file', async () => {
    const { table, database } = await importHistory();
    const events = database.table(jobEventTable);
    expect(events.count()).toBeGreaterThan(0);
    await pressUndo('Imported 2 jobs.');
    expect([table.count(), events.count()]).toEqual([0, 0]);
  });

  it('rejects a JSON file without jobs', async () => {
    await renderJobs('/jobs/import');
    await choose('{"resume":1}');
    expect(await screen.findByText(/This JSON file has no list of jobs/)).toBeTruthy();
  });

  it('names the job of a value it could not read', async () => {
    await renderJobs('/jobs/import');
    await choose('Position,Company,Applied on\r\nChef,Olive,31/31/2026\r\n');
    expect(await screen.findByText('Chef at Olive: Applied on: 31/31/2026')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Preview' })).toBeTruthy();
    // On a phone the table scrolls sideways, also by keyboard.
    expect(screen.getByRole('table', { name: 'Preview' }).closest('[tabindex="0"]')).toBeTruthy();
  });

  it('shows what it guessed, and lets people change it', async () => {
    const { table, router } = await renderJobs('/jobs/import');
    await choose('Stelle,Firma,X1,X2\r\nKoch,Olive,Leipzig,https://a.example/1\r\n');
    expect(
      await screen.findByText('3 of 4 columns matched, 3 of them guessed. Check them before you import.'),
    ).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Stelle').value).toBe('jobTitle');
    const link = screen.getByLabelText<HTMLSelectElement>('X2');
    expect(link.value).toBe('url');
    expect(link.getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText('https://a.example/1 (guessed from the values)')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('X1'), 'Location');
    await userEvent.selectOptions(link, 'Skip');
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 job' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/list'));
    expect(table.query()).toMatchObject([{ jobTitle: 'Koch', companyName: 'Olive', location: 'Leipzig', url: '' }]);
  });

  it('imports a French spreadsheet of Excel as it is', async () => {
    const { table, router } = await renderJobs('/jobs/import');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input!, spreadsheetFile('french-latin-1'));
    expect(await screen.findByText(/^9 of 10 columns matched, 9 of them guessed/)).toBeTruthy();
    expect(screen.getByText('Brasserie du Chêne (guessed from the header)')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Intitulé du poste').value).toBe('jobTitle');
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Import 9 jobs' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/list'));
    expect(table.query({ where: { companyName: 'Océan Santé' } })).toMatchObject([
      { status: 'interview-requested', dateApplied: '2026-11-12', city: 'Brest', location: 'Brest' },
    ]);
  });

  it('takes the order of dates from the file, and asks only when it could be either', async () => {
    const { table, router } = await renderJobs('/jobs/import');
    await choose('Position,Applied on\r\nChef,05/06/2026\r\nCook,13/10/2026\r\n');
    expect(await screen.findByText('Jun 5, 2026')).toBeTruthy();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await choose('Position,Applied on\r\nChef,05/06/2026\r\nCook,TBD\r\n');
    const order = await screen.findByRole('radiogroup', { name: 'How does this file write dates?' });
    expect(screen.getByText('Chef: Applied on: 05/06/2026')).toBeTruthy();
    await userEvent.click(within(order).getByRole('radio', { name: 'Month first: 05/06/2026 is May 6' }));
    expect(screen.getByText('May 6, 2026')).toBeTruthy();
    expect(screen.getByText('Cook: Applied on: TBD')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 jobs' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/list'));
    expect(table.query({ sort: [['jobTitle', 'asc']] })).toMatchObject([
      { dateApplied: '2026-05-06', applied: true },
      { dateApplied: '', applied: false },
    ]);
  });

  it('lists every unknown status of a file, the most frequent first, with a choice for each', async () => {
    layOut();
    const { table, router } = await renderJobs('/jobs/import');
    const rows = Array.from({ length: 400 }, (_, at) => `Chef ${at},Olive,Pile ${at}`);
    await choose(`Position,Company,Status\r\n${rows.join('\r\n')}\r\nCook,Fig,Pile 399\r\n`);
    expect(await screen.findByText('Choose what these 400 statuses mean')).toBeTruthy();
    const list = screen.getByRole('list', { name: 'Unknown statuses' });
    const items = within(list).getAllByRole('listitem');
    expect(items.length).toBeLessThan(40);
    expect(items[0]?.getAttribute('aria-setsize')).toBe('400');
    await userEvent.selectOptions(within(list).getByLabelText('Pile 399 (2 jobs)'), 'Archived');
    list.parentElement!.scrollTop = 400 * 72;
    fireEvent.scroll(list.parentElement!);
    await userEvent.selectOptions(await within(list).findByLabelText('Pile 398 (1 job)'), 'Offer Pending');
    await userEvent.click(screen.getByRole('button', { name: 'Import 401 jobs' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/jobs/list'));
    expect(table.query({ where: { status: 'archived' } })).toHaveLength(2);
    expect(table.query({ where: { status: 'offer-pending' } })).toMatchObject([{ jobTitle: 'Chef 398' }]);
  });

  it('says what goes into the notes, and what an Excel file has besides', async () => {
    await renderJobs('/jobs/import');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const sheets = [
      {
        name: 'Jobs',
        rows: [
          ['Position', 'Company', 'Excitement', 'Color'],
          ['Chef', 'Olive', '4', 'red'],
        ],
      },
      { name: 'Lists', rows: [['Applied']] },
    ];
    await userEvent.upload(input!, new File([workbookBytes(sheets)], 'jobs.xlsx'));
    expect(await screen.findByText('Go into the notes with their names: Excitement, Color.')).toBeTruthy();
    expect(screen.getByText('Read the sheet “Jobs”. Skipped “Lists” (1 row).')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Import 1 job' })).toBeTruthy();
  });

  it('rejects a file without rows', async () => {
    await renderJobs('/jobs/import');
    await choose('Position,Company\r\n');
    expect(await screen.findByText(/no rows below its header/)).toBeTruthy();
  });
});

it('the list offers to merge duplicates', async () => {
  const { table } = await renderJobs('/jobs/list', {
    jobs: [
      { jobTitle: 'Chef', companyName: 'Olive, Inc.', dateApplied: '2026-10-01' },
      { jobTitle: 'chef', companyName: 'Olive' },
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: '1 possible duplicate' }));
  await userEvent.click(screen.getByRole('button', { name: 'Merge Chef at Olive, Inc.' }));
  expect(table.count()).toBe(1);
  await pressUndo('Merged Chef at Olive, Inc.');
  expect(table.count()).toBe(2);
});

it('the report shows the history of each job', async () => {
  await renderJobs('/jobs/report', {
    jobs: [{ jobTitle: 'Chef', status: 'offer-pending', dateApplied: '2026-10-01', dateAdded: '2026-09-01T12:00:00' }],
  });
  expect(screen.getByText('Oct 1, 2026: Application Submitted')).toBeTruthy();
  expect(screen.getByText('Oct 1, 2026: Offer Pending')).toBeTruthy();
});

it('the report names the person and shows only jobs with activity in the period', async () => {
  await renderJobs('/jobs/report', {
    jobs: [
      { jobTitle: 'Chef', status: 'application-submitted', dateApplied: '2026-10-01' },
      { jobTitle: 'Cook', status: 'application-submitted', dateApplied: '2026-09-01' },
    ],
  });
  const name = screen
    .getByRole('link', { name: /^Profile of / })
    .getAttribute('aria-label')
    ?.replace(/^Profile of (.+), \w+$/, '$1');
  fireEvent.change(screen.getByLabelText('Activity from'), { target: { value: '2026-09-15' } });
  expect(screen.getByText(name!)).toBeTruthy();
  expect(screen.getByText(/^Since Sep 15, 2026, 1 job, as of /)).toBeTruthy();
  expect(screen.getByText('Chef')).toBeTruthy();
  expect(screen.queryByText('Cook')).toBeNull();
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-09-20' } });
  expect(screen.queryByText('Chef')).toBeNull();
});

it('the report lists what was applied for, or all jobs, or those of the list it was opened from', async () => {
  const jobs = [
    { jobTitle: 'Chef', status: 'application-submitted', dateApplied: '2026-10-01' },
    { jobTitle: 'Cook' },
  ] as const;
  const { router } = await renderJobs('/jobs/report', { jobs });
  expect(screen.getByText('Chef')).toBeTruthy();
  expect(screen.queryByText('Cook')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Jobs'), 'All saved jobs');
  expect(screen.getByText('Cook')).toBeTruthy();
  await act(() => router.navigate({ href: '/jobs/list' }));
  await act(() => router.navigate({ href: '/jobs/report?show=application-not-started' }));
  expect(screen.getByText('Cook')).toBeTruthy();
  expect(screen.queryByText('Chef')).toBeNull();
});

it('the report lists what the status says was applied for, even in rows without the flag', async () => {
  await renderJobs('/jobs/report', {
    jobs: [
      { jobTitle: 'Chef', status: 'interview-scheduled', applied: false },
      { jobTitle: 'Cook', status: 'archived', applied: true },
      { jobTitle: 'Baker', status: 'archived', applied: false },
    ],
  });
  expect(screen.getByText('Chef')).toBeTruthy();
  expect(screen.getByText('Cook')).toBeTruthy();
  expect(screen.queryByText('Baker')).toBeNull();
});

it('the report holds the rows in sight, and all of them in print', async () => {
  await renderJobs('/jobs/report', { jobs: manyJobs(300) });
  await userEvent.selectOptions(screen.getByLabelText('Jobs'), 'All saved jobs');
  const rowCount = () =>
    within(screen.getByRole('table', { name: 'Jobs with their history' })).getAllByRole('row').length;
  expect(screen.getByText(/^300 jobs, as of /)).toBeTruthy();
  expect(rowCount()).toBeGreaterThan(5);
  expect(rowCount()).toBeLessThan(60);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(rowCount()).toBe(301);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(rowCount()).toBeLessThan(60);
});
