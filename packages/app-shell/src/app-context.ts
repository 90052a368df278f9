import { useRouter } from '@tanstack/react-router';
import type { ApiClient } from '@keepmark/api-client';
import type { Auth } from '@keepmark/auth';
import type { Database } from '@keepmark/local-store';
import type { SiteConfig } from './site';

/** Takes off the rows that a "Clear all" of these tables leaves what points at the rows that it deletes. */
export type ReleaseCleared = (database: Database, cleared: readonly string[]) => void;

/** What every route and page of a site may ask for. */
export interface AppContext {
  readonly site: SiteConfig;
  readonly auth: Auth;
  readonly api: ApiClient;
  /** The database of the signed-in screens; the site's own one when absent. Tests pass one of theirs. */
  readonly database?: Database;
  /** Loads what "Clear all" does beyond emptying tables. */
  readonly loadReleaseCleared?: () => Promise<ReleaseCleared>;
}

/** The site, the session and the API client of the running app. */
export function useAppContext(): AppContext {
  return useRouter().options.context as AppContext;
}
