import { dayOf, formatDay } from '../job-dates';
import type { JobStep } from './job-history';

const isSameStep = (left: JobStep, right: JobStep) =>
  left.status === right.status && (left.status !== 'application-submitted' || dayOf(left.at) === dayOf(right.at));

const joined = (notes: readonly string[]) => [...new Set(notes.filter(Boolean))].join('\n\n');

/**
 * One history of a job that was kept more than once: the steps of both by their days, in which a status that only goes on
 * is one step (two applications of different days stay two). It ends as `own` does, since that job's status holds. What
 * came to the other later than that stands before it, with its day as a note: a history's days never go back.
 *
 * @param own the history of the job that stays, never empty
 * @param theirs the steps of the jobs that go
 */
export function mergedHistory(own: readonly JobStep[], theirs: readonly JobStep[]): JobStep[] {
  const last = own.at(-1);
  if (!last) return [...theirs];
  const end = dayOf(last.at);
  const before = theirs.map((step) =>
    dayOf(step.at) <= end
      ? step
      : { ...step, at: last.at, note: joined([step.note, `On ${formatDay(step.at)}, in the entry that was merged.`]) },
  );
  const byDay = [...own.slice(0, -1), ...before].toSorted((left, right) =>
    dayOf(left.at) < dayOf(right.at) ? -1 : Number(dayOf(left.at) > dayOf(right.at)),
  );
  const merged: JobStep[] = [];
  for (const step of [...byDay, last]) {
    const previous = merged.at(-1);
    if (previous && isSameStep(previous, step)) {
      merged[merged.length - 1] = { ...previous, note: joined([previous.note, step.note]) };
    } else merged.push(step);
  }
  return merged;
}
