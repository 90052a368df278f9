import { jobStatuses } from '../job-status';
import type { Job } from '../job-table';

export const jobSorts = {
  added: 'Newest first',
  updated: 'Last updated',
  title: 'Title, A to Z',
  company: 'Company, A to Z',
  location: 'Location, A to Z',
  status: 'Status',
  applied: 'Last applied',
  'follow-up': 'Next follow-up',
  deadline: 'Next deadline',
} as const;
export type JobSort = keyof typeof jobSorts;

const statusPlace = new Map(jobStatuses.map((status, place) => [status, place]));
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const later = (left: string, right: string) => (left < right ? 1 : Number(left > right) * -1);
/** Jobs without a date come last. */
const sooner = (left: string, right: string) => later(right || '9999', left || '9999');

const orders: Readonly<Record<JobSort, (left: Job, right: Job) => number>> = {
  added: (left, right) => later(left.dateAdded, right.dateAdded),
  updated: (left, right) => later(left.dateUpdated || left.dateAdded, right.dateUpdated || right.dateAdded),
  title: (left, right) => collator.compare(left.jobTitle, right.jobTitle),
  company: (left, right) => collator.compare(left.companyName, right.companyName),
  location: (left, right) => collator.compare(left.location, right.location),
  status: (left, right) => (statusPlace.get(left.status) ?? 0) - (statusPlace.get(right.status) ?? 0),
  applied: (left, right) => later(left.dateApplied, right.dateApplied),
  'follow-up': (left, right) => sooner(left.followUpOn, right.followUpOn),
  deadline: (left, right) => sooner(left.deadline, right.deadline),
};

/**
 * Which of two jobs comes first: negative for the left one. Among equals, it's the one added last, and then the one with
 * the smaller id, so that the order is total.
 */
export function compareJobs(sort: JobSort, left: Job, right: Job): number {
  const order = orders[sort](left, right) || orders.added(left, right);
  return order || Number(left.internalId > right.internalId) - Number(left.internalId < right.internalId);
}

/** Sorts jobs, as `compareJobs` says. */
export function sortedJobs(jobs: readonly Job[], sort: JobSort, reverse = false): Job[] {
  const sign = reverse ? -1 : 1;
  return jobs.toSorted((left, right) => compareJobs(sort, left, right) * sign);
}
