import { describe, expect, it } from 'vitest';
import {
  completeStatuses,
  defaultJobStatus,
  inProgressStatuses,
  isJobStatus,
  jobStatuses,
  jobStatusLabels,
  statusGroup,
} from './job-status';

describe('job statuses', () => {
  it('are the fourteen in the specification, each with its label', () => {
    expect(jobStatuses.map((status) => [jobStatusLabels[status], status])).toEqual([
      ['Application Not Started', 'application-not-started'],
      ['Application In-Progress', 'application-in-progress'],
      ['Application Submitted', 'application-submitted'],
      ['Application No Response', 'application-no-response'],
      ['Rejected Before Interview', 'rejected-before-interview'],
      ['Interview Requested', 'interview-requested'],
      ['Interview Scheduled', 'interview-scheduled'],
      ['Interview In-Progress', 'interview-in-progress'],
      ['Rejected After Interview', 'rejected-after-interview'],
      ['Offer Pending', 'offer-pending'],
      ['Offer Rejected', 'offer-rejected'],
      ['Offer Accepted', 'offer-accepted'],
      ['Canceled', 'filled-or-canceled'],
      ['Archived', 'archived'],
    ]);
    expect(defaultJobStatus).toBe('application-not-started');
  });

  it('are in the two counted groups, except for the first', () => {
    const inGroup = (group: string) => jobStatuses.filter((status) => statusGroup(status) === group);
    expect(inGroup('in-progress')).toEqual([...inProgressStatuses]);
    expect(inGroup('complete')).toEqual([...completeStatuses]);
    expect(inGroup('not-started')).toEqual(['application-not-started']);
  });

  it.each(['', 'Archived', 'toString', undefined, null, 3])('do not include %s', (value) => {
    expect(isJobStatus(value)).toBe(false);
  });
});
