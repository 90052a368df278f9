import { type CsvWriter, spreadsheetCsv } from '@keepmark/ui/csv';
import type { Contact } from '../contact-table';
import { contactTypeLabels } from '../contact-type';

const columns: readonly (readonly [string, (contact: Contact) => string])[] = [
  ['Name', ({ name }) => name],
  ['Title', ({ title }) => title],
  ['Company', ({ companyName }) => companyName],
  ['Kind', ({ contactType }) => contactTypeLabels[contactType]],
  ['Email', ({ email }) => email],
  ['Phone', ({ phoneNumber }) => phoneNumber],
  ['Link', ({ url }) => url],
  ['Last contacted', ({ dateLastContacted }) => dateLastContacted],
  ['Next step', ({ nextStep }) => nextStep],
  ['Next step on', ({ dateNextStep }) => dateNextStep],
  ['Notes', ({ notes }) => notes],
];

/** The header row, by which the import recognizes our own files. */
export const contactsCsvHeader = columns.map(([name]) => name);

const withoutLink = contactsCsvHeader.filter((name) => name !== 'Link');

/** The header rows of earlier versions, which had no link and spelled "Email" differently. */
export const formerContactsCsvHeaders: readonly (readonly string[])[] = [
  withoutLink,
  withoutLink.map((name) => (name === 'Email' ? 'E-mail' : name)),
];

/**
 * Contacts as CSV. The import reads it back.
 *
 * @param write `csvText` for the form of the specification (section 9), which strips commas
 */
export function contactsCsv(contacts: readonly Contact[], write: CsvWriter = spreadsheetCsv): string {
  return write(
    contactsCsvHeader,
    contacts.map((contact) => columns.map(([, valueOf]) => valueOf(contact))),
  );
}
