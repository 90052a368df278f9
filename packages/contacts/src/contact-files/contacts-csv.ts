import { csvText } from '@keepmark/ui/file-export';
import type { Contact } from '../contact-table';
import { contactTypeLabels } from '../contact-type';

const columns: readonly (readonly [string, (contact: Contact) => string])[] = [
  ['Name', ({ name }) => name],
  ['Title', ({ title }) => title],
  ['Company', ({ companyName }) => companyName],
  ['Kind', ({ contactType }) => contactTypeLabels[contactType]],
  ['Email', ({ email }) => email],
  ['Phone', ({ phoneNumber }) => phoneNumber],
  ['Last contacted', ({ dateLastContacted }) => dateLastContacted],
  ['Next step', ({ nextStep }) => nextStep],
  ['Next step on', ({ dateNextStep }) => dateNextStep],
  ['Notes', ({ notes }) => notes],
];

/** The header row, by which the import recognizes our own files. */
export const contactsCsvHeader = columns.map(([name]) => name);

/** The header row of earlier versions, which spelled "Email" differently. */
export const formerContactsCsvHeader = contactsCsvHeader.map((name) => (name === 'Email' ? 'E-mail' : name));

/** Contacts as CSV. The import reads it back; only commas are lost (specification, section 9). */
export function contactsCsv(contacts: readonly Contact[]): string {
  return csvText(
    contactsCsvHeader,
    contacts.map((contact) => columns.map(([, valueOf]) => valueOf(contact))),
  );
}
