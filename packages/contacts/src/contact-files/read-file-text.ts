import { FileImportError } from '@keepmark/ui/file-import';

const maxFileBytes = 20 * 1024 * 1024;

/**
 * Reads a text file: UTF-8, UTF-16 with a byte-order mark, or Windows-1252 for anything else, as old programs write it.
 * @throws {FileImportError} over 20 MB
 */
export async function readFileText(file: Blob): Promise<string> {
  if (file.size > maxFileBytes) {
    throw new FileImportError(
      'This file is larger than 20 MB. Export fewer contacts at a time, or export them without photos.',
    );
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
