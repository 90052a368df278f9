import { dayOf } from '@keepmark/ui/words';
import { meansApplied } from '../applied';
import type { JobStatus } from '../job-status';
import { applicationStep, type JobStep } from './job-history';

const submitted = 'application-submitted';

/** A history that a person changed, and the values of its job that follow from it. */
export interface ChangedHistory {
  readonly steps: readonly JobStep[];
  readonly status: JobStatus;
  readonly dateApplied: string;
}

/**
 * Adds a step after all others of its day or before. As the last one it gives the job its status. A submission gives the
 * job its `dateApplied`; a later step doesn't say when that was, but that it wasn't after it.
 *
 * @param steps the history of the job, never empty
 */
export function historyWith(steps: readonly JobStep[], added: JobStep, dateApplied: string): ChangedHistory {
  const day = dayOf(added.at);
  const later = steps.findIndex(({ at }) => dayOf(at) > day);
  const index = later === -1 ? steps.length : later;
  const changed = [...steps.slice(0, index), added, ...steps.slice(index)];
  const isFirst = dateApplied === '' ? added.status === submitted : meansApplied(added.status) && day < dateApplied;
  return { steps: changed, status: changed.at(-1)?.status ?? added.status, dateApplied: isFirst ? day : dateApplied };
}

/**
 * Removes a step. The job then has the status of the last one that remains, and if the step was its application, the date
 * of the first one that remains.
 *
 * @returns undefined for the only step: a job always has a status
 */
export function historyWithout(
  steps: readonly JobStep[],
  removed: JobStep,
  dateApplied: string,
): ChangedHistory | undefined {
  const changed = steps.filter((step) => step !== removed);
  const last = changed.at(-1);
  if (!last) return undefined;
  const isApplication = meansApplied(removed.status) && applicationStep(steps, dateApplied) === removed;
  const next = changed.find(({ status }) => meansApplied(status));
  const moved = next === undefined ? '' : dayOf(next.at);
  return { steps: changed, status: last.status, dateApplied: isApplication ? moved : dateApplied };
}
