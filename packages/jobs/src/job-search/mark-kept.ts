import type { SavedCompanies } from '@keepmark/companies';
import type { JobPosting } from '@keepmark/contracts';
import type { Job } from '../job-table';

/** What the browser knows of a posting (specification, section 3, "Job search result"). */
interface KeptMark {
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
export type MarkedPosting = Omit<JobPosting, keyof KeptMark> & KeptMark;

type Named = Pick<Job, 'jobTitle' | 'companyName'>;
type KeptJob = Pick<Job, 'internalId' | 'jobTitle' | 'companyName' | 'applied' | 'dateAdded'>;
/** Kept jobs by title and company. */
export type KeptIndex = ReadonlyMap<string, KeptJob>;

const notKept = { internalId: '', jobAlreadyAdded: false, applied: false, dateAdded: '' };

const plain = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
const keyOf = ({ jobTitle, companyName }: Named) => JSON.stringify([plain(jobTitle), plain(companyName)]);

/** Makes ready what many postings are compared with. Of two kept jobs of one name the one applied for counts. */
export function keptIndex(jobs: Iterable<KeptJob>): KeptIndex {
  const index = new Map<string, KeptJob>();
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
export function markKept(posting: JobPosting, index: KeptIndex, saved: SavedCompanies): MarkedPosting {
  const companyInternalId = saved.named(posting.companyName)?.internalId ?? '';
  const marked = { ...posting, companyInternalId, companyAlreadyAdded: companyInternalId !== '' };
  const kept = index.get(keyOf(posting));
  if (!kept) return { ...marked, ...notKept };
  const { internalId, applied, dateAdded } = kept;
  return { ...marked, internalId, applied, dateAdded, jobAlreadyAdded: true };
}
