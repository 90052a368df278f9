import { companyNameKey } from '@keepmark/contracts';
import { mergedHistory } from '../job-history/merged-history';
import type { Job } from '../job-table';
import { tagsIn } from '../job-tags';
import type { MergeRules } from '../jobs-store';
import { mergeNextSteps } from './merge-next-steps';
import { byLocation, isSameLocation, type Located } from './job-location';

/** Whether two spellings name the same company, ignoring case, punctuation, and legal forms such as "Inc.". */
export function isSameCompany(left: string, right: string): boolean {
  const key = companyNameKey(left);
  return key !== '' && key === companyNameKey(right);
}

const titleKey = (jobTitle: string) =>
  jobTitle
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)
    .join(' ');

/** The same for two jobs with the same title at the same company; undefined if either is unknown. */
function jobKey({ jobTitle, companyName }: Pick<Job, 'jobTitle' | 'companyName'>): string | undefined {
  const [title, company] = [titleKey(jobTitle), companyNameKey(companyName)];
  return title === '' || company === '' ? undefined : `${title}\n${company}`;
}

// Rows never change in place, so a key is worked out once per row, not again for thousands of rows on every change.
const jobKeys = new WeakMap<Job, { readonly key: string | undefined }>();

function keyOf(job: Job): string | undefined {
  let known = jobKeys.get(job);
  if (!known) jobKeys.set(job, (known = { key: jobKey(job) }));
  return known.key;
}

/** Jobs saved more than once, grouped by title, company, and location. The one to keep comes first. */
export function duplicateGroups(jobs: readonly Job[]): Job[][] {
  const groups = new Map<string, Job[]>();
  for (const job of jobs) {
    const key = keyOf(job);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(job);
    else groups.set(key, [job]);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .flatMap(byLocation)
    .filter((group) => group.length > 1)
    .map((group) => group.toSorted(furthestFirst));
}

/** The values that tell whether a job is already saved. */
type Compared = Partial<Pick<Job, 'jobTitle' | 'companyName' | keyof Located>>;

/** Indexes the saved jobs. The result finds the saved job with the same title, company, and location. */
export function savedJobFinder(saved: readonly Job[]): (values: Compared) => Job | undefined {
  const byKey = new Map<string, Job[]>();
  for (const job of saved) {
    const key = keyOf(job);
    if (key === undefined) continue;
    const same = byKey.get(key);
    if (same) same.push(job);
    else byKey.set(key, [job]);
  }
  return ({ jobTitle = '', companyName = '', location = '', city = '', state = '' }) => {
    const key = jobKey({ jobTitle, companyName });
    const same = key === undefined ? undefined : byKey.get(key);
    return same?.find((job) => isSameLocation(job, { location, city, state }));
  };
}

/** The jobs in a list that aren't saved yet. */
export function notYetSaved<Values extends Compared>(
  list: readonly Values[],
  saved: readonly Job[],
): readonly Values[] {
  const savedJobOf = savedJobFinder(saved);
  return list.filter((values) => savedJobOf(values) === undefined);
}

/** The one applied for comes first, then the one updated last, then the oldest. */
const furthestFirst = (left: Job, right: Job): number =>
  Number(right.applied) - Number(left.applied) ||
  right.dateUpdated.localeCompare(left.dateUpdated) ||
  left.dateAdded.localeCompare(right.dateAdded);

/** Fields that a merge never changes. */
const ownFields: ReadonlySet<string> = new Set([
  'internalId',
  'status',
  'applied',
  'dateAdded',
  'dateUpdated',
  'notes',
  'tags',
  // It belongs to the posting the job was saved from. The next check sets it.
  'postingClosedDate',
]);

/** The values that the first job takes from the others: those it lacks, their notes, and their tags. */
function mergedValues([first, ...others]: readonly Job[]): Partial<Job> {
  if (!first) return {};
  const gained: Record<string, unknown> = {};
  for (const other of others) {
    for (const [name, value] of Object.entries(other)) {
      const isMissing = first[name as keyof Job] === '' || first[name as keyof Job] === null;
      if (isMissing && !ownFields.has(name) && gained[name] === undefined && value !== '' && value !== null) {
        gained[name] = value;
      }
    }
  }
  const notes = [...new Set([first, ...others].map((job) => job.notes.trim()).filter(Boolean))].join('\n\n');
  if (notes !== first.notes) gained['notes'] = notes;
  const tags = tagsIn([first, ...others].flatMap((job) => job.tags).join('\n'));
  if (tags.length > first.tags.length) gained['tags'] = tags;
  return gained;
}

/** How duplicates are merged: their values, their histories, and their next steps. */
export const mergeRules: MergeRules = { values: mergedValues, history: mergedHistory, nextSteps: mergeNextSteps };
