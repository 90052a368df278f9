import { ImportFileError } from './import-file-error';

/**
 * Parses XML. Rejects files that define entities, since a small one can expand to fill the memory.
 * @throws {ImportFileError}
 */
export function parseXml(text: string): Document {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new ImportFileError('entities');
  const document = new DOMParser().parseFromString(text.trimStart(), 'text/xml');
  const error = document.querySelector('parsererror');
  if (error) throw new ImportFileError('malformed', { cause: error.textContent });
  return document;
}
