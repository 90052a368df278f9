import { ownCsvFormat, plainCsvText } from '@keepmark/ui/file-export';
import papa from 'papaparse';
import { isCalendarDay } from '@keepmark/ui/words';
import { type ContactType, contactTypeLabels, contactTypes } from '../contact-type';
import { contactsCsvHeader, formerContactsCsvHeader } from './contacts-csv';
import type { ReadCard } from './read-vcards';

/** The column names of each field: ours, and those of address books and spreadsheets. */
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

/** The column of each field; -1 for none. */
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

const withoutByteOrderMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** How to parse our own CSV file; undefined for any other text. Takes a text without byte-order mark. */
const ownFormat = (text: string) =>
  ownCsvFormat(text, contactsCsvHeader) ?? ownCsvFormat(text, formerContactsCsvHeader);

/** Whether this is our own CSV file. A note in it may look like a vCard. */
export const isOwnContactsCsv = (text: string): boolean => ownFormat(withoutByteOrderMark(text)) !== undefined;

/** Reads the contacts in a CSV file with a header row. Empty if no column has a name or email address. */
export function readContactsCsv(text: string): ReadCard[] {
  const table = withoutByteOrderMark(text);
  const own = ownFormat(table);
  const [header = [], ...rows] = papa.parse<string[]>(table, { ...own, skipEmptyLines: 'greedy' }).data;
  const columns = columnsOf(header);
  if (Math.max(columns.name, columns.firstName, columns.lastName, columns.email) === -1) return [];
  return rows.map((row, index): ReadCard => {
    // Only our own files have meaningful spaces around a value.
    const raw = (field: Field) => plainCsvText(own ? (row[columns[field]] ?? '') : (row[columns[field]] ?? '').trim());
    const fullName = [raw('firstName'), raw('lastName')].filter(Boolean).join(' ');
    const email = raw('email');
    const name = raw('name') || fullName || email;
    if (name.trim() === '') return { label: `Row ${index + 2}`, problem: 'No name or email address.' };
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
