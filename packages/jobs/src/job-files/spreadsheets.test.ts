import { beforeAll, describe, expect, it, vi } from 'vitest';
import { guessColumns } from './column-guess';
import { tableOf } from './csv-table';
import { jobOfRow } from './csv-import';
import type { ImportedJob } from './imported-job';
import { jobTypeInWords } from './job-type-words';
import { dateOrderOfTable, jobsOfTable, readJobsFile, readJobsText } from './read-jobs-file';
import { statusOf } from './status-words';
import { spreadsheetFile, spreadsheets } from './testing/spreadsheets';

beforeAll(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 25, 12), toFake: ['Date'] });
});

/** Reads a spreadsheet as the import screen does before anyone changes a column. */
async function readAsGuessed(name: string) {
  const table = await readJobsFile(spreadsheetFile(name));
  if (!('rows' in table)) throw new Error(`${name} was read as a file of Keepmark.`);
  const fields = guessColumns(table.header, table.rows).map(({ field }) => field);
  const shown = dateOrderOfTable(table, fields);
  const dateOrder = shown === 'either' ? undefined : shown;
  return { fields, ...jobsOfTable(table, fields, { dateOrder }) };
}

const valuesOf = ({
  jobTitle = '',
  companyName = '',
  status = 'application-not-started',
  dateApplied = '',
}: ImportedJob) => [jobTitle, companyName, status, dateApplied];

describe('a spreadsheet that people made themselves', () => {
  it.each(Object.keys(spreadsheets))('%s: each column is in its field', async (name) => {
    const { fields } = await readAsGuessed(name);
    expect(fields.map((field) => field ?? '')).toEqual(spreadsheets[name]?.fields);
  });

  it.each(Object.keys(spreadsheets))('%s: at least 95%% of the values are right', async (name) => {
    const { jobs } = await readAsGuessed(name);
    const { rows = [] } = spreadsheets[name] ?? {};
    expect(jobs).toHaveLength(rows.length);
    const right = rows.flatMap((row, index) => row.map((value, at) => value === valuesOf(jobs[index] ?? {})[at]));
    expect(right.filter(Boolean).length / right.length).toBeGreaterThanOrEqual(0.95);
  });
});

it.each([
  ['2nd interview', 'interview-in-progress'],
  ['Rejected after 2nd interview', 'rejected-after-interview'],
  ['Phone call scheduled', 'interview-requested'],
  ['Declined by them', 'rejected-before-interview'],
  ['I pulled out', 'filled-or-canceled'],
  ['Turned it down', 'offer-rejected'],
  ['Not applied yet', 'application-not-started'],
  ['📨 Applied', 'application-submitted'],
  ['Heard nothing', 'application-no-response'],
  ['Zusage', 'offer-pending'],
  ['Entretien téléphonique', 'interview-requested'],
  ['À postuler', 'application-not-started'],
  ['Candidatura inviata', 'application-submitted'],
  ['Strong candidate', undefined],
  ['Vibing', undefined],
  ['Second round with the design lead, who wants to see the portfolio again', undefined],
] as const)('reads %j as the status %s', (text, status) => {
  expect(statusOf(text)).toBe(status);
});

it.each([
  ['Permanent full time', 'fulltime'],
  ['Fixed term contract', 'contract'],
  ['CDI temps partiel', 'parttime'],
  ['Stage', 'internship'],
  ['Full-time or part-time', ''],
  ['Vibes', ''],
] as const)('reads %j as the job type %j', (text, type) => {
  expect(jobTypeInWords(text)).toBe(type);
});

it('finds the header below a title, and skips totals and a repeated header', () => {
  const header = ['Employer', 'Job', 'City', 'Pay'];
  const job = ['Olive', 'Chef', 'Reno', '$20'];
  const table = tableOf([['My jobs', '', '', ''], header, job, header, ['Total', '1', '', '']]);
  expect(table).toEqual({ header, rows: [job], remarks: ['Skipped 1 row with totals: Total, 1.'] });
});

it('reads a file whose first line names the separator', async () => {
  expect(await readJobsText('sep=;\r\nTitle;Company\r\nChef;Olive\r\n')).toEqual({
    header: ['Title', 'Company'],
    rows: [['Chef', 'Olive']],
  });
});

it('joins the columns of a contact, and of notes', () => {
  const header = ['Title', 'Recruiter', 'Recruiter email', 'Notes', 'Remarks'];
  const row = ['Chef', 'Ada', 'ada@olive.example', 'Nice', 'Near'];
  const fields = guessColumns(header, [row]).map(({ field }) => field);
  expect(jobOfRow(row, fields).values).toEqual({
    jobTitle: 'Chef',
    contactInfo: 'Ada, ada@olive.example',
    notes: 'Nice\nNear',
  });
});

it('never takes the date of a change for the date saved', () => {
  const header = ['Title', 'Last heard', 'Status date'];
  expect(guessColumns(header, [['Chef', '2026-10-02', '2026-10-02']]).map(({ field }) => field)).toEqual([
    'jobTitle',
    undefined,
    undefined,
  ]);
});

it('reads a day without a year as the latest such day, and a reminder as the next', () => {
  const fields = ['jobTitle', 'dateApplied', 'followUpOn'] as const;
  expect(jobOfRow(['Chef', 'Dec 29', 'Dec 5'], fields).values).toMatchObject({
    dateApplied: '2025-12-29',
    followUpOn: '2026-12-05',
  });
});

it('refuses a table of a million columns before it looks at each', async () => {
  const text = `${'a,'.repeat(1_000_000)}b\n1,2\n`;
  await expect(readJobsText(text)).rejects.toThrow('This table has 1,000,001 columns');
});
