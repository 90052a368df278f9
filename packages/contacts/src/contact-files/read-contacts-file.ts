import { decodedText } from '@keepmark/ui/decode-text';
import { FileImportError } from '@keepmark/ui/file-import';
import type { Lazy } from './lazily';
import { contactsIn } from './read-contacts';
import { contactsHeaderAt, contactsInRows } from './read-contacts-csv';
import { checkFileSize } from './read-file-text';
import type { ReadCard } from './read-vcards';

/** The contacts of a file, and what people should know about it, such as the sheets that were skipped. */
export interface ContactsFile {
  readonly contacts: Lazy<ReadCard>;
  /** Sentences. */
  readonly remarks: readonly string[];
}

/**
 * Reads a chosen file: vCard, CSV, or XLSX. What it is says its content, whatever its name.
 * @throws {FileImportError} for a file that is too large, of another kind, or without contacts
 */
export async function readContactsFile(file: File): Promise<ContactsFile> {
  checkFileSize(file);
  const read = await contactsFileOf(file);
  if (read.contacts.length > 0) return read;
  throw new FileImportError(
    `${file.name} has no contacts. Export your contacts as vCard (.vcf), CSV or XLSX and choose that file.`,
  );
}

const ldif = (name: string): string =>
  `${name} is an LDIF file. In the address book, export your contacts as vCard (.vcf) or CSV and choose that file.`;

async function contactsFileOf(file: File): Promise<ContactsFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { fileKindOf, refusedKinds } = await import('@keepmark/ui/file-kind');
  const kind = fileKindOf(bytes);
  if (kind === 'text') {
    const { text, remark } = decodedText(bytes);
    if (/^(?:version: \d\s+)?dn::? /i.test(text)) throw new FileImportError(ldif(file.name));
    return { contacts: contactsIn(text), remarks: remark === undefined ? [] : [remark] };
  }
  if (kind !== 'xlsx') throw new FileImportError(refusedKinds[kind]);
  const { readSpreadsheet, rowsWithLinks } = await import('@keepmark/ui/spreadsheet');
  const sheet = await readSpreadsheet(bytes);
  const rows = rowsWithLinks(sheet, Math.max(0, contactsHeaderAt(sheet.rows)));
  return { contacts: contactsInRows(rows), remarks: sheet.remarks };
}
