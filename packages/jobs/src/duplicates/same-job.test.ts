import { openDatabase } from '@keepmark/local-store';
import { memoryStorage } from '@keepmark/local-store/testing';
import { describe, expect, it } from 'vitest';
import { jobTable } from '../job-table';
import { jobEventTable } from '../job-history/job-event-table';
import { createJobsStore } from '../jobs-store';
import { job } from '../testing/fixtures';
import { duplicateGroups, gainedByMerge, isSameCompany } from './same-job';

it.each([
  ['Acme, Inc.', 'ACME', true],
  ['Acme', 'Acme Labs', false],
  ['', '', false],
])('%j and %j are one company: %j', (left, right, same) => {
  expect(isSameCompany(left, right)).toBe(same);
});

describe('jobs that are kept more than once', () => {
  it('have one title and one company, case and punctuation set aside; the one applied for comes first', () => {
    const jobs = [
      job({ internalId: 'a', jobTitle: 'Pastry Chef', companyName: 'Olive Street, Inc.' }),
      job({ internalId: 'b', jobTitle: 'pastry-chef', companyName: 'OLIVE STREET', applied: true }),
      job({ internalId: 'c', jobTitle: 'Pastry Chef', companyName: '' }),
      job({ internalId: 'd', jobTitle: 'Pastry Chef', companyName: '' }),
      job({ internalId: 'e', jobTitle: 'C++ Developer', companyName: 'Olive Street' }),
      job({ internalId: 'f', jobTitle: 'C# Developer', companyName: 'Olive Street' }),
    ];
    expect(duplicateGroups(jobs).map((group) => group.map(({ internalId }) => internalId))).toEqual([['b', 'a']]);
  });

  it('merge into one that lacks nothing that was known, and come apart again', () => {
    const database = openDatabase('keepmark', { storage: memoryStorage() });
    const store = createJobsStore(database);
    const jobs = database.table(jobTable);
    store.add({ jobTitle: 'Chef', companyName: 'Olive', dateApplied: '2026-10-01', notes: 'Mine' });
    const other = store.add({ jobTitle: 'chef', companyName: 'Olive Inc', salary: '$50k', notes: 'Theirs' });
    store.setStatus([other], 'archived');
    const [group = []] = duplicateGroups(jobs.query());
    const undo = store.merge(group, gainedByMerge);
    expect(jobs.query()).toMatchObject([
      { jobTitle: 'Chef', status: 'application-not-started', salary: '$50k', notes: 'Mine\n\nTheirs' },
    ]);
    // The other's history is the kept one's now.
    const events = database.table(jobEventTable);
    expect(events.query().map(({ status, jobId }) => [status, jobId === other])).toEqual([
      ['application-not-started', false],
      ['archived', false],
      ['application-not-started', false],
    ]);
    undo?.();
    expect(jobs.count()).toBe(2);
    expect(events.query().map(({ jobId }) => jobId === other)).toEqual([true, true]);
  });
});
