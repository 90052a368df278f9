import { beforeAll, expect, it, vi } from 'vitest';
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

it('keeps the tags and the deadline of Notion in the notes', async () => {
  const { jobs } = await jobsIn(
    'Position,Company,Applied,Deadline,Tags\r\nChef,Olive (https://www.notion.so/o),"Nov 5, 2026 → Nov 9, 2026","Dec 1, 2026","remote, liked"\r\n',
  );
  expect(jobs).toEqual([
    {
      jobTitle: 'Chef',
      companyName: 'Olive',
      dateApplied: '2026-11-05',
      status: 'application-submitted',
      notes: 'Deadline: Dec 1, 2026\nTags: remote, liked',
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

it('names an Excel file, and says what to do', async () => {
  const file = new File([Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0)], 'jobs.xlsx');
  await expect(readJobsFile(file)).rejects.toThrow('save it as CSV');
});
