import { webAddress } from '@keepmark/contracts';
import { FileImportError } from '@keepmark/ui/file-import';
import { jobName } from '../job';
import { dayOf, isCalendarDay } from '@keepmark/ui/words';
import { type JobOfHistory, recordedSteps } from '../job-history/job-history';
import type { JobEvent } from '../job-history/job-event-table';
import { defaultJobStatus, isJobStatus } from '../job-status';
import { tagsIn } from '../job-tags';
import { type Job, jobTable } from '../job-table';
import type { ListedStep } from '../next-steps/step-list';
import type { StoredStepValues } from '../next-steps/stored-next-steps';
import type { ImportedJob, ImportedStep, ReadJobs } from './imported-job';

const format = 'keepmark-jobs';

/**
 * Saved jobs as JSON, each with all its fields, its history, and its next steps if there are several. A step without
 * `dateRecorded` wasn't recorded: it comes from the dates of the job.
 */
export function jobsJson(
  jobs: readonly Job[],
  eventsOf: (jobId: string) => readonly JobEvent[],
  nextStepsOf: (job: Job) => readonly ListedStep[] = () => [],
): string {
  const stepsIn = (job: Job) => {
    const steps = nextStepsOf(job);
    if (steps.every(({ internalId }) => internalId === '')) return {};
    return { nextSteps: steps.map(({ text, dueOn, doneOn }) => ({ text, dueOn, doneOn })) };
  };
  const historyOf = (job: Job) =>
    recordedSteps(job, eventsOf(job.internalId)).map(({ internalId, status, at, dateRecorded, note }) =>
      internalId ? { status, at, dateRecorded, note } : { status, at, note },
    );
  const list = jobs.map((job) => Object.assign({}, job, { history: historyOf(job), ...stepsIn(job) }));
  return `${JSON.stringify({ format, version: 2, jobs: list }, null, 2)}\n`;
}

const noJobs = () =>
  new FileImportError(
    'This file has no Keepmark jobs. Choose a JSON file from "Export as JSON with history", or a CSV or XLSX file.',
  );

type Unknowns = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Unknowns => typeof value === 'object' && value !== null;

const addresses: ReadonlySet<string> = new Set(['url', 'submissionUrl']);
const days: ReadonlySet<string> = new Set(['dateApplied', 'deadline', 'followUpOn']);
const validId = /^[\w-]{1,64}$/;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** A value that the table accepts; undefined for any other. */
function valueOf(name: string, value: unknown): unknown {
  const field = jobTable.fields[name];
  if (field?.kind === 'oneOf') return field.options?.includes(value) ? value : undefined;
  if (field?.kind === 'number') return value === null || Number.isFinite(value) ? value : undefined;
  if (field?.kind === 'boolean') return typeof value === 'boolean' ? value : undefined;
  if (field?.kind === 'list') return isTexts(value) ? tagsIn(value.join('\n')) : undefined;
  if (typeof value !== 'string') return undefined;
  // A file may contain `javascript:` addresses.
  if (addresses.has(name)) return value === '' ? value : webAddress(value);
  return days.has(name) && value !== '' && !isCalendarDay(value) ? undefined : value;
}

function stepsOf(history: unknown): { steps: ImportedStep[]; isRecorded: boolean } {
  const list: unknown[] = Array.isArray(history) ? history : [];
  const all = list.filter(isObject).flatMap(({ status, at, dateRecorded, note }) => {
    if (!isJobStatus(status) || typeof at !== 'string' || dayOf(at) === '') return [];
    const isRecorded = typeof dateRecorded === 'string';
    return {
      isRecorded,
      step: { status, at, dateRecorded: isRecorded ? dateRecorded : at, note: typeof note === 'string' ? note : '' },
    };
  });
  const recorded = all.filter((one) => one.isRecorded);
  return { steps: (recorded.length > 0 ? recorded : all).map(({ step }) => step), isRecorded: recorded.length > 0 };
}

const dayIn = (value: unknown) => (typeof value === 'string' && isCalendarDay(value) ? value : '');

/** The next steps of an entry. */
function nextStepsOfEntry(list: unknown): StoredStepValues[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isObject).flatMap(({ text, dueOn, doneOn }) => {
    if (typeof text !== 'string' || text.trim() === '') return [];
    return { text, dueOn: dayIn(dueOn), doneOn: dayIn(doneOn) };
  });
}

const pathOf = (steps: readonly Pick<ImportedStep, 'status' | 'at' | 'note'>[]) =>
  JSON.stringify(steps.map(({ status, at, note }) => [status, at, note]));

/** The steps to store: the recorded ones, or in a version 1 file all steps unless the dates of the job give the same. */
function historyOfEntry(history: unknown, job: ImportedJob): readonly ImportedStep[] {
  const { steps, isRecorded } = stepsOf(history);
  if (isRecorded) return steps;
  const { status = defaultJobStatus, dateAdded = '', dateUpdated = '', dateApplied = '' } = job;
  const own: JobOfHistory = { internalId: '', status, dateAdded, dateUpdated, dateApplied };
  return pathOf(steps) === pathOf(recordedSteps(own, [])) ? [] : steps;
}

/** Whether a text starts as one from `jobsJson` does. */
export const isOwnJson = (text: string): boolean => text.slice(0, 1000).includes(`"${format}"`);

/**
 * Reads the jobs in a file from `jobsJson`, in the same order. Values that the table doesn't accept are skipped and reported.
 * @throws {FileImportError}
 */
export function readJobsJson(text: string): ReadJobs {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw noJobs();
  }
  if (!isObject(file) || file['format'] !== format || !Array.isArray(file['jobs'])) throw noJobs();
  const entries: unknown[] = file['jobs'];
  const unreadable: string[] = [];
  const jobs = entries.filter(isObject).map((entry): ImportedJob => {
    const values: Record<string, unknown> = {};
    const wrong: string[] = [];
    for (const name of Object.keys(jobTable.fields)) {
      if (!(name in entry)) continue;
      const value = valueOf(name, entry[name]);
      if (value === undefined) wrong.push(name);
      else values[name] = value;
    }
    const { internalId } = entry;
    if (typeof internalId === 'string' && validId.test(internalId)) values['internalId'] = internalId;
    const job = values as ImportedJob;
    const name = jobName(job);
    unreadable.push(...wrong.map((field) => `${name}: ${field}`));
    const nextSteps = nextStepsOfEntry(entry['nextSteps']);
    return Object.assign(job, {
      history: historyOfEntry(entry['history'], job),
      ...(nextSteps.length > 0 && { nextSteps }),
    });
  });
  return { jobs, unreadable, skipped: entries.length - jobs.length };
}
