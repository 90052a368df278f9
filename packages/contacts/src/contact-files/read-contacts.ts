import type { Lazy } from './lazily';
import { contactsInCsv, isOwnContactsCsv } from './read-contacts-csv';
import { cardsIn, type ReadCard } from './read-vcards';

/** The contacts in a vCard or CSV file, one after the other. None for any other file. */
export const contactsIn = (text: string): Lazy<ReadCard> =>
  /^BEGIN:VCARD\s*$/im.test(text) && !isOwnContactsCsv(text) ? cardsIn(text) : contactsInCsv(text);

/** Reads the contacts in a vCard or CSV file, in order. Empty for any other file. */
export const readContacts = (text: string): ReadCard[] => [...contactsIn(text)];
