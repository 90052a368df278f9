import { checkColumns } from '@keepmark/ui/check-columns';
import { ownCsvFormat, plainCsvText } from '@keepmark/ui/csv';
import { plainWords } from '@keepmark/ui/match-headers';
import papa from 'papaparse';
import { isCalendarDay } from '@keepmark/ui/words';
import { type ContactType, contactTypeLabels, contactTypes } from '../contact-type';
import {
  emailHeader,
  emptyHeader,
  type Field,
  headers,
  isFamilyNameFirst,
  isPhoneAmong,
  linkHeader,
  phoneHeader,
} from './contact-headers';
import { contactsCsvHeader, formerContactsCsvHeaders } from './contacts-csv';
import { type Lazy, lazily } from './lazily';
import { type LinkCandidate, linkOf } from './link-of';
import type { ReadCard } from './read-vcards';

interface Columns {
  readonly fields: Readonly<Record<Field, number>>;
  /** What the file calls the column of each field. */
  readonly names: Readonly<Partial<Record<Field, string>>>;
  readonly emails: readonly number[];
  readonly phones: readonly number[];
  /** The columns without a field, with their names. */
  readonly others: readonly (readonly [number, string])[];
  /** Those of the others that hold links. */
  readonly isLinkColumn: ReadonlySet<number>;
}

/** What each column holds. A field without a column is -1. */
function columnsOf(header: readonly string[]): Columns {
  const names = header.map(plainWords);
  const taken = new Set<number>();
  const entries = Object.entries(headers).map(([field, known]) => {
    const at = known.map((name) => names.indexOf(name)).find((index) => index !== -1 && !taken.has(index)) ?? -1;
    taken.add(at);
    return [field, at] as const;
  });
  const matching = (pattern: RegExp) => names.flatMap((name, at) => (!taken.has(at) && pattern.test(name) ? [at] : []));
  const emails = matching(emailHeader);
  const phones = names.flatMap((name, at) =>
    !taken.has(at) && (phoneHeader.test(name) || isPhoneAmong(name, names)) ? [at] : [],
  );
  const used = new Set([...taken, ...emails, ...phones]);
  const others = header.flatMap((name, at) =>
    used.has(at) || name.trim() === '' || emptyHeader.test(names[at] ?? '')
      ? []
      : [[at, name.replace(/ - Value$/, '').trim()] as const],
  );
  const isLinkColumn = new Set(matching(linkHeader));
  return {
    fields: Object.fromEntries(entries) as Record<Field, number>,
    names: Object.fromEntries(entries.map(([field, at]) => [field, header[at] ?? ''])),
    emails,
    phones,
    others,
    isLinkColumn,
  };
}

const isHeader = (row: readonly string[]): boolean => {
  const { fields, emails } = columnsOf(row);
  return Math.max(fields.name, fields.firstName, fields.lastName, ...emails) !== -1;
};

const typeOf = (text: string): ContactType | undefined =>
  contactTypes.find((type) => type === text.toLowerCase() || plainWords(contactTypeLabels[type]) === plainWords(text));

const dayOf = (text: string): string => (isCalendarDay(text) ? text : '');

const withoutByteOrderMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** How to parse our own CSV file; undefined for any other text. Takes a text without byte-order mark. */
const ownFormat = (text: string) =>
  [contactsCsvHeader, ...formerContactsCsvHeaders]
    .map((header) => ownCsvFormat(text, header))
    .find((format) => format !== undefined);

/** Whether this is our own CSV file. A note in it may look like a vCard. */
export const isOwnContactsCsv = (text: string): boolean => ownFormat(withoutByteOrderMark(text)) !== undefined;

/**
 * The contacts in a CSV file with a header row, each read when it is asked for. None if no column has a name or email
 * address.
 * @throws {FileImportError} if it has too many columns
 */
export function contactsInCsv(text: string): Lazy<ReadCard> {
  const table = withoutByteOrderMark(text);
  const own = ownFormat(table);
  const data = papa.parse<string[]>(table, { ...own, skipEmptyLines: 'greedy' }).data;
  checkColumns(data);
  return contactsInRows(data, own !== undefined);
}

