import { ImportFileError } from './import-file-error';

/** The XML parser's error message in one line; undefined for valid XML. */
function parseErrorIn(document: Document): string | undefined {
  const error = document.querySelector('parsererror');
  if (!error) return undefined;
  const message = (error.textContent ?? '')
    .replace(/^.*?following errors:/s, '')
    .replace(/Below is a rendering.*$/s, '');
  return message.trim().replaceAll(/\s+/g, ' ').slice(0, 160);
}

/**
 * Parses XML. Rejects files that define entities, since a small one can expand to fill the memory.
 * @throws {ImportFileError}
 */
export function parseXml(text: string): Document {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new ImportFileError('entities');
  const document = new DOMParser().parseFromString(text.trimStart(), 'text/xml');
  const detail = parseErrorIn(document);
  if (detail !== undefined) throw new ImportFileError('malformed', { detail });
  return document;
}
