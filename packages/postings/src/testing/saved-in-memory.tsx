import type { JobPosting } from '@keepmark/contracts';
import { type SavedPostings, SavedPostingsContext } from '../saved-postings';
import type { PostingsSlots } from '../slots';

const notSaved = { internalId: '', jobAlreadyAdded: false, applied: false, dateAdded: '', savedIn: '' };

/** Slots for which the jobs with these titles are saved, and those among them applied for. */
export function savedInMemory(saved: readonly { jobTitle: string; applied: boolean }[] = []): PostingsSlots {
  const mark = (posting: JobPosting) => {
    const found = saved.find(({ jobTitle }) => jobTitle === posting.jobTitle);
    const company = { companyAlreadyAdded: false, companyInternalId: '' };
    if (!found) return { ...posting, ...company, ...notSaved };
    return { ...posting, ...company, ...notSaved, ...found, internalId: 'job-1', jobAlreadyAdded: true };
  };
  const value: SavedPostings = {
    mark,
    save: () => {},
    apply: () => {},
    CompanyLink: ({ companyName }) => <p>{companyName}</p>,
  };
  return {
    loadSavedPostingsProvider: () =>
      Promise.resolve(({ children }) => <SavedPostingsContext value={value}>{children}</SavedPostingsContext>),
    loadCapturedJobForm: () => Promise.resolve(({ posting }) => <p>{posting.jobTitle}</p>),
  };
}
