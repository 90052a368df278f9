import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { jobStatuses } from '../job-status';
import { job } from '../testing/fixtures';
import { jobOfRow, matchColumns } from './csv-import';
import { csvColumns, jobsCsv } from './job-csv';
import { jobsJson } from './job-json';

const rowsOf = (text: string) => Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;

describe('jobs as CSV', () => {
  it('come back as they were, but for commas', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'B', '"', '=', '\n', ' ', 'é') }).map((word) => `x${word}x`);
    const anyJob = fc.record({
      jobTitle: text,
      companyName: text,
      notes: text,
      status: fc.constantFrom(...jobStatuses),
      dateApplied: fc.constantFrom('', '2026-10-01'),
      submissionMethod: fc.constantFrom('' as const, 'email' as const, 'linked-in' as const),
    });
    fc.assert(
      fc.property(anyJob, (values) => {
        const [header = [], row = []] = rowsOf(jobsCsv([job(values)]));
        const read = jobOfRow(row, matchColumns(header));
        const expected = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
        expect(read.values).toMatchObject(expected);
        expect(read.unread).toEqual([]);
      }),
    );
  });

  it('run no formula', () => {
    expect(jobsCsv([job({ jobTitle: '=HYPERLINK("http://evil")' })])).not.toMatch(/(^|,)"?=/m);
    expect(csvColumns).toHaveLength(20);
  });
});

describe('the files of other trackers', () => {
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
  ])('%j', (header, row, values) => {
    expect(jobOfRow(row, matchColumns(header)).values).toMatchObject(values);
  });

  it('say what could not be read, and leave it empty', () => {
    const read = jobOfRow(['Chef', 'Vibing', '31/31/2026'], ['jobTitle', 'status', 'dateApplied']);
    expect(read).toEqual({ values: { jobTitle: 'Chef' }, unread: ['Status: Vibing', 'Applied on: 31/31/2026'] });
    expect(jobOfRow(['', 'x'], ['jobTitle', 'notes']).values).toBeUndefined();
  });
});

it('JSON has the history of each job', () => {
  const { jobs } = JSON.parse(jobsJson([job({ status: 'archived' })], () => [])) as { jobs: { history: unknown[] }[] };
  expect(jobs[0]?.history).toEqual([{ status: 'archived', at: '2026-10-01T08:00:00.000Z', note: '' }]);
});
