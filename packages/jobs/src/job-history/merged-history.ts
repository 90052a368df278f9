import { dayOf, formatDay } from '@keepmark/ui/words';
import type { JobStep } from './job-history';

const isSameStep = (left: JobStep, right: JobStep) =>
  left.status === right.status && (left.status !== 'application-submitted' || dayOf(left.at) === dayOf(right.at));

const joined = (notes: readonly string[]) => [...new Set(notes.filter(Boolean))].join('\n\n');

/**
 * Merges the histories of duplicates: all steps sorted by date, with equal statuses in a row joined (two applications on
 * different days stay separate). The result ends like `own`, since that job keeps its status. Later steps of the others
 * go before that end with their real date in a note, because the dates in a history never go back.
 *
 * @param own the history of the job that remains, never empty
 * @param theirs the steps of the jobs to be deleted
 */
export function mergedHistory(own: readonly JobStep[], theirs: readonly JobStep[]): JobStep[] {
  const last = own.at(-1);
  if (!last) return [...theirs];
  const end = dayOf(last.at);
  const before = theirs.map((step) =>
    dayOf(step.at) <= end
      ? step
      : { ...step, at: last.at, note: joined([step.note, `On ${formatDay(step.at)}, in the merged duplicate.`]) },
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
