// Fetching addresses that people give, without reaching anything private. Its fetcher is loaded when it is needed.
export { type GuardedFetchCode, GuardedFetchError } from './guarded-fetch-error';
export type { GuardedFetcher, GuardedFetchSettings } from './guarded-fetcher';
