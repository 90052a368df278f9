import { decodeText, FileImportError } from '@keepmark/ui/file-import';

const maxFileBytes = 20 * 1024 * 1024;

/**
 * Reads a text file in any encoding that programs export contacts in.
 * @throws {FileImportError} over 20 MB
 */
export async function readFileText(file: Blob): Promise<string> {
  if (file.size > maxFileBytes) {
    throw new FileImportError(
      'This file is larger than 20 MB. Export fewer contacts at a time, or export them without photos.',
    );
  }
  return decodeText(new Uint8Array(await file.arrayBuffer()));
}
