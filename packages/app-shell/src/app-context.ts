import { useRouter } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { ApiClient } from '@keepmark/api-client';
import type { Auth } from '@keepmark/auth';
import type { Database } from '@keepmark/local-store';
import type { PaletteSource } from './command-palette/palette-source';
import type { SavedKinds } from './saved-kinds/saved-kinds';
import type { SiteConfig } from './site';

/**
 * Clears the references in the remaining rows to the rows that "Clear all" deleted from these tables. When it is for good,
 * also deletes their photos and recordings.
 */
export type ReleaseCleared = (database: Database, cleared: readonly string[], isForGood?: boolean) => void;

/** Moves the rows of features above jobs from the duplicates of a job to it. Called within the transaction of a merge. */
export type MoveToJob = (database: Database, jobId: string, duplicateIds: readonly string[]) => void;

/**
 * Runs work that may delete these rows of a table, and unlinks the rows of other features from those that are gone, in
 * one transaction.
 */
type ReleaseDeleted = (database: Database, table: string, ids: readonly string[], work: () => void) => void;

/** A part of a backup that isn't in the database, such as photos. Methods reject with what to tell people. */
export interface BackupPart {
  /** Its name in the backup file. */
  readonly name: string;
  /** The part as JSON; undefined if it's empty. */
  readonly write: (database: Database) => Promise<unknown>;
  /** Restores what `write` gave, before the database is restored. If it rejects, nothing is restored. */
  readonly restore: (part: unknown) => Promise<void>;
  /** For a large part that people choose: its label, such as "Include recordings", and its size. */
  readonly optional?: {
    readonly label: string;
    readonly bytes: (database: Database) => number;
    /** Whether it's in a backup unless people choose otherwise. */
    readonly isIncluded?: boolean;
  };
}

/** Someone that a person saved, such as a contact. */
export interface SavedPerson {
  /** Empty for an interviewer who is only a name. */
  readonly internalId: string;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly companyName: string;
}

/** Everyone that a person saved. */
export interface SavedPeople {
  /** The same array until one of them changes. */
  readonly people: readonly SavedPerson[];
  /** Whether this one belongs to the subject, such as a contact at the company of a job. */
  readonly isRelated: (person: SavedPerson) => boolean;
}

/** Reads everyone that a person saved, for a subject such as `{ type: 'job', id }`. */
export type ReadPeople = (database: Database, subject: { readonly type: string; readonly id: string }) => SavedPeople;

/** This browser as one of a person's devices that sync. */
export interface SyncedDevice {
  /** Sends what waits. @returns how many changes the server doesn't have, as far as this device could reach it */
  readonly settle: () => Promise<number>;
  /** Turns sync off in this browser only. Must come before what is saved here is deleted, or all devices would delete it. */
  readonly leave: () => Promise<void>;
}

/** What syncs with a person's other devices. */
interface SyncParts {
  /** Syncs while a screen for signed-in users is open, and may say something above it. */
  readonly SyncRunner: ComponentType;
  readonly syncedDevice: (app: AppContext) => Promise<SyncedDevice>;
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
  /** Loads what else an undo of an added row does. */
  readonly loadReleaseDeleted?: () => Promise<ReleaseDeleted>;
  /** Loads the parts of a backup that aren't in the database. */
  readonly loadBackupParts?: () => Promise<readonly BackupPart[]>;
  /** Loads what merging jobs does besides. */
  readonly loadMoveToJob?: () => Promise<MoveToJob>;
  /** Loads what reads everyone that a person saved, so that their names aren't sent to an AI. */
  readonly loadReadPeople?: () => Promise<ReadPeople>;
  /** Loads what people call the entries of each table, for lists of deleted entries and replaced texts. */
  readonly loadSavedKinds?: () => Promise<SavedKinds>;
  /** Loads what the command palette finds among saved entries. */
  readonly loadPaletteSources?: () => Promise<readonly PaletteSource[]>;
  /** Loads what the sign-in screen previews above its form: renders nothing for a path without a preview. */
  readonly loadSignInPreview?: () => Promise<ComponentType<{ readonly path: string }>>;
  /** Loads what syncs with the person's other devices. */
  readonly loadSync?: () => Promise<SyncParts>;
  /** Loads the reminders that show notifications while a screen for signed-in users is open. They render nothing. */
  readonly loadReminders?: () => Promise<ComponentType>;
}

/** The site, the session, and the API client of the running app. */
export function useAppContext(): AppContext {
  return useRouter().options.context as AppContext;
}
