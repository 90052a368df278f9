import { ownCsvFormat, plainCsvText } from '@keepmark/ui/file-export';
import papa from 'papaparse';
import { isCalendarDay } from '../contact-dates';
import { type ContactType, contactTypeLabels, contactTypes } from '../contact-type';
import { contactsCsvHeader } from './contacts-csv';
import type { ReadCard } from './read-vcards';

/** Headers by which the fields are known: ours, and what address books and spreadsheets call them. */
const headers = {
  name: ['name', 'full name', 'display name', 'contact'],
  title: ['title', 'job title', 'position', 'role', 'organization title'],
  companyName: ['company', 'company name', 'organization', 'organization name', 'employer'],
  contactType: ['kind', 'type', 'contact type'],
  email: ['e mail', 'email', 'email address', 'e mail address', 'e mail 1 value'],
  phoneNumber: ['phone', 'phone number', 'mobile', 'mobile phone', 'phone 1 value'],
  dateLastContacted: ['last contacted'],
  nextStep: ['next step'],
  dateNextStep: ['next step on'],
  notes: ['notes', 'note', 'comments'],
  firstName: ['first name', 'given name'],
  lastName: ['last name', 'family name', 'surname'],
} as const;
type Field = keyof typeof headers;

const plain = (header: string) =>
  header
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The column that fills each field; -1 for none. */
function columnsOf(header: readonly string[]): Readonly<Record<Field, number>> {
  const names = header.map(plain);
  const place = (words: readonly string[]) => names.findIndex((name) => words.includes(name));
  return Object.fromEntries(Object.entries(headers).map(([field, words]) => [field, place(words)])) as Record<
    Field,
    number
  >;
}

const typeOf = (text: string): ContactType =>
  contactTypes.find((type) => type === text.toLowerCase() || plain(contactTypeLabels[type]) === plain(text)) ?? 'other';

const dayOf = (text: string): string => (isCalendarDay(text) ? text : '');

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** Whether we wrote this CSV file; a note in it may look like a vCard. */
export const isOwnContactsCsv = (text: string): boolean =>
  ownCsvFormat(withoutMark(text), contactsCsvHeader) !== undefined;

/** The contacts of a CSV file with a header line, in their order; none when no column holds a name or an address. */
export function readContactsCsv(text: string): ReadCard[] {
  const table = withoutMark(text);
  const own = ownCsvFormat(table, contactsCsvHeader);
  const [header = [], ...rows] = papa.parse<string[]>(table, { ...own, skipEmptyLines: 'greedy' }).data;
  const columns = columnsOf(header);
  if (Math.max(columns.name, columns.firstName, columns.lastName, columns.email) === -1) return [];
  return rows.map((row, index): ReadCard => {
    // Spaces around a text belong to it in our own files alone.
    const raw = (field: Field) => plainCsvText(own ? (row[columns[field]] ?? '') : (row[columns[field]] ?? '').trim());
    const fullName = [raw('firstName'), raw('lastName')].filter(Boolean).join(' ');
    const email = raw('email');
    const name = raw('name') || fullName || email;
    if (name.trim() === '')
      return { label: `Row ${index + 2}`, problem: 'It has neither a name nor an e-mail address.' };
    return {
      values: {
        name,
        companyName: raw('companyName'),
        title: raw('title'),
        email,
        phoneNumber: raw('phoneNumber'),
        contactType: typeOf(raw('contactType').trim()),
        notes: raw('notes'),
        dateLastContacted: dayOf(raw('dateLastContacted')),
        nextStep: raw('nextStep'),
        dateNextStep: dayOf(raw('dateNextStep')),
      },
    };
  });
}
