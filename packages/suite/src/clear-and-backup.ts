import type { BackupPart } from '@keepmark/app-shell';
import { releaseClearedCompanies } from '@keepmark/companies/connections';
import type { Database } from '@keepmark/local-store';
import { photoBackup, releaseClearedPhotos } from '@keepmark/resumes/photo-backup';
import { companyConnections } from './company-connections';

/** What a "Clear all" of these tables does besides: unlinks what it leaves from deleted companies, deletes photos. */
export function releaseCleared(database: Database, cleared: readonly string[]): void {
  releaseClearedCompanies(database, companyConnections, cleared);
  releaseClearedPhotos(database, cleared);
}

/** The parts of a backup that aren't in the database. */
export const backupParts = (): readonly BackupPart[] => [photoBackup()];
