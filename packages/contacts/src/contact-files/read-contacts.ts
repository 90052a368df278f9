import { isOwnContactsCsv, readContactsCsv } from './read-contacts-csv';
import { type ReadCard, readVcards } from './read-vcards';

/** Reads the contacts in a vCard or CSV file, in order. Empty for any other file. */
export const readContacts = (text: string): ReadCard[] =>
  /^BEGIN:VCARD\s*$/im.test(text) && !isOwnContactsCsv(text) ? readVcards(text) : readContactsCsv(text);
