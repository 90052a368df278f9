import type { SavedCompanies } from '@keepmark/companies';
import type { JobPosting } from '@keepmark/contracts';
import type { MarkedPosting } from '@keepmark/postings';
import { anyJobType } from '@keepmark/postings/job-type';
import { isSameLocation, type Located } from '../duplicates/job-location';
import type { Job } from '../job-table';

type Named = Pick<Job, 'jobTitle' | 'companyName'>;
type SavedJob = Pick<
  Job,
  'internalId' | 'jobTitle' | 'companyName' | 'applied' | 'dateAdded' | 'externalId' | keyof Located
>;
/** Saved jobs by title and company, those applied for first. */
export type SavedJobIndex = ReadonlyMap<string, readonly SavedJob[]>;

const notSaved = { internalId: '', jobAlreadyAdded: false, applied: false, dateAdded: '', savedIn: '' };

const plain = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
const keyOf = ({ jobTitle, companyName }: Named) => JSON.stringify([plain(jobTitle), plain(companyName)]);

/** Indexes saved jobs by title and company. */
export function savedJobIndex(jobs: Iterable<SavedJob>): SavedJobIndex {
  const index = new Map<string, SavedJob[]>();
  for (const job of jobs) {
    const key = keyOf(job);
    const same = index.get(key);
    if (!same) index.set(key, [job]);
    else if (job.applied) same.unshift(job);
    else same.push(job);
  }
  return index;
}

const locationOf = ({ location, city, state }: Located) => location || [city, state].filter(Boolean).join(', ');

/**
 * Marks a posting as saved when a saved job has the same title and company, ignoring case and spacing, and its company
 * when a saved company has the same name. Of several jobs with that name, the one in the same location comes first.
 */
export function markSaved(posting: JobPosting, index: SavedJobIndex, companies: SavedCompanies): MarkedPosting {
  const companyInternalId = companies.named(posting.companyName)?.internalId ?? '';
  const jobType = posting.jobType || anyJobType;
  const marked = { ...posting, jobType, companyInternalId, companyAlreadyAdded: companyInternalId !== '' };
  const named = index.get(keyOf(posting)) ?? [];
  const { externalId } = posting;
  const here = named.find(
    (job) => (externalId !== '' && job.externalId === externalId) || isSameLocation(job, posting),
  );
  const saved = here ?? named[0];
  if (!saved) return { ...marked, ...notSaved };
  const { internalId, dateAdded } = saved;
  // An application in another city isn't one for this posting.
  const applied = here?.applied ?? false;
  return { ...marked, internalId, applied, dateAdded, jobAlreadyAdded: true, savedIn: here ? '' : locationOf(saved) };
}
