import { dayAfter, dayOf, daysBetween } from '@keepmark/ui/words';
import type { JobEvent } from '../job-history/job-event-table';
import { historyOf, type JobStep } from '../job-history/job-history';
import { jobStatuses, type JobStatus } from '../job-status';
import type { Job } from '../job-table';

/** A job with its history, oldest step first. */
export interface JobWithHistory {
  readonly job: Job;
  readonly steps: readonly JobStep[];
}

export function withHistories(
  jobs: readonly Job[],
  eventsOf: (jobId: string) => readonly JobEvent[],
): JobWithHistory[] {
  return jobs.map((job) => ({ job, steps: historyOf(job, eventsOf(job.internalId)) }));
}

const answers: ReadonlySet<JobStatus> = new Set([
  'rejected-before-interview',
  'interview-requested',
  'interview-scheduled',
  'interview-in-progress',
  'rejected-after-interview',
  'offer-pending',
  'offer-rejected',
  'offer-accepted',
]);

/** The applications sent: the jobs behind "Applied". */
export const appliedOf = (all: readonly JobWithHistory[]): JobWithHistory[] => all.filter(({ job }) => job.applied);

export interface WeekCount {
  /** The Monday it starts on, a calendar day. */
  readonly monday: string;
  readonly applications: number;
}

/** The Monday of the week that a day is in. */
function mondayOf(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  const weekday = new Date(year ?? 0, (month ?? 1) - 1, date).getDay();
  return dayAfter(day, -((weekday + 6) % 7));
}

/** Applications with a known date in each of the last weeks, this week last. */
export function applicationsByWeek(jobs: readonly Job[], now: Date, weekCount = 12): WeekCount[] {
  const thisMonday = mondayOf(dayOf(now.toISOString()));
  const counts = new Map<string, number>();
  for (let ago = weekCount - 1; ago >= 0; ago -= 1) counts.set(dayAfter(thisMonday, -7 * ago), 0);
  for (const { dateApplied } of jobs) {
    if (dateApplied === '') continue;
    const monday = mondayOf(dateApplied);
    const count = counts.get(monday);
    if (count !== undefined) counts.set(monday, count + 1);
  }
  return [...counts].map(([monday, applications]) => ({ monday, applications }));
}

export interface ResponseRate {
  /** Applications sent. */
  readonly n: number;
  /** Those that got a reply: a rejection, an interview, or an offer. */
  readonly answered: number;
}

export function responseRate(all: readonly JobWithHistory[]): ResponseRate {
  const applied = appliedOf(all);
  return {
    n: applied.length,
    answered: applied.filter(({ steps }) => steps.some(({ status }) => answers.has(status))).length,
  };
}

export interface StatusStay {
  readonly status: JobStatus;
  /** How many jobs left this status. */
  readonly n: number;
  readonly medianDays: number;
}

/** Whether the date of a step is known: it was recorded, or the dates of the job give it. */
const isDated = ({ internalId, status }: JobStep) =>
  internalId !== undefined || status === 'application-not-started' || status === 'application-submitted';

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** How many days jobs stayed in each status before they left it. Statuses that no job has left are omitted. */
export function statusStays(all: readonly JobWithHistory[]): StatusStay[] {
  const days = new Map<JobStatus, number[]>();
  for (const { steps } of all) {
    for (const [index, step] of steps.entries()) {
      const next = steps[index + 1];
      if (!next || !isDated(step) || !isDated(next)) continue;
      const stay = daysBetween(step.at, next.at);
      const list = days.get(step.status);
      if (list) list.push(stay);
      else days.set(step.status, [stay]);
    }
  }
  return jobStatuses.flatMap((status) => {
    const stays = days.get(status);
    return stays ? [{ status, n: stays.length, medianDays: medianOf(stays) }] : [];
  });
}
