import type { SignedInRoute } from '@keepmark/app-shell';
import { createPostingsRoutes } from '@keepmark/postings';
import { loadCapturedJobForm } from '../job-capture/CapturedJobForm';
import { SavedPostingsProvider } from '../job-posting/SavedPostingsProvider';
import { createJobsRoutes } from '../routes';
import type { JobsSlots } from '../slots';

/** The routes of this package and of postings, connected as the suite does. */
export const createJobsAndPostingsRoutes = (signedIn: SignedInRoute, slots: JobsSlots = {}) =>
  [
    ...createJobsRoutes(signedIn, slots),
    ...createPostingsRoutes(signedIn, {
      loadSavedPostingsProvider: () => Promise.resolve(SavedPostingsProvider),
      loadCapturedJobForm: () => loadCapturedJobForm(slots),
    }),
  ] as const;
