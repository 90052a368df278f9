import { defaultJobStatus, isJobStatus, type JobStatus, jobStatuses, statusGroup } from '../job-status';
import type { Job } from '../job-table';
import { type SubmissionMethod, submissionMethods } from '../vocabulary';
import { type JobSort, jobSorts } from './job-sort';
import { type JobView, jobViews } from './job-view';

/** Which jobs are shown: all, one of the counted sets, those whose application has begun, or those of one status. */
export type JobSelection = 'all' | 'applied' | 'applications' | 'in-progress' | 'complete' | JobStatus;

export interface JobFilter {
  /** Every word of it must stand in the title, company, place or notes. */
  readonly text: string;
  readonly show: JobSelection;
  /** How the application was handed in; `any` for all jobs, `handed-in` for those of which it is known. */
  readonly method: SubmissionMethod | 'any' | 'handed-in';
  readonly sort: JobSort;
  /** The order of the sort turned round. */
  readonly reverse: boolean;
  /** How the jobs are shown; undefined: as they were last time. */
  readonly view: JobView | undefined;
}

/** A filter as it stands in the URL: what has its default value is left out. */
export type JobFilterUrl = Partial<JobFilter>;

const selections = ['all', 'applied', 'applications', 'in-progress', 'complete', ...jobStatuses] as const;
const methods = ['any', 'handed-in', ...submissionMethods] as const;
const sorts = Object.keys(jobSorts) as JobSort[];

const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined =>
  choices.find((choice) => choice === value);

/**
 * The filter that a URL asks for. A part that makes no sense counts as left out.
 * By hand, since a library of schemas would be a good part of what the first screen loads.
 */
export function readJobFilter(url: object): JobFilter {
  const { text, show, method, sort, reverse, view }: { [Name in keyof JobFilter]?: unknown } = url;
  return {
    // The router reads "2024" and "true" in the address as what they look like.
    text: ['string', 'number', 'boolean'].includes(typeof text) ? String(text) : '',
    show: oneOf(selections, show) ?? 'all',
    method: oneOf(methods, method) ?? 'any',
    sort: oneOf(sorts, sort) ?? 'added',
    reverse: reverse === true,
    view: oneOf(jobViews, view),
  };
}

export function jobFilterUrl({ text, show, method, sort, reverse, view }: JobFilter): JobFilterUrl {
  return {
    ...(text.trim() && { text }),
    ...(show !== 'all' && { show }),
    ...(method !== 'any' && { method }),
    ...(sort !== 'added' && { sort }),
    ...(reverse && { reverse }),
    ...(view && { view }),
  };
}

/** Whether a job belongs to a selection. */
export function isSelected(job: Pick<Job, 'applied' | 'status'>, show: JobSelection): boolean {
  if (show === 'all') return true;
  if (show === 'applied') return job.applied;
  if (show === 'applications') return job.applied || job.status !== defaultJobStatus;
  return isJobStatus(show) ? job.status === show : statusGroup(job.status) === show;
}

const isHandedIn = ({ submissionMethod }: Job, method: JobFilter['method']) =>
  method === 'any' || (method === 'handed-in' ? submissionMethod !== '' : submissionMethod === method);

// Rows never change in place, so what was joined for one key press serves the next.
const searchTexts = new WeakMap<Job, string>();

function searchText(job: Job): string {
  let text = searchTexts.get(job);
  if (text === undefined) {
    text = [job.jobTitle, job.companyName, job.location, job.city, job.state, job.notes].join('\n').toLowerCase();
    searchTexts.set(job, text);
  }
  return text;
}

/** The jobs that a filter lets through, in the order in which they come. */
export function filteredJobs(
  jobs: readonly Job[],
  { text, show, method }: Pick<JobFilter, 'text' | 'show' | 'method'>,
): readonly Job[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && show === 'all' && method === 'any') return jobs;
  return jobs.filter(
    (job) => isSelected(job, show) && isHandedIn(job, method) && words.every((word) => searchText(job).includes(word)),
  );
}
