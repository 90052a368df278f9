import { testDatabase } from '@keepmark/local-store/testing';
import { describe, expect, it } from 'vitest';
import { dayOf } from '@keepmark/ui/words';
import type { JobStatus } from '../job-status';
import { jobTable } from '../job-table';
import { jobEventTable } from '../job-history/job-event-table';
import { historyOf } from '../job-history/job-history';
import { createJobsStore } from '../jobs-store';
import { job } from '../testing/fixtures';
import { duplicateGroups, mergeRules, isSameCompany, savedJobFinder } from './same-job';

it.each([
  ['Acme, Inc.', 'ACME', true],
  ['Acme', 'Acme Labs', false],
  ['', '', false],
])('%j and %j are the same company: %j', (left, right, same) => {
  expect(isSameCompany(left, right)).toBe(same);
});

describe('duplicate jobs', () => {
  it('have the same title and company, ignoring case and punctuation, with the one applied for first', () => {
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

  const groupsOf = (locations: readonly (string | { city: string; state: string })[]) =>
    duplicateGroups(
      locations.map((at, index) =>
        job({
          internalId: String(index),
          companyName: 'Olive',
          dateAdded: String(index),
          ...(typeof at === 'string' ? { location: at } : at),
        }),
      ),
    ).map((group) => group.map(({ internalId }) => Number(internalId)));

  it.each([
    [['Austin, TX', 'Denver, CO'], []],
    [['Austin, TX', 'austin', { city: 'Austin', state: 'TX' }], [[0, 1, 2]]],
    [['Portland, OR', 'Portland, ME', 'Portland, OR'], [[0, 2]]],
    [['Austin, TX', 'Austin, Texas'], [[0, 1]]],
    [['Remote', 'Remote in USA'], [[0, 1]]],
    [['Remote', 'Austin, TX'], []],
    [['Hybrid - Austin, TX', 'Austin, TX (on-site)'], [[0, 1]]],
    [['', 'Austin, TX', 'Austin'], [[1, 2, 0]]],
    [['', '', 'Austin, TX', 'Denver, CO'], [[0, 1]]],
    [['', 'Remote'], [[1, 0]]],
  ])('in %j form the groups %j', (locations, groups) => {
    expect(groupsOf(locations).map((group) => new Set(group))).toEqual(groups.map((group) => new Set(group)));
  });

  it('are found for a new job in the same location, or if either has no location', () => {
    const austin = job({ companyName: 'Olive, Inc.', location: 'Austin, TX' });
    const savedJobOf = savedJobFinder([austin]);
    const newJob = { jobTitle: 'data analyst', companyName: 'OLIVE' };
    expect(savedJobOf({ ...newJob, location: 'Austin' })).toBe(austin);
    expect(savedJobOf(newJob)).toBe(austin);
    expect(savedJobOf({ ...newJob, location: 'Denver, CO' })).toBeUndefined();
    expect(savedJobOf({ ...newJob, companyName: '' })).toBeUndefined();
  });

  it('merge both histories, and undo restores them', () => {
    const database = testDatabase();
    let day = 1;
    const store = createJobsStore(database, () => new Date(2026, 9, day, 12));
    const [jobs, events] = [database.table(jobTable), database.table(jobEventTable)];
    const named = { jobTitle: 'Chef', companyName: 'Olive' };
    const [mine, theirs] = [store.add(named), store.add(named)];
    const on = (at: number, id: string, status: JobStatus) => {
      day = at;
      store.setStatus([id], status);
    };
    on(2, theirs, 'application-in-progress');
    on(3, theirs, 'application-submitted');
    on(4, mine, 'application-submitted');
    on(9, mine, 'interview-requested');
    const stepsOf = (id: string) => historyOf(jobs.get(id)!, events.query({ where: { jobId: id } }));
    store.editStep(stepsOf(theirs)[2]!, { note: 'By e-mail' });
    const before = [jobs.query(), stepsOf(mine), stepsOf(theirs)];
    const [group = []] = duplicateGroups(jobs.query());
    const undo = store.merge(group, mergeRules);
    const [merged] = jobs.query();
    expect(stepsOf(merged!.internalId).map(({ status, at, note }) => [status, dayOf(at), note])).toEqual([
      ['application-not-started', '2026-10-01', ''],
      ['application-in-progress', '2026-10-02', ''],
      ['application-submitted', '2026-10-03', 'By e-mail'],
      ['application-submitted', '2026-10-04', ''],
      ['interview-requested', '2026-10-09', ''],
    ]);
    expect(merged?.dateApplied).toBe('2026-10-04');
    undo?.();
    expect([jobs.query(), stepsOf(mine), stepsOf(theirs)]).toEqual(before);
  });

  it('merge into one job with the values of both, and undo restores them', () => {
    const database = testDatabase();
    const store = createJobsStore(database);
    const jobs = database.table(jobTable);
    store.add({ jobTitle: 'Chef', companyName: 'Olive', dateApplied: '2026-10-01', notes: 'Mine' });
    const other = store.add({ jobTitle: 'chef', companyName: 'Olive Inc', salary: '$50k', notes: 'Theirs' });
    store.setStatus([other], 'archived');
    const [group = []] = duplicateGroups(jobs.query());
    const undo = store.merge(group, mergeRules);
    expect(jobs.query()).toMatchObject([
      { jobTitle: 'Chef', status: 'application-not-started', salary: '$50k', notes: 'Mine\n\nTheirs' },
    ]);
    // The history of the other job now belongs to the merged one.
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
