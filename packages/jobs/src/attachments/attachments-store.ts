import type { Database, Undo } from '@keepmark/local-store';
import { PhotoNotSavedError } from '@keepmark/local-store/photos';
import { useAllRows } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import { jobTable } from '../job-table';
import { attachmentFiles } from './attachment-files';
import { kindFacts, kindOf } from './attachment-kind';
import { attachmentName } from './attachment-name';
import { type Attachment, type AttachmentKind, attachmentTable } from './attachment-table';

/** A file that can't be attached. The message names it and says why. */
class AttachmentError extends Error {
  override readonly name = 'AttachmentError';
}

const maxFileBytes = 20 * 1024 * 1024;

/** A file whose bytes are stored. */
interface StoredFile extends Pick<Attachment, 'fileId' | 'kind' | 'sizeBytes'> {
  readonly name: string;
}

/** Checks a file and stores its bytes. @throws {AttachmentError} */
export async function storeFile(file: File): Promise<StoredFile> {
  const { name, size } = file;
  if (size > maxFileBytes) throw new AttachmentError(`“${name}” is larger than 20 MB. Attach a smaller file.`);
  const bytes = await bytesOf(file);
  if (bytes.length === 0) throw new AttachmentError(`“${name}” is empty. Attach another file.`);
  const kind = kindOf(bytes);
  if (!kind) {
    throw new AttachmentError(
      `“${name}” isn’t a PDF, Word (.docx), PNG, JPEG, or WebP file. Save it as one of these and try again.`,
    );
  }
  return { fileId: await save(name, kind, bytes), kind, sizeBytes: bytes.length, name };
}

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    const message = `We couldn’t read “${file.name}”. If it’s a folder, attach the files in it. Otherwise, try again.`;
    throw new AttachmentError(message, { cause });
  }
}

async function save(name: string, kind: AttachmentKind, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  try {
    return await attachmentFiles.save(new Blob([bytes], { type: kindFacts[kind].mediaType }));
  } catch (cause) {
    if (!(cause instanceof PhotoNotSavedError)) throw cause;
    const message = `We couldn’t save “${name}”: your browser is out of space or blocks storage. Free up some space and try again.`;
    throw new AttachmentError(message, { cause });
  }
}

/**
 * Puts a stored file on a job.
 * @throws {AttachmentError} and the errors of local-store
 */
export function attach(database: Database, jobId: string, file: StoredFile): Undo {
  const { name, kind, ...facts } = file;
  if (!database.table(jobTable).get(jobId)) {
    throw new AttachmentError(`The job was deleted, so “${name}” wasn’t attached.`);
  }
  const table = database.table(attachmentTable);
  const others = table.query({ where: { jobId } });
  const same = others.find(({ fileId }) => fileId === file.fileId);
  if (same) throw new AttachmentError(`“${name}” is on this job already, as “${same.name}”.`);
  const taken = others.map((other) => other.name);
  return database.undoable(`Attached ${name}`, () => {
    table.insert({
      ...facts,
      jobId,
      kind,
      name: attachmentName(name, kind, taken),
      dateAdded: new Date().toISOString(),
    });
  });
}

/** @returns undefined if the file is gone */
export function renameAttachment(database: Database, attachment: Attachment, name: string): Undo | undefined {
  const { internalId, jobId, kind } = attachment;
  const table = database.table(attachmentTable);
  const current = table.get(internalId);
  const others = table.query({ where: { jobId } }).filter((other) => other.internalId !== internalId);
  const taken = others.map((other) => other.name);
  return (
    current &&
    database.undoable(`Renamed ${current.name}`, () => {
      table.update(internalId, { name: attachmentName(name, kind, taken) });
    })
  );
}

/** Takes a file off its job. Its bytes stay for a while, so that this can be undone. */
export const deleteAttachment = (database: Database, { internalId, name }: Attachment): Undo =>
  database.undoable(`Deleted ${name}`, () => void database.table(attachmentTable).delete(internalId));

/** The files on a job, newest first. Rerenders when they change. */
export function useAttachments(jobId: string): readonly Attachment[] {
  const rows = useAllRows(attachmentTable, { where: { jobId } });
  return useMemo(() => rows.toSorted((left, right) => (left.dateAdded < right.dateAdded ? 1 : -1)), [rows]);
}
