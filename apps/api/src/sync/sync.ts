// Sync: encrypted items of people, which their devices push and pull, and this service can't read.
export { forgetSync } from './sync-account';
export { registerSyncRoutes } from './sync-routes';
