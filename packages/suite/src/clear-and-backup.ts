import type { BackupPart } from '@keepmark/app-shell';
import { companyTable } from '@keepmark/companies';
import { releaseClearedCompanies, releaseDeletedCompanies } from '@keepmark/companies/connections';
import { recordingBackup, releaseClearedRecordings } from '@keepmark/interviews/recording-backup';
import { attachmentBackup, attachmentFiles } from '@keepmark/jobs/attachment-files';
import type { Database } from '@keepmark/local-store';
import { placePhotos } from '@keepmark/places/photos';
import { resumePhotos } from '@keepmark/resume-document/photos';
import { companyConnections } from './company-connections';

/**
 * What a "Clear all" of these tables does besides: unlinks what it leaves from deleted companies. When it is for good, also
 * deletes photos, recordings and files.
 */
export function releaseCleared(database: Database, cleared: readonly string[], isForGood = false): void {
  releaseClearedCompanies(database, companyConnections, cleared);
  if (!isForGood) return;
  resumePhotos.releaseCleared(database, cleared);
  placePhotos.releaseCleared(database, cleared);
  releaseClearedRecordings(database, cleared);
  attachmentFiles.releaseCleared(database, cleared);
}

/** Unlinks rows from companies that the work deletes. */
export function releaseDeleted(database: Database, table: string, ids: readonly string[], work: () => void): void {
  if (table === companyTable.name) releaseDeletedCompanies(database, companyConnections, ids, work);
  else work();
}

/** The parts of a backup that aren't in the database. */
export const backupParts = (): readonly BackupPart[] => [
  resumePhotos.backup(),
  placePhotos.backup(),
  recordingBackup(),
  attachmentBackup(),
];
