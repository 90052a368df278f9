import { describe, expect, it } from 'vitest';
import { job } from '../testing/fixtures';
import { jobOfRow } from './csv-import';
import { matchColumns } from './import-fields';
import { csvColumns, jobsCsv } from './job-csv';
import { jobsJson } from './job-json';
import { readJobsText } from './read-jobs-file';

describe('jobs as CSV', () => {
  it('never start a cell with a formula', () => {
    expect(jobsCsv([job({ jobTitle: '=HYPERLINK("http://evil")' })], () => [])).not.toMatch(/(^|,)"?=/m);
    expect(csvColumns).toHaveLength(34);
  });
});

describe('files of other trackers', () => {
  it.each([
    [
      ['Title', 'Company', 'List', 'Location', 'URL', 'Date Applied', 'Salary'],
      ['Chef', 'Olive', 'Wishlist', 'Austin', 'olive.example/1', '10/2/2026', '$50k'],
      {
        jobTitle: 'Chef',
        companyName: 'Olive',
        status: 'application-not-started',
        url: 'https://olive.example/1',
        dateApplied: '2026-10-02',
        salary: '$50k',
      },
    ],
    [
      ['Job Position', 'Company', 'Status', 'Max Salary', 'Date Saved', 'Date Applied', 'Job Post URL'],
      ['Chef', 'Olive', 'Bookmarked', '50000', '2026-09-01', '', 'https://olive.example/1'],
      {
        jobTitle: 'Chef',
        companyName: 'Olive',
        status: 'application-not-started',
        salary: '50000',
        dateAdded: '2026-09-01',
      },
    ],
  ])('are read by their header %j', (header, row, values) => {
    expect(jobOfRow(row, matchColumns(header), { dateOrder: 'month' }).values).toMatchObject(values);
  });

  it('name the location by city and state where no column does', () => {
    const fields = matchColumns(['Title', 'City', 'State', 'Location']);
    const locationOf = (row: string[]) => jobOfRow(row, fields).values?.location;
    expect(locationOf(['Chef', 'Austin', 'TX', ''])).toBe('Austin, TX');
    expect(locationOf(['Chef', '', 'Texas', ''])).toBe('Texas');
    expect(locationOf(['Chef', 'Austin', 'TX', 'Downtown'])).toBe('Downtown');
    expect(locationOf(['Chef', '', '', ''])).toBeUndefined();
    expect(jobOfRow(['Chef', 'Austin', 'TX', ''], fields, { isOwn: true }).values?.location).toBeUndefined();
  });

  it('name email as the way someone applied, however they spell it', () => {
    for (const spelling of ['Email', 'E-mail', 'e-mail', 'EMAIL']) {
      expect(jobOfRow(['Chef', spelling], ['jobTitle', 'submissionMethod']).values?.submissionMethod).toBe('email');
    }
  });

  it('leave unreadable values empty and report them', () => {
    const read = jobOfRow(['Chef', 'Vibing', '31/31/2026'], ['jobTitle', 'status', 'dateApplied']);
    expect(read).toEqual({ values: { jobTitle: 'Chef' }, unreadable: ['Status: Vibing', 'Applied on: 31/31/2026'] });
    expect(jobOfRow(['', 'x'], ['jobTitle', 'notes']).values).toBeUndefined();
  });

  it('report an application that is dated in the future', () => {
    const fields = ['jobTitle', 'dateApplied'] as const;
    const read = jobOfRow(['Chef', '2999-12-31'], fields);
    expect(read).toEqual({ values: { jobTitle: 'Chef' }, unreadable: ['Applied on: 2999-12-31'] });
    expect(jobOfRow(['Chef', '2999-12-31'], fields, { isOwn: true }).unreadable).toEqual([]);
  });
});

it('writes the history of each job to JSON', () => {
  const { jobs } = JSON.parse(jobsJson([job({ status: 'archived' })], () => [])) as { jobs: { history: unknown[] }[] };
  expect(jobs[0]?.history).toEqual([{ status: 'archived', at: '2026-10-01T08:00:00.000Z', note: '' }]);
});

describe('two columns for one field', () => {
  const fields = ['jobTitle', 'companyName', 'companyName', 'notes'] as const;
  const options = { header: ['Title', 'Company', 'Employer', 'Notes'] };

  it('keeps the first value, and the second one in the notes', () => {
    expect(jobOfRow(['Chef', 'Olive', 'Harbor', 'Call'], fields, options).values).toEqual({
      jobTitle: 'Chef',
      companyName: 'Olive',
      notes: 'Call\nEmployer: Harbor',
    });
  });

  it('takes the second one where the first is empty, and equal ones once', () => {
    expect(jobOfRow(['Chef', '', 'Harbor', ''], fields, options).values).toEqual({
      jobTitle: 'Chef',
      companyName: 'Harbor',
    });
    expect(jobOfRow(['Chef', 'Olive', 'Olive', ''], fields, options).values).toEqual({
      jobTitle: 'Chef',
      companyName: 'Olive',
    });
  });
});

it('reads a file of Keepmark from before jobs had deadlines and tags', async () => {
  const columns = csvColumns.slice(0, -2).map(([name]) => name);
  const cells = columns.map((name) => ({ 'Job Title': ' Chef ', Notes: 'Tags: none' })[name] ?? '');
  const read = await readJobsText(`${columns.join(',')}\r\n${cells.join(',')}\r\n`);
  // Spaces are part of a text of ours.
  expect(read).toMatchObject({ jobs: [{ jobTitle: ' Chef ', notes: 'Tags: none' }], unreadable: [] });
});
