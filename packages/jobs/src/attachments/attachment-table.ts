import { type Database, defineTable, field, type RowOf } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';

/** The kinds of file that people attach to jobs. */
export const attachmentKinds = ['pdf', 'docx', 'png', 'jpeg', 'webp'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

/** One row for each file on a job. Its bytes are in `attachment-files.ts`. */
export const attachmentTable = defineTable('job_attachments', {
  fields: {
    jobId: field.text(),
    /** The SHA-256 of its bytes. */
    fileId: field.text(),
    name: field.text(),
    kind: field.oneOf(attachmentKinds, 'pdf'),
    sizeBytes: field.number(),
    /** The moment it was attached, in ISO 8601. */
    dateAdded: field.text(),
  },
  indexes: ['jobId'],
});
export type Attachment = RowOf<typeof attachmentTable>;

/** Deletes the files of jobs. Call it within the transaction that deletes the jobs. The bytes stay while they can be restored. */
export function deleteAttachmentsOf(database: Database, jobIds: readonly string[]): void {
  const gone = new Set(jobIds);
  database.table(attachmentTable).delete(({ jobId }) => gone.has(jobId));
}

/** Gives the files of jobs to the job that they are merged into. Call it within that transaction. */
export function moveAttachments(database: Database, fromJobIds: readonly string[], toJobId: string): void {
  const table = database.table(attachmentTable);
  const from = new Set(fromJobIds);
  for (const { internalId, fileId } of allRows(table, { where: ({ jobId }) => from.has(jobId) })) {
    if (table.count({ jobId: toJobId, fileId }) > 0) table.delete(internalId);
    else table.update(internalId, { jobId: toJobId });
  }
}
