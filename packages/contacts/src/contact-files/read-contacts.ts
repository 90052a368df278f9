import { isOwnContactsCsv, readContactsCsv } from './read-contacts-csv';
import { type ReadCard, readVcards } from './read-vcards';

/** The contacts of a file, vCard or CSV, in their order; none when it is neither. */
export const readContacts = (text: string): ReadCard[] =>
  /^BEGIN:VCARD\s*$/im.test(text) && !isOwnContactsCsv(text) ? readVcards(text) : readContactsCsv(text);
