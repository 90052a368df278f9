import { expect, test } from 'vitest';
import { InvalidQueryError, openDatabase } from '..';
import { memoryStorage } from '../testing';
import { jobTable } from '../testing/jobs';
import { allRows } from './all-rows';

function jobsOf(count: number) {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const jobs = database.table(jobTable);
  database.transaction(() => {
    for (let index = 0; index < count; index += 1) {
      jobs.insert({ title: `Job ${index}`, salary: index, applied: index % 2 === 0 });
    }
  });
  return jobs;
}

test.each([0, 1, 9999, 10_000, 10_001, 12_000, 20_000])('gives each of %i rows once, in order', (count) => {
  const rows = allRows(jobsOf(count));
  expect(rows.map(({ salary }) => salary)).toEqual(Array.from({ length: count }, (_, index) => index));
});

test('a query still gives 10,000 rows at most', () => {
  expect(jobsOf(12_000).query()).toHaveLength(10_000);
});

test('filters and sorts across the limit of one query', () => {
  const jobs = jobsOf(24_001);
  const rows = allRows(jobs, { where: { applied: true }, sort: [['salary', 'desc']] });
  expect(rows).toHaveLength(12_001);
  expect(rows.slice(9_999, 10_002).map(({ salary }) => salary)).toEqual([4002, 4000, 3998]);
  expect(allRows(jobs, { where: ({ salary }) => (salary ?? 0) >= 13_000 })).toHaveLength(11_001);
});

test('names a field that the table does not have', () => {
  expect(() => allRows(jobsOf(1), { where: { tilte: 'Baker' } as never })).toThrow(InvalidQueryError);
});
