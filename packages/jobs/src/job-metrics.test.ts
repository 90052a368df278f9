import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JobCounts, processMetrics, statusMetrics, submissionMethodMetrics } from './job-metrics';
import { completeStatuses, inProgressStatuses, jobStatuses } from './job-status';
import { submissionMethods } from './vocabulary';

const job = fc.record({
  status: fc.constantFrom(...jobStatuses),
  applied: fc.boolean(),
  submissionMethod: fc.constantFrom('', ...submissionMethods),
});
type CountedJob = typeof job extends fc.Arbitrary<infer Value> ? Value : never;

function tally(keys: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

const countsOf = (jobs: readonly CountedJob[]): JobCounts => ({
  saved: jobs.length,
  applied: jobs.filter(({ applied }) => applied).length,
  byStatus: tally(jobs.map(({ status }) => status)),
  bySubmissionMethod: tally(jobs.map(({ submissionMethod }) => submissionMethod)),
});

describe('metrics', () => {
  it('match a count over all jobs', () => {
    fc.assert(
      fc.property(fc.array(job), (jobs) => {
        const count = (test: (one: CountedJob) => boolean) => jobs.filter(test).length;
        expect(processMetrics(countsOf(jobs))).toEqual([
          { metricName: 'Saved', metricKey: 'saved', metricValue: jobs.length },
          { metricName: 'Applied', metricKey: 'applied', metricValue: count(({ applied }) => applied) },
          {
            metricName: 'In-Progress',
            metricKey: 'in-progress',
            metricValue: count(({ status }) => inProgressStatuses.some((one) => one === status)),
          },
          {
            metricName: 'Complete',
            metricKey: 'complete',
            metricValue: count(({ status }) => completeStatuses.some((one) => one === status)),
          },
        ]);
        const perStatus = statusMetrics(countsOf(jobs));
        expect(perStatus.reduce((sum, { metricValue }) => sum + metricValue, 0)).toBe(jobs.length);
        const perMethod = submissionMethodMetrics(countsOf(jobs));
        expect(perMethod.reduce((sum, { metricValue }) => sum + metricValue, 0)).toBe(
          count(({ submissionMethod }) => submissionMethod !== ''),
        );
      }),
    );
  });

  it('include every status and method, also those without jobs', () => {
    const none = countsOf([]);
    expect(statusMetrics(none).map(({ metricKey }) => metricKey)).toEqual([...jobStatuses]);
    expect(submissionMethodMetrics(none).map(({ metricKey }) => metricKey)).toEqual([...submissionMethods]);
  });
});
