import ICAL from 'ical.js';
import type { Contact } from '../contact-table';

/** Contacts as vCard 3.0, which phones, mail programs and address books all read. */
export function vcardText(contacts: Iterable<Contact>): string {
  return Array.from(contacts, (contact) => ICAL.stringify(['vcard', properties(contact), []])).join('');
}

function properties(contact: Contact): unknown[] {
  const { name, companyName, title, email, phoneNumber, notes, contactType } = contact;
  const own = {
    // A backslash at the end of the organization would escape the semicolon after it.
    'x-keepmark-company': companyName.endsWith('\\') ? companyName : '',
    'x-keepmark-contact-type': contactType,
    'x-keepmark-last-contacted': contact.dateLastContacted,
    'x-keepmark-next-step': contact.nextStep,
    'x-keepmark-next-step-date': contact.dateNextStep,
  };
  const texts = { fn: name || email || phoneNumber, title, email, note: notes, ...own };
  return [
    ['version', {}, 'text', '3.0'],
    ['n', {}, 'text', nameParts(name)],
    ...(companyName ? [['org', {}, 'text', [companyName, '']]] : []),
    ...(phoneNumber ? [['tel', { type: 'VOICE' }, 'phone-number', phoneNumber]] : []),
    ...(contact.url ? [['url', {}, 'uri', contact.url]] : []),
    ...Object.entries(texts)
      .filter(([, text]) => text !== '')
      .map(([property, text]) => [property, {}, 'text', text]),
  ];
}

/** Splits off the last word as the family name, as address books do. FN keeps the name as typed. */
function nameParts(name: string): string[] {
  const words = name.trim().split(/\s+/);
  return [words.length > 1 ? (words.at(-1) ?? '') : '', words.slice(0, -1).join(' ') || (words[0] ?? ''), '', '', ''];
}
