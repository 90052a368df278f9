import { checkColumns } from '@keepmark/ui/check-columns';
import { ownCsvFormat, plainCsvText } from '@keepmark/ui/csv';
import { plainWords } from '@keepmark/ui/match-headers';
import papa from 'papaparse';
import { isCalendarDay } from '@keepmark/ui/words';
import { type ContactType, contactTypeLabels, contactTypes } from '../contact-type';
import { contactsCsvHeader, formerContactsCsvHeaders } from './contacts-csv';
import { type Lazy, lazily } from './lazily';
import { type LinkCandidate, linkOf } from './link-of';
import type { ReadCard } from './read-vcards';

/** The column names of each field, the likeliest first: ours, and those of address books and spreadsheets. */
const headers = {
  name: ['name', 'full name', 'display name', 'contact'],
  // In Outlook, "Title" is "Dr.".
  title: ['job title', 'position', 'organization title', 'organization 1 title', 'role', 'title'],
  companyName: [
    'company',
    'company name',
    'organization',
    'organization name',
    'organization 1 name',
    'employer',
    'firma',
  ],
  url: ['link'],
  contactType: ['kind', 'type', 'contact type'],
  dateLastContacted: ['last contacted'],
  nextStep: ['next step'],
  dateNextStep: ['next step on'],
  notes: ['notes', 'note', 'comments', 'notizen'],
  firstName: ['first name', 'given name', 'vorname'],
  middleName: ['middle name', 'additional name', 'weitere vornamen'],
  lastName: ['last name', 'family name', 'surname', 'nachname'],
} as const;
type Field = keyof typeof headers;

const emailHeader = /^(?:e ?mail(?: \d)?(?: value| address| adresse)?|e ?mail \d? ?(?:value|address|adresse))$/;
const phoneHeader =
  /^(?:(?:business|home|mobile|company main|primary|other|car|work|cell) )*phone(?: number)?(?: \d)?(?: value)?$|^mobile$|^telefon\b|^mobiltelefon|^weiteres telefon/;
const linkHeader =
  /^(?:url|link|web|web ?site|website \d(?: value)?|web ?page|home ?page|personal web page|business web page|(?:linkedin|profile)(?: (?:url|profile|link))?|webseite|internetseite)$/;
/** Columns that say nothing about a person. */
const emptyHeader =
  /\b(?:label|photo|phonetic|file as|labels|group membership|initials|initialen|angezeigter name|display name|e ?mail type|e ?mail \d type|mail typ)\b|^(?:priority|private|sensitivity|gender|privat|priorit\u00E4t|vertraulichkeit|geschlecht|phone \d type)$/;

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
  const [emails, phones] = [matching(emailHeader), matching(phoneHeader)];
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
  const [[email = '', ...otherEmails], [phoneNumber = '', ...otherPhones]] = [all(emails), all(phones)];
  const fullName = [raw('firstName'), raw('middleName'), raw('lastName')].filter(Boolean).join(' ');
  const name = raw('name') || fullName || email;
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
