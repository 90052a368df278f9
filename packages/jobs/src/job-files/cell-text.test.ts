import { workbookBytes } from '@keepmark/ui/testing/workbook-bytes';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { guessColumns } from './column-guess';
import { dayOfSerial, withoutRelations } from './cell-text';
import { jobsOfTable, readJobsFile, readJobsText } from './read-jobs-file';

beforeAll(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 25, 12), toFake: ['Date'] });
});

async function jobsIn(text: string, statuses = {}) {
  const table = await readJobsText(text);
  if (!('rows' in table)) throw new Error('This was read as a file of Keepmark.');
  return jobsOfTable(
    table,
    guessColumns(table.header, table.rows).map(({ field }) => field),
    { statuses },
  );
}

it.each([
  ['46320', '2026-10-25'],
  ['46331,375', '2026-11-05'],
  ['46331.375', '2026-11-05'],
  ['78701', ''],
  ['4632', ''],
  ['46320 €', ''],
])('reads %j as the day %j', (text, day) => {
  expect(dayOfSerial(text)).toBe(day);
});

it.each([
  ['Acme (https://www.notion.so/Acme-0123?pvs=21)', 'Acme'],
  ['Acme (https://notion.so/a), Birch (https://www.notion.so/b)', 'Acme, Birch'],
  ['Quill (Companies%20fe/Quill%2012.md)', 'Quill'],
  ['Acme (Austin)', 'Acme (Austin)'],
])('reads the relation %j as %j', (text, name) => {
  expect(withoutRelations(text)).toBe(name);
});

it('reads the dates of Excel, with decimal commas', async () => {
  const { jobs } = await jobsIn('Firma;Stelle;Beworben am\r\nBeck;Koch;46320\r\nSüß;Bäcker;46331,375\r\n');
  expect(jobs).toMatchObject([{ dateApplied: '2026-10-25' }, { dateApplied: '2026-11-05' }]);
});

it('reads the tags and the deadline of Notion', async () => {
  const { jobs } = await jobsIn(
    'Position,Company,Applied,Deadline,Tags\r\nChef,Olive (https://www.notion.so/o),"Nov 5, 2026 → Nov 9, 2026","Dec 1, 2026","remote, liked"\r\n',
  );
  expect(jobs).toEqual([
    {
      jobTitle: 'Chef',
      companyName: 'Olive',
      dateApplied: '2026-11-05',
      status: 'application-submitted',
      deadline: '2026-12-01',
      tags: ['remote', 'liked'],
    },
  ]);
});

it('names unknown statuses, takes a date for an application, and does what is chosen', async () => {
  const text = 'Position,Company,Status,Applied on\r\nChef,Olive,Vibing,2026-11-15\r\nCook,Olive,Vibing,\r\n';
  const read = await jobsIn(text);
  expect(read.unknownStatuses).toEqual([{ text: 'Vibing', count: 2 }]);
  expect(read.jobs.map(({ status }) => status)).toEqual(['application-submitted', undefined]);
  const chosen = await jobsIn(text, { Vibing: 'offer-pending' });
  expect(chosen.jobs.map(({ status }) => status)).toEqual(['offer-pending', 'offer-pending']);
  expect(chosen.unreadable).toEqual([]);
  expect(chosen.unknownStatuses).toEqual([{ text: 'Vibing', count: 2 }]);
});

describe('a file that is no text', () => {
  const header = ['Company', 'Role', 'Date applied', 'Deadline'];
  const xlsx = (name: string) =>
    new File(
      [
        workbookBytes(
          [
            { name: 'Notes', rows: [['My search in 2026']] },
            {
              name: 'Jobs',
              data: `<row>${header.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row><row><c t="inlineStr"><is><t>Birch &amp; Co</t></is></c><c t="inlineStr"><is><t>Analyst</t></is></c><c><v>46320</v></c><c s="1"><v>46357</v></c></row>`,
              after: '<hyperlinks><hyperlink ref="B2" r:id="r1"/></hyperlinks>',
              links: ['https://birch.example/jobs/7'],
            },
          ],
          { formats: ['d. mmm yyyy'] },
        ),
      ],
      name,
    );

  it.each(['jobs.xlsx', 'jobs.csv'])('reads an Excel file, also one named %s', async (name) => {
    const table = await readJobsFile(xlsx(name));
    if (!('rows' in table)) throw new Error('This was read as a file of Keepmark.');
    expect(table.remarks).toEqual(['Read the sheet “Jobs”. Skipped “Notes” (1 row).']);
    const { jobs } = jobsOfTable(
      table,
      guessColumns(table.header, table.rows).map(({ field }) => field),
    );
    expect(jobs).toEqual([
      {
        companyName: 'Birch & Co',
        jobTitle: 'Analyst',
        dateApplied: '2026-10-25',
        status: 'application-submitted',
        url: 'https://birch.example/jobs/7',
        deadline: '2026-12-01',
      },
    ]);
  });

  it.each([
    ['a damaged Excel file', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), /damaged or incomplete/],
    ['an old Excel file', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), /save it as CSV or XLSX/],
    ['a PDF', new TextEncoder().encode('%PDF-1.7'), /^This is a PDF/],
    ['a web page', new TextEncoder().encode('<html><table>'), /^This is a web page/],
  ])('names %s, and says what to do', async (_name, bytes, message) => {
    await expect(readJobsFile(new File([bytes], 'jobs.csv'))).rejects.toThrow(message);
  });
});
