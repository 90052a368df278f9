import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type JobSelection, filteredJobs } from '../job-view/job-filter';
import { jobStatuses } from '../job-status';
import { job } from '../testing/fixtures';
import { boardGroups, jobsByStatus } from './board-columns';

const selections: JobSelection[] = ['all', 'applied', 'applications', 'in-progress', 'complete', ...jobStatuses];
const anyJob = fc.record({ status: fc.constantFrom(...jobStatuses), applied: fc.boolean() }).map(job);

it('shows every job of a selection in exactly one column', () => {
  fc.assert(
    fc.property(fc.array(anyJob), fc.constantFrom(...selections), (jobs, show) => {
      const shown = filteredJobs(jobs, { text: '', show, method: 'any' });
      const byStatus = jobsByStatus(shown);
      const cards = boardGroups(show).flatMap(({ statuses }) =>
        statuses.flatMap((status) => byStatus.get(status) ?? []),
      );
      expect(cards).toHaveLength(shown.length);
      expect(new Set(cards)).toEqual(new Set(shown));
    }),
  );
});

it('has a column for each of the fourteen statuses, in three groups', () => {
  expect(boardGroups('all').map(({ label, statuses }) => [label, statuses.length])).toEqual([
    ['To apply', 1],
    ['In-Progress', 6],
    ['Complete', 7],
  ]);
});
