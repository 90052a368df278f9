import { decodeText, FileImportError } from '@keepmark/ui/file-import';

const maxFileBytes = 20 * 1024 * 1024;

/** @throws {FileImportError} over 20 MB */
export function checkFileSize({ size }: Blob): void {
  if (size <= maxFileBytes) return;
  throw new FileImportError(
    'This file is larger than 20 MB. Export fewer contacts at a time, or export them without photos.',
  );
}

/**
 * Reads a text file in any encoding that programs export contacts in.
 * @throws {FileImportError} over 20 MB
 */
export async function readFileText(file: Blob): Promise<string> {
  checkFileSize(file);
  return decodeText(new Uint8Array(await file.arrayBuffer()));
}
