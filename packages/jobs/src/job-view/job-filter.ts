import { defaultJobStatus, isJobStatus, type JobStatus, jobStatuses, statusGroup } from '../job-status';
import type { Job } from '../job-table';
import { type Workplace, workplaces, searchText, searchWords } from '@keepmark/contracts';
import { prepareWhileIdle } from '@keepmark/ui/while-idle';
import { type SubmissionMethod, submissionMethods } from '../vocabulary';
import { hasTag } from '../job-tags';
import { workplaceOfJob } from '../workplace';
import { type JobSort, jobSorts } from './job-sort';
import { type JobView, jobViews } from './job-view';

/** Which jobs to show: all, those behind a metric, those with a started application, or those with one status. */
export type JobSelection = 'all' | 'applied' | 'applications' | 'in-progress' | 'complete' | JobStatus;

export interface JobFilter {
  /** Every word must appear in the title, company, location, notes, or tags. */
  readonly text: string;
  readonly show: JobSelection;
  /** Submission method; `any` for all jobs, `handed-in` for those with a known method. */
  readonly method: SubmissionMethod | 'any' | 'handed-in';
  /** Where the work is done; `any` for all jobs. */
  readonly workplace: Workplace | 'any';
  /** A tag; empty for all jobs. */
  readonly tag: string;
  readonly sort: JobSort;
  /** Whether the order is reversed. */
  readonly reverse: boolean;
  /** List, table, or board; undefined for the one used last. */
  readonly view: JobView | undefined;
}

/** A filter in the URL, without default values. */
export type JobFilterUrl = Partial<JobFilter>;

const selections = ['all', 'applied', 'applications', 'in-progress', 'complete', ...jobStatuses] as const;
const methods = ['any', 'handed-in', ...submissionMethods] as const;
const places = ['any', ...workplaces] as const;
const sorts = Object.keys(jobSorts) as JobSort[];

const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined =>
  choices.find((choice) => choice === value);

// The router parses "2024" and "true" in a URL as a number and a boolean.
const typed = (value: unknown): string => (['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '');

/**
 * Reads a filter from a URL. Values that make no sense fall back to their defaults.
 * Written by hand, since a schema library would add a lot to the first screen's download.
 */
export function readJobFilter(url: object): JobFilter {
  const { text, show, method, workplace, tag, sort, reverse, view }: { [Name in keyof JobFilter]?: unknown } = url;
  return {
    text: typed(text),
    show: oneOf(selections, show) ?? 'all',
    method: oneOf(methods, method) ?? 'any',
    workplace: oneOf(places, workplace) ?? 'any',
    tag: typed(tag),
    sort: oneOf(sorts, sort) ?? 'added',
    reverse: reverse === true,
    view: oneOf(jobViews, view),
  };
}

export function jobFilterUrl({ text, show, method, workplace, tag, sort, reverse, view }: JobFilter): JobFilterUrl {
  return {
    ...(text.trim() && { text }),
    ...(show !== 'all' && { show }),
    ...(method !== 'any' && { method }),
    ...(workplace !== 'any' && { workplace }),
    ...(tag !== '' && { tag }),
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

const matchesMethod = ({ submissionMethod }: Job, method: JobFilter['method']) =>
  method === 'handed-in' ? submissionMethod !== '' : submissionMethod === method;

const searchTextOfRow = (job: Job) =>
  searchText([job.jobTitle, job.companyName, job.location, job.city, job.state, job.notes, ...job.tags].join('\n'));

// Neither a list nor its rows ever change in place. So a text is made once per row, and after a change of one row, only that
// row gets another one. The list of them is made once for all key presses.
const rowTexts = new WeakMap<Job, string>();
const searchTexts = new WeakMap<readonly Job[], readonly string[]>();

function searchTextOf(job: Job): string {
  let text = rowTexts.get(job);
  if (text === undefined) rowTexts.set(job, (text = searchTextOfRow(job)));
  return text;
}

function searchTextsOf(jobs: readonly Job[]): readonly string[] {
  const known = searchTexts.get(jobs);
  if (known) return known;
  const texts = jobs.map(searchTextOf);
  searchTexts.set(jobs, texts);
  return texts;
}

/** Makes the texts that the filter searches while the browser is idle. @returns a function that ends it */
export const prepareSearch = (jobs: readonly Job[]): (() => void) => prepareWhileIdle(jobs, searchTextOf);

/** Jobs whose texts have all of some words, with those texts. */
interface Found {
  readonly words: readonly string[];
  readonly jobs: readonly Job[];
  readonly texts: readonly string[];
}

// A key adds a letter to a word, or takes one away: what was found before has all that is found then, or is it.
const foundBefore = new WeakMap<readonly Job[], readonly Found[]>();
const maxFound = 8;

/** Whether every text with the words also has the others: "ana lab" narrows "an". */
const narrows = (words: readonly string[], others: readonly string[]): boolean =>
  others.every((other) => words.some((word) => word.includes(other)));

/** The jobs whose texts have all words. Looks only at those that fewer or shorter words found before. */
function findWords(jobs: readonly Job[], words: readonly string[]): readonly Job[] {
  const before = foundBefore.get(jobs) ?? [];
  const wider = before.filter((found) => narrows(words, found.words));
  const known = wider.find((found) => narrows(found.words, words));
  if (known) return known.jobs;
  const [among = { jobs, texts: searchTextsOf(jobs) }] = wider.toSorted(
    (left, right) => left.jobs.length - right.jobs.length,
  );
  const found = { words, jobs: [] as Job[], texts: [] as string[] };
  for (const [index, text] of among.texts.entries()) {
    const job = among.jobs[index];
    if (!job || !words.every((word) => text.includes(word))) continue;
    found.jobs.push(job);
    found.texts.push(text);
  }
  foundBefore.set(jobs, [found, ...before].slice(0, maxFound));
  return found.jobs;
}

/** What of a filter decides about a job. */
type FilterOfJobs = Pick<JobFilter, 'text' | 'show' | 'method' | 'workplace'> & Partial<Pick<JobFilter, 'tag'>>;

/** The jobs that match a filter, in their given order. */
export function filteredJobs(
  jobs: readonly Job[],
  { text, show, method, workplace, tag = '' }: FilterOfJobs,
): readonly Job[] {
  const words = searchWords(text);
  const isAny = show === 'all' && method === 'any' && workplace === 'any' && tag === '';
  const found = words.length === 0 ? jobs : findWords(jobs, words);
  if (isAny) return found;
  return found.filter(
    (job) =>
      (show === 'all' || isSelected(job, show)) &&
      (method === 'any' || matchesMethod(job, method)) &&
      (workplace === 'any' || workplaceOfJob(job) === workplace) &&
      (tag === '' || hasTag(job, tag)),
  );
}
