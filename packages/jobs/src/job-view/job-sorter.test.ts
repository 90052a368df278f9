import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jobStatuses } from '../job-status';
import type { Job } from '../job-table';
import { job } from '../testing/fixtures';
import { filteredJobs } from './job-filter';
import { jobSorts, type JobSort, sortedJobs } from './job-sort';
import { createJobSorter } from './job-sorter';

const sorts = Object.keys(jobSorts) as JobSort[];
const values = fc.record({
  jobTitle: fc.constantFrom('Welder', 'welder', 'Analyst 9', 'Analyst 10', ''),
  companyName: fc.constantFrom('Acme', 'Beta'),
  status: fc.constantFrom(...jobStatuses),
  dateAdded: fc.constantFrom('2026-01-01', '2026-02-01'),
  dateApplied: fc.constantFrom('', '2026-03-01'),
});
const id = fc.integer({ min: 0, max: 30 }).map((number) => `job-${String(number).padStart(2, '0')}`);
/** A write of one row: new values, or undefined to delete it. */
const write = fc.tuple(id, fc.option(values, { nil: undefined }));

/** The rows in the order of their ids, as the store lists them. */
const listOf = (rows: ReadonlyMap<string, Job>) =>
  [...rows.values()].toSorted((left, right) => (left.internalId < right.internalId ? -1 : 1));

describe('sorting jobs again after a change', () => {
  it('gives what sorting all of them gives, after any writes and changes of the order', () => {
    const step = fc.record({
      writes: fc.array(write, { maxLength: 4 }),
      sort: fc.constantFrom(...sorts),
      reverse: fc.boolean(),
      isSameOrder: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 2, maxLength: 12 }), (steps) => {
        const sorter = createJobSorter();
        const rows = new Map<string, Job>();
        let order: [JobSort, boolean] = ['title', false];
        for (const { writes, sort, reverse, isSameOrder } of steps) {
          for (const [internalId, changes] of writes) {
            if (changes) rows.set(internalId, job({ ...changes, internalId }));
            else rows.delete(internalId);
          }
          if (!isSameOrder) order = [sort, reverse];
          const jobs = listOf(rows);
          expect(sorter(jobs, ...order)).toEqual(sortedJobs(jobs, ...order));
        }
      }),
    );
  });

  it('gives the row of an undone change, not the one in between', () => {
    const sorter = createJobSorter();
    const before = job({ internalId: 'a', jobTitle: 'Welder' });
    const others = ['Baker', 'Cook'].map((jobTitle, index) => job({ internalId: `b${index}`, jobTitle }));
    const titles = (jobs: readonly Job[]) => sorter(jobs, 'title', false).map(({ jobTitle }) => jobTitle);
    expect(titles([before, ...others])).toEqual(['Baker', 'Cook', 'Welder']);
    expect(titles([{ ...before, jobTitle: 'Actor' }, ...others])).toEqual(['Actor', 'Baker', 'Cook']);
    expect(titles([before, ...others])).toEqual(['Baker', 'Cook', 'Welder']);
    expect(titles(others)).toEqual(['Baker', 'Cook']);
  });

  it('gives the same list for the same jobs', () => {
    const sorter = createJobSorter();
    const jobs = [job()];
    expect(sorter(jobs, 'title', false)).toBe(sorter(jobs, 'title', false));
  });

  it('sorts lists that are in no order', () => {
    const sorter = createJobSorter();
    const jobs = ['c', 'a', 'b'].map((internalId) => job({ internalId, jobTitle: internalId }));
    sorter(jobs, 'title', false);
    const shuffled = [jobs[1]!, jobs[2]!, jobs[0]!];
    expect(sorter(shuffled, 'title', false).map(({ internalId }) => internalId)).toEqual(['a', 'b', 'c']);
  });
});

it('filters by the current text of a changed row', () => {
  const search = (jobs: readonly Job[], text: string) =>
    filteredJobs(jobs, { text, show: 'all', method: 'any', workplace: 'any' }).map(({ internalId }) => internalId);
  const [changed, other] = [job({ internalId: 'a', notes: 'Dana' }), job({ internalId: 'b' })];
  expect(search([changed, other], 'dana')).toEqual(['a']);
  const after = { ...changed, notes: 'Ines' };
  expect(search([after, other], 'dana')).toEqual([]);
  expect(search([after, other], 'ines')).toEqual(['a']);
  expect(search([changed, other], 'dana')).toEqual(['a']);
});
