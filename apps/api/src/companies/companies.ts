// The company directory: its calls, and keeping it in step with the postings.
export { registerCompanyRoutes } from './company-routes';
export { forgetAuthor } from './forget-author';
export { refreshDirectory, refreshDirectoryWithin } from './refresh-directory';