/** The row with the headers, from 0; -1 if no row near the start has any. LinkedIn writes a few lines before its own. */
export const contactsHeaderAt = (rows: readonly (readonly string[])[]): number => rows.slice(0, 20).findIndex(isHeader);

/**
 * The contacts in the rows of a table, each read when it is asked for. None if no column has a name or email address.
 * @param isOwn whether Keepmark wrote the table
 */
export function contactsInRows(data: readonly (readonly string[])[], isOwn = false): Lazy<ReadCard> {
  const start = contactsHeaderAt(data);
  if (start === -1) return [];
  const columns = columnsOf(data[start] ?? []);
  return lazily(data.slice(start + 1), (row, index) => readRow(row, columns, isOwn, `Row ${index + start + 2}`));
}

/** The values that Google joins in one cell. */
const valuesOf = (cell: string): string[] =>
  cell
    .split(' ::: ')
    .map((value) => value.trim())
    .filter(Boolean);

/** A number as spreadsheets show a long one. Most of its digits are lost. */
const shortenedNumber = /^\d(?:[.,]\d+)?E\+\d+$/i;

function readRow(
  row: readonly string[],
  { fields, names, emails, phones, others, isLinkColumn }: Columns,
  isOwn: boolean,
  label: string,
) {
  // Only our own files have meaningful spaces around a value.
  const cell = (at: number) => plainCsvText(isOwn ? (row[at] ?? '') : (row[at] ?? '').trim());
  const raw = (field: Field) => cell(fields[field]);
  const all = (columns: readonly number[]) =>
    isOwn ? columns.map(cell) : [...new Set(columns.flatMap((at) => valuesOf(cell(at))))];
  const [email = '', ...otherEmails] = all(emails);
  const numbers = all(phones);
  const shortened = numbers.filter((number) => !isOwn && shortenedNumber.test(number));
  const [phoneNumber = '', ...otherPhones] = numbers.filter((number) => !shortened.includes(number));
  const given = [raw('firstName'), raw('middleName')];
  const inOrder = isFamilyNameFirst(names.lastName ?? '') ? [raw('lastName'), ...given] : [...given, raw('lastName')];
  const fullName = inOrder.filter(Boolean).join(' ');
  // An address book shows an entry without a person under its company.
  const name = raw('name') || fullName || email || (phoneNumber !== '' && !isOwn ? raw('companyName') : '');
  if (name.trim() === '') return { label, problem: 'No name or email address.' };
  const otherCells = others.flatMap(([at, header]) =>
    valuesOf(cell(at)).map((value) => {
      const isProfile = /linkedin\.com\/in\//i.test(value);
      return { value, line: `${isProfile ? 'LinkedIn' : header}: ${value}`, isLink: isProfile || isLinkColumn.has(at) };
    }),
  );
  // Texts that their field can't take go into the notes.
  const unread = (['contactType', 'dateLastContacted', 'dateNextStep'] as const).filter(
    (field) => raw(field) !== '' && (field === 'contactType' ? !typeOf(raw(field).trim()) : dayOf(raw(field)) === ''),
  );
  const named: LinkCandidate = { value: raw('url'), line: `Link: ${raw('url')}` };
  const link = linkOf([named, ...otherCells.filter(({ isLink }) => isLink)]);
  const rest = [
    ...otherEmails.map((other) => `Other email: ${other}`),
    ...otherPhones.map((other) => `Other phone: ${other}`),
    ...shortened.map((number) => `Phone number shortened by a spreadsheet: ${number}`),
    ...unread.map((field) => `${names[field]?.trim() ?? ''}: ${raw(field)}`),
    ...link.lines,
    ...otherCells.filter(({ isLink }) => !isLink).map(({ line }) => line),
  ];
  return {
    values: {
      name,
      companyName: raw('companyName'),
      title: raw('title'),
      email,
      phoneNumber,
      url: link.url,
      contactType: typeOf(raw('contactType').trim()) ?? 'other',
      notes: isOwn
        ? [raw('notes'), ...link.lines].filter(Boolean).join('\n')
        : [raw('notes').replaceAll('\r\n', '\n'), ...rest].filter(Boolean).join('\n').slice(0, 20_000),
      dateLastContacted: dayOf(raw('dateLastContacted')),
      nextStep: raw('nextStep'),
      dateNextStep: dayOf(raw('dateNextStep')),
    },
  };
}
