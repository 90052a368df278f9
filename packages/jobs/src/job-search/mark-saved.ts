import type { SavedCompanies } from '@keepmark/companies';
import type { JobPosting } from '@keepmark/contracts';
import type { Job } from '../job-table';

/** The saved data of a posting (specification, section 3, "Job search result"). */
interface SavedMark {
  /** Id of the saved job; empty if there is none. */
  readonly internalId: string;
  readonly jobAlreadyAdded: boolean;
  readonly applied: boolean;
  /** When the job was saved, in ISO 8601; empty if it wasn't. */
  readonly dateAdded: string;
  readonly companyAlreadyAdded: boolean;
  /** Id of the saved company; empty if there is none. */
  readonly companyInternalId: string;
}
export type MarkedPosting = Omit<JobPosting, keyof SavedMark> & SavedMark;

type Named = Pick<Job, 'jobTitle' | 'companyName'>;
type SavedJob = Pick<Job, 'internalId' | 'jobTitle' | 'companyName' | 'applied' | 'dateAdded'>;
/** Saved jobs by title and company. */
export type SavedJobIndex = ReadonlyMap<string, SavedJob>;

const notSaved = { internalId: '', jobAlreadyAdded: false, applied: false, dateAdded: '' };

const plain = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
const keyOf = ({ jobTitle, companyName }: Named) => JSON.stringify([plain(jobTitle), plain(companyName)]);

/** Indexes saved jobs by title and company. Of two with the same name, it holds the one applied for. */
export function savedJobIndex(jobs: Iterable<SavedJob>): SavedJobIndex {
  const index = new Map<string, SavedJob>();
  for (const job of jobs) {
    const key = keyOf(job);
    if (!index.get(key)?.applied) index.set(key, job);
  }
  return index;
}

/**
 * Marks a posting as saved when a saved job has the same title and company, ignoring case and spacing, and its company
 * when a saved company has the same name.
 */
export function markSaved(posting: JobPosting, index: SavedJobIndex, companies: SavedCompanies): MarkedPosting {
  const companyInternalId = companies.named(posting.companyName)?.internalId ?? '';
  const marked = { ...posting, companyInternalId, companyAlreadyAdded: companyInternalId !== '' };
  const saved = index.get(keyOf(posting));
  if (!saved) return { ...marked, ...notSaved };
  const { internalId, applied, dateAdded } = saved;
  return { ...marked, internalId, applied, dateAdded, jobAlreadyAdded: true };
}
