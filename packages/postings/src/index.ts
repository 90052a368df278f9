export { createPostingsRoutes } from './routes';
export { type MarkedPosting, type SavedPostings, SavedPostingsContext } from './saved-postings';
export type { CapturedJobFormProps, PostingsSlots } from './slots';
