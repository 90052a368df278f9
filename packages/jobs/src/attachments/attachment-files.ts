import type { BackupPart } from '@keepmark/app-shell';
import type { Database } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { createFileCollection } from '@keepmark/local-store/photos';
import { attachmentTable } from './attachment-table';

const attachments = (database: Database) => allRows(database.table(attachmentTable));

/**
 * The files on jobs. They are kept byte for byte, pictures with their metadata: people attach contracts and evidence, and
 * a file that they download must be the one that they attached.
 */
export const attachmentFiles = createFileCollection({
  databaseName: 'keepmark-job-files',
  bucketName: 'job-files',
  backupName: 'jobFiles',
  noun: 'files on jobs',
  // 20 MB take a slow phone a while.
  timeoutMs: 30_000,
  table: attachmentTable.name,
  photosInUse: (database) => new Set(attachments(database).map(({ fileId }) => fileId)),
});

/** The size of the files on jobs, in bytes. The same file on two jobs is stored once. */
export function attachmentsBytes(database: Database): number {
  const sizes = new Map(attachments(database).map(({ fileId, sizeBytes }) => [fileId, sizeBytes]));
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

/** A backup is one text, and browsers limit how long a text is. */
const longestBackupBytes = 250_000_000;

class TooManyFilesError extends Error {
  override readonly name = 'TooManyFilesError';
  constructor() {
    super(
      'The files on your jobs are too large for one backup. Go to Settings, Backup, and uncheck “Include files on jobs”. Download those files from their jobs.',
    );
  }
}

/** The files on jobs as a part of backups, unless people uncheck it. */
export function attachmentBackup(): BackupPart {
  const part = attachmentFiles.backup();
  return {
    ...part,
    optional: { label: 'Include files on jobs', bytes: attachmentsBytes, isIncluded: true },

    /** @throws {TooManyFilesError} */
    async write(database) {
      if (attachmentsBytes(database) > longestBackupBytes) throw new TooManyFilesError();
      return part.write(database);
    },
  };
}
