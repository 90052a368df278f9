import { ImportFileError } from './import-file-error';

/** An ampersand that begins no entity. It breaks XML, and some apps write names such as "Fish & Chips" with it. */
const bareAmpersand = /&(?!#?\w+;)/g;

/**
 * Parses XML. Rejects files that define entities, since a small one can expand to fill the memory.
 * @throws {ImportFileError}
 */
export function parseXml(text: string): Document {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new ImportFileError('entities');
  let document = parse(text);
  if (errorIn(document) && text.search(bareAmpersand) >= 0) document = parse(text.replaceAll(bareAmpersand, '&amp;'));
  const error = errorIn(document);
  if (error) throw new ImportFileError('malformed', { cause: error.textContent });
  return document;
}

const parse = (text: string) => new DOMParser().parseFromString(text.trimStart(), 'text/xml');
const errorIn = (document: Document) => document.querySelector('parsererror');
