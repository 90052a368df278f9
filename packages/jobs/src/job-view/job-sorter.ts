import type { Job } from '../job-table';
import { changedPart } from './changed-part';
import { compareJobs, type JobSort, sortedJobs } from './job-sort';

interface Sorted {
  readonly jobs: readonly Job[];
  readonly sort: JobSort;
  readonly reverse: boolean;
  readonly sorted: readonly Job[];
}

/** Above this many changed jobs, sorting all of them is faster. */
const maxPlaced = 100;

/**
 * Sorts as `sortedJobs` does, and remembers the last result: after a change of a few jobs it places only those. Sorting
 * 20,000 titles takes longer than the rest of a drop on the board.
 */
export function createJobSorter(): (jobs: readonly Job[], sort: JobSort, reverse: boolean) => readonly Job[] {
  let last: Sorted | undefined;
  return (jobs, sort, reverse) => {
    const isSameOrder = last?.sort === sort && last.reverse === reverse;
    if (last && isSameOrder && last.jobs === jobs) return last.sorted;
    const sorted = (last && isSameOrder && placed(last, jobs)) || sortedJobs(jobs, sort, reverse);
    last = { jobs, sort, reverse, sorted };
    return sorted;
  };
}

/** The last result without what is gone and with what is new; undefined if too much is. */
function placed({ jobs: before, sort, reverse, sorted }: Sorted, jobs: readonly Job[]): readonly Job[] | undefined {
  const changes = changesBetween(before, jobs);
  if (!changes) return undefined;
  const { gone, added } = changes;
  const next = [...sorted];
  for (const job of gone) next.splice(next.indexOf(job), 1);
  const sign = reverse ? -1 : 1;
  for (const job of added) {
    let [low, high] = [0, next.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareJobs(sort, next[middle]!, job) * sign < 0) low = middle + 1;
      else high = middle;
    }
    next.splice(low, 0, job);
  }
  return next;
}

/**
 * What differs between two lists of rows; undefined if too much does. A row stays the same object until it changes, and
 * lists of all rows are in the order of their ids. Of lists in another order, more counts as different than is.
 */
function changesBetween(before: readonly Job[], after: readonly Job[]) {
  const gone: Job[] = [];
  const added: Job[] = [];
  const { start, beforeEnd, afterEnd } = changedPart(before, after);
  let [old, now] = [start, start];
  while (old < beforeEnd || now < afterEnd) {
    const oldJob = old < beforeEnd ? before[old] : undefined;
    const job = now < afterEnd ? after[now] : undefined;
    if (oldJob !== job) {
      // Of two different rows, the one with the smaller id has no counterpart.
      const isGone = oldJob !== undefined && (!job || oldJob.internalId <= job.internalId);
      const isAdded = job !== undefined && (!oldJob || job.internalId <= oldJob.internalId);
      if (isGone) gone.push(oldJob);
      if (isAdded) added.push(job);
      if (gone.length + added.length > maxPlaced) return undefined;
      old += Number(isGone);
      now += Number(isAdded);
    } else {
      old += 1;
      now += 1;
    }
  }
  return { gone, added };
}
