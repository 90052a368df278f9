import * as z from 'zod/mini';
import { isJobStatus, type JobStatus, jobStatuses, statusGroup } from '../job-status';
import type { Job } from '../job-table';

/** Which jobs a list shows: all, one of the counted sets, or those of one status. */
export type JobSelection = 'all' | 'applied' | 'in-progress' | 'complete' | JobStatus;

export const jobSorts = {
  added: 'Newest first',
  updated: 'Changed last',
  title: 'Title, A to Z',
  company: 'Company, A to Z',
  status: 'Status',
  applied: 'Applied last',
} as const;
export type JobSort = keyof typeof jobSorts;

export interface JobFilter {
  /** Every word of it must stand in the title, company, place or notes. */
  readonly text: string;
  readonly show: JobSelection;
  readonly sort: JobSort;
}

/** A filter as it stands in the URL: what has its default value is left out. */
export interface JobFilterUrl {
  readonly text?: string;
  readonly show?: JobSelection;
  readonly sort?: JobSort;
}

const selections = ['all', 'applied', 'in-progress', 'complete', ...jobStatuses] as const;
const sorts = Object.keys(jobSorts) as [JobSort, ...JobSort[]];

const urlSchema = z.object({
  text: z.catch(z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String)), ''),
  show: z.catch(z.enum(selections), 'all'),
  sort: z.catch(z.enum(sorts), 'added'),
});

/** The filter that a URL asks for. A part that makes no sense counts as left out. */
export function readJobFilter(url: object): JobFilter {
  return z.parse(urlSchema, url);
}

export function jobFilterUrl({ text, show, sort }: JobFilter): JobFilterUrl {
  return { ...(text.trim() && { text }), ...(show !== 'all' && { show }), ...(sort !== 'added' && { sort }) };
}

function isSelected(job: Job, show: JobSelection): boolean {
  if (show === 'all') return true;
  if (show === 'applied') return job.applied;
  return isJobStatus(show) ? job.status === show : statusGroup(job.status) === show;
}

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

const statusPlace = new Map(jobStatuses.map((status, place) => [status, place]));
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const later = (left: string, right: string) => (left < right ? 1 : Number(left > right) * -1);

const orders: Readonly<Record<JobSort, (left: Job, right: Job) => number>> = {
  added: (left, right) => later(left.dateAdded, right.dateAdded),
  updated: (left, right) => later(left.dateUpdated || left.dateAdded, right.dateUpdated || right.dateAdded),
  title: (left, right) => collator.compare(left.jobTitle, right.jobTitle),
  company: (left, right) => collator.compare(left.companyName, right.companyName),
  status: (left, right) => (statusPlace.get(left.status) ?? 0) - (statusPlace.get(right.status) ?? 0),
  applied: (left, right) => later(left.dateApplied, right.dateApplied),
};

/** The jobs in the order of a sort; among equals the one added last comes first. */
export function sortedJobs(jobs: readonly Job[], sort: JobSort): Job[] {
  return jobs.toSorted((left, right) => orders[sort](left, right) || orders.added(left, right));
}

/** The jobs that a filter lets through, in the order in which they come. */
export function filteredJobs(jobs: readonly Job[], { text, show }: Omit<JobFilter, 'sort'>): readonly Job[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && show === 'all') return jobs;
  return jobs.filter((job) => isSelected(job, show) && words.every((word) => searchText(job).includes(word)));
}
