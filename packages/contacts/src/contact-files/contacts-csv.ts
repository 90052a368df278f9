import { csvText } from '@keepmark/ui/file-export';
import type { Contact } from '../contact-table';
import { contactTypeLabels } from '../contact-type';

const columns: readonly (readonly [string, (contact: Contact) => string])[] = [
  ['Name', ({ name }) => name],
  ['Title', ({ title }) => title],
  ['Company', ({ companyName }) => companyName],
  ['Kind', ({ contactType }) => contactTypeLabels[contactType]],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phoneNumber }) => phoneNumber],
  ['Last contacted', ({ dateLastContacted }) => dateLastContacted],
  ['Next step', ({ nextStep }) => nextStep],
  ['Next step on', ({ dateNextStep }) => dateNextStep],
  ['Notes', ({ notes }) => notes],
];

/** The header of the file, by which the import knows its own kind. */
export const contactsCsvHeader = columns.map(([name]) => name);

/** Contacts as a table for a spreadsheet, which the import reads again: only commas are lost (specification, section 9). */
export function contactsCsv(contacts: readonly Contact[]): string {
  return csvText(
    contactsCsvHeader,
    contacts.map((contact) => columns.map(([, valueOf]) => valueOf(contact))),
  );
}
