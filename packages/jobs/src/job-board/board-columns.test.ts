import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type JobSelection, filteredJobs } from '../job-view/job-filter';
import { type JobStatus, jobStatuses } from '../job-status';
import { job } from '../testing/fixtures';
import { boardColumns, cardHeight, createJobGrouping, lanesOf } from './board-columns';

const selections: JobSelection[] = ['all', 'applied', 'applications', 'in-progress', 'complete', ...jobStatuses];
const anyJob = fc.record({ status: fc.constantFrom(...jobStatuses), applied: fc.boolean() }).map(job);

it('shows every job of a selection in exactly one lane', () => {
  fc.assert(
    fc.property(fc.array(anyJob), fc.constantFrom(...selections), (jobs, show) => {
      const shown = filteredJobs(jobs, { text: '', show, method: 'any', workplace: 'any' });
      const byStatus = createJobGrouping()(shown);
      const cards = boardColumns(show).flatMap(({ statuses }) =>
        lanesOf(statuses, byStatus, []).flatMap((lane) => lane.jobs),
      );
      expect(cards).toHaveLength(shown.length);
      expect(new Set(cards)).toEqual(new Set(shown));
    }),
  );
});

it('groups the fourteen statuses in five columns', () => {
  expect(boardColumns('all').map(({ label, statuses }) => [label, statuses.length])).toEqual([
    ['To apply', 2],
    ['Submitted', 1],
    ['Interview', 3],
    ['Offer', 1],
    ['Complete', 7],
  ]);
});

it('stacks lanes below each other, and a collapsed one keeps only its heading', () => {
  const cooks = [job({ status: 'interview-requested' }), job({ status: 'interview-requested' })];
  const { statuses } = boardColumns('all')[2]!;
  const topsOf = (collapsed: readonly JobStatus[]) =>
    lanesOf(statuses, createJobGrouping()(cooks), collapsed).map(({ cardsTop }) => cardsTop);
  expect(topsOf([])).toEqual([36, 72 + 2 * cardHeight, 108 + 2 * cardHeight]);
  expect(topsOf(['interview-requested'])).toEqual([36, 72, 108]);
  expect(lanesOf(['offer-pending'], new Map(), ['offer-pending'])).toMatchObject([{ cardsTop: 0, isCollapsed: false }]);
});

it('keeps the lists of the statuses that a change leaves as they were', () => {
  const group = createJobGrouping();
  const [moved, left, other] = [
    job({ internalId: 'a', status: 'application-submitted' }),
    job({ internalId: 'b', status: 'application-submitted' }),
    job({ internalId: 'c', status: 'offer-pending' }),
  ];
  const before = group([moved, left, other]);
  const after = group([{ ...moved, status: 'archived' }, left, other]);
  expect(after.get('offer-pending')).toBe(before.get('offer-pending'));
  expect(after.get('application-submitted')).toEqual([left]);
  expect(after.get('archived')?.map(({ internalId }) => internalId)).toEqual(['a']);
  // Undone: the same rows, in lists as they were.
  expect([...group([moved, left, other])]).toEqual([...before]);
  expect(group([moved, { ...left, notes: 'Called' }, other]).get('application-submitted')?.[1]?.notes).toBe('Called');
});
