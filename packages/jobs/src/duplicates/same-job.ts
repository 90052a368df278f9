import { companyNameKey } from '@keepmark/contracts';
import type { Job } from '../job-table';
import { byLocation, isSameLocation, type Located } from './job-location';

/** Whether two spellings name one company: case, punctuation and legal forms such as "Inc." are set aside. */
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

/** Equal for two jobs of one title at one company; undefined when either is not known. */
function jobKey({ jobTitle, companyName }: Pick<Job, 'jobTitle' | 'companyName'>): string | undefined {
  const [title, company] = [titleKey(jobTitle), companyNameKey(companyName)];
  return title === '' || company === '' ? undefined : `${title}\n${company}`;
}

// Rows never change in place, so what was found of one change is there for the next: thousands are looked through anew.
const jobKeys = new WeakMap<Job, { readonly key: string | undefined }>();

function keyOf(job: Job): string | undefined {
  let known = jobKeys.get(job);
  if (!known) jobKeys.set(job, (known = { key: jobKey(job) }));
  return known.key;
}

/** The jobs that are saved more than once, those of one title, company and location together, the one to keep first. */
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

/** What tells whether a job is saved already. */
type Compared = Partial<Pick<Job, 'jobTitle' | 'companyName' | keyof Located>>;

/** Makes ready what many jobs are compared with. Its answer is the saved job of the same title, company and location. */
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

/** Those of a list that are not saved yet. */
export function notYetSaved<Values extends Compared>(
  list: readonly Values[],
  saved: readonly Job[],
): readonly Values[] {
  const savedJobOf = savedJobFinder(saved);
  return list.filter((values) => savedJobOf(values) === undefined);
}

/** The one applied for, else the one changed last, else the oldest: what was done with it is what counts. */
const furthestFirst = (left: Job, right: Job): number =>
  Number(right.applied) - Number(left.applied) ||
  right.dateUpdated.localeCompare(left.dateUpdated) ||
  left.dateAdded.localeCompare(right.dateAdded);

/** Kept as they are of the first job: who it is and how it stands. */
const ownFields: ReadonlySet<string> = new Set([
  'internalId',
  'status',
  'applied',
  'dateAdded',
  'dateUpdated',
  'notes',
  // Of the posting that it was kept from; the next check tells it of another.
  'postingClosedDate',
]);

/** What the first job gains from the others: whatever it has not got, and their notes. */
export function mergedValues([first, ...others]: readonly Job[]): Partial<Job> {
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
  return gained;
}
