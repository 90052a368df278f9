import type { JobPosting } from '@keepmark/contracts';
import { type ComponentType, createContext, use } from 'react';

/** The saved data of a posting (specification, section 3, "Job search result"). */
interface SavedMark {
  /** Id of the saved job; empty if there is none. */
  readonly internalId: string;
  readonly jobAlreadyAdded: boolean;
  readonly applied: boolean;
  /** When the job was saved, in ISO 8601; empty if it wasn't. */
  readonly dateAdded: string;
  /** Where the saved job is, if that is another location than the posting's; otherwise empty. */
  readonly savedIn: string;
  readonly companyAlreadyAdded: boolean;
  /** Id of the saved company; empty if there is none. */
  readonly companyInternalId: string;
  /** As the feed wrote it; `job` if it says none. */
  readonly jobType: string;
}

/** A posting, and whether its job and its company are saved. */
export type MarkedPosting = Omit<JobPosting, keyof SavedMark> & SavedMark;

/** How postings are connected to what people save, which features above this one hold. */
export interface SavedPostings {
  /** Marks a posting with what is saved. Stays the same function until something saved changes. */
  readonly mark: (posting: JobPosting) => MarkedPosting;
  /** Saves a posting as a job, with a toast and Undo. Always the same function. */
  readonly save: (posting: JobPosting) => void;
  /** Records that someone applied today, with a toast and Undo; saves the posting first if it isn't saved. */
  readonly apply: (posting: MarkedPosting) => void;
  /** The company of a posting: a link if it is saved, otherwise a button that saves it. */
  readonly CompanyLink: ComponentType<{ companyName: string }>;
}

/** Provided around the screens that show postings by what the suite passes in. */
export const SavedPostingsContext = createContext<SavedPostings | undefined>(undefined);

/** What of the postings on this screen is saved, and how to save one. */
export function useSavedPostings(): SavedPostings {
  const saved = use(SavedPostingsContext);
  if (!saved) throw new Error('This screen shows postings without SavedPostingsContext around it.');
  return saved;
}
