import { useRouter } from '@tanstack/react-router';
import type { ApiClient } from '@keepmark/api-client';
import type { Auth } from '@keepmark/auth';
import type { Database } from '@keepmark/local-store';
import type { SiteConfig } from './site';

/** Clears the references in the remaining rows to the rows that "Clear all" deleted from these tables. */
export type ReleaseCleared = (database: Database, cleared: readonly string[]) => void;

/** A part of a backup that isn't in the database, such as photos. Methods reject with what to tell people. */
export interface BackupPart {
  /** Its name in the backup file. */
  readonly name: string;
  /** The part as JSON; undefined if it's empty. */
  readonly write: (database: Database) => Promise<unknown>;
  /** Restores what `write` gave, before the database is restored. If it rejects, nothing is restored. */
  readonly restore: (part: unknown) => Promise<void>;
}

/** What every route and page of a site can use. */
export interface AppContext {
  readonly site: SiteConfig;
  readonly auth: Auth;
  readonly api: ApiClient;
  /** The database of the signed-in screens; by default the site's own. Tests pass theirs. */
  readonly database?: Database;
  /** Loads what "Clear all" does besides emptying tables. */
  readonly loadReleaseCleared?: () => Promise<ReleaseCleared>;
  /** Loads the parts of a backup that aren't in the database. */
  readonly loadBackupParts?: () => Promise<readonly BackupPart[]>;
}

/** The site, the session, and the API client of the running app. */
export function useAppContext(): AppContext {
  return useRouter().options.context as AppContext;
}
