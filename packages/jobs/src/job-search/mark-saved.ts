import type { SavedCompanies } from '@keepmark/companies';
import type { JobPosting } from '@keepmark/contracts';
import type { Job } from '../job-table';

/** What the browser knows of a posting (specification, section 3, "Job search result"). */
interface SavedMark {
  /** Of the kept job; empty when none is. */
  readonly internalId: string;
  readonly jobAlreadyAdded: boolean;
  readonly applied: boolean;
  /** ISO 8601; empty when it is not kept. */
  readonly dateAdded: string;
  readonly companyAlreadyAdded: boolean;
  /** Of the saved company; empty when it is not saved. */
  readonly companyInternalId: string;
}
export type MarkedPosting = Omit<JobPosting, keyof SavedMark> & SavedMark;

type Named = Pick<Job, 'jobTitle' | 'companyName'>;
type SavedJob = Pick<Job, 'internalId' | 'jobTitle' | 'companyName' | 'applied' | 'dateAdded'>;
/** Kept jobs by title and company. */
export type SavedJobIndex = ReadonlyMap<string, SavedJob>;

const notSaved = { internalId: '', jobAlreadyAdded: false, applied: false, dateAdded: '' };

const plain = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
const keyOf = ({ jobTitle, companyName }: Named) => JSON.stringify([plain(jobTitle), plain(companyName)]);

/** Makes ready what many postings are compared with. Of two kept jobs of one name the one applied for counts. */
export function savedJobIndex(jobs: Iterable<SavedJob>): SavedJobIndex {
  const index = new Map<string, SavedJob>();
  for (const job of jobs) {
    const key = keyOf(job);
    if (!index.get(key)?.applied) index.set(key, job);
  }
  return index;
}

/**
 * A posting is already added when a kept job has its title and its company, letter case and spacing set aside. Its company
 * is when a saved one has the same name.
 */
export function markSaved(posting: JobPosting, index: SavedJobIndex, companies: SavedCompanies): MarkedPosting {
  const companyInternalId = companies.named(posting.companyName)?.internalId ?? '';
  const marked = { ...posting, companyInternalId, companyAlreadyAdded: companyInternalId !== '' };
  const saved = index.get(keyOf(posting));
  if (!saved) return { ...marked, ...notSaved };
  const { internalId, applied, dateAdded } = saved;
  return { ...marked, internalId, applied, dateAdded, jobAlreadyAdded: true };
}
