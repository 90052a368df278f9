import { ImportFileError } from './import-file-error';

/** What an XML reader says of a damaged file, in one line. */
function parseErrorIn(document: Document): string | undefined {
  const complaint = document.querySelector('parsererror');
  if (!complaint) return undefined;
  const said = (complaint.textContent ?? '')
    .replace(/^.*?following errors:/s, '')
    .replace(/Below is a rendering.*$/s, '');
  return said.trim().replaceAll(/\s+/g, ' ').slice(0, 160);
}

/**
 * Reads XML. A file that defines entities of its own is refused before: expanded, a small one can fill the memory.
 * @throws {ImportFileError}
 */
export function parseXml(text: string): Document {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new ImportFileError('entities');
  const document = new DOMParser().parseFromString(text.trimStart(), 'text/xml');
  const detail = parseErrorIn(document);
  if (detail !== undefined) throw new ImportFileError('malformed', { detail });
  return document;
}
