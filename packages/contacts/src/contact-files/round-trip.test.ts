import { csvText } from '@keepmark/ui/csv';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planImport } from '../contact-import/plan-import';
import { type Contact, contactTable } from '../contact-table';
import { contactTypes } from '../contact-type';
import { databaseOf } from '@keepmark/local-store/testing';
import { contact } from '../testing/fixtures';
import { contactsCsv } from './contacts-csv';
import { readContacts } from './read-contacts';
import { vcardText } from './write-vcards';

const csvWithoutCommas = (contacts: readonly Contact[]) => contactsCsv(contacts, csvText);
const formats = {
  csv: (contacts: readonly Contact[]) => contactsCsv(contacts),
  csvWithoutCommas,
  vcard: vcardText,
} as const;

/** The contacts in an empty browser after importing a file. */
function imported(text: string): readonly Contact[] {
  const values = planImport(readContacts(text), []).flatMap((card) => (card.values ? [card.values] : []));
  return databaseOf(contactTable, values).database.table(contactTable).query();
}

const pieces = 'a|Z| |,|"|\'|=|+|-|@|;|:|\\|\\n|\t|é|李|😀|<b>|&amp;|=HYPERLINK("x")|BEGIN:VCARD|null'.split('|');
const piece = fc.constantFrom(...pieces);
// Trimmed, as the form stores it.
const line = fc.array(piece, { maxLength: 8 }).map((some) => some.join('').trim());
const lines = fc.array(line, { maxLength: 3 }).map((all) => all.join('\n').trim());
const day = fc.constantFrom('', '2026-10-20');
const anyContact = fc
  .record({
    name: line.map((text) => `N${text}`),
    companyName: line,
    title: line,
    email: fc.constantFrom('', 'a@b.example', "o'neil+jobs@b.example"),
    phoneNumber: fc.constantFrom('', '+1 (555) 010-9999', '555;ext=7'),
    url: fc.constantFrom('', 'https://www.linkedin.com/in/jane', 'https://a.example/?q=1;b=2,3&c=%20#x'),
    contactType: fc.constantFrom(...contactTypes),
    notes: lines,
    dateLastContacted: day,
    nextStep: line,
    dateNextStep: day,
  })
  .map(contact);
const anyContacts = fc.uniqueArray(anyContact, { minLength: 1, maxLength: 4, selector: ({ name }) => name });

describe('exporting, importing and exporting again', () => {
  it.each(Object.entries(formats))('gives the same %s file', (_name, write) => {
    fc.assert(
      fc.property(anyContacts, (contacts) => {
        const text = write(contacts);
        expect(write([...imported(text)])).toBe(text);
      }),
    );
  });

  it.each([
    ['nothing', 'csv', (value: string) => value],
    ['only commas', 'csvWithoutCommas', (value: string) => value.replaceAll(',', '')],
  ] as const)('loses %s in %s', (_lost, format, expected) => {
    const whole = (one: Contact) =>
      Object.entries(one)
        .filter(([name]) => name !== 'internalId' && name !== 'companyId')
        .map(([name, value]) => [name, expected(value)]);
    fc.assert(
      fc.property(anyContacts, (contacts) => {
        expect(imported(formats[format](contacts)).map(whole)).toEqual(contacts.map(whole));
      }),
    );
  });
});

it('reads the CSV files of earlier versions, which had no column for a link', () => {
  const one = contact({ notes: ' a\tb ' });
  expect(imported(contactsCsv([one]).replace(',Link,', ',').replace('010-9999,,', '010-9999,'))).toMatchObject([
    { name: 'Jane Doe', phoneNumber: one.phoneNumber, url: '', notes: ' a\tb ' },
  ]);
});

it('reads the CSV files of earlier versions, whose column was named "E-mail"', () => {
  const one = contact({ name: 'Jane Doe', email: 'jane@example.com', notes: 'a\tb' });
  const former = contactsCsv([one])
    .replace('Email', 'E-mail')
    .replace(',Link,', ',')
    .replace('010-9999,,', '010-9999,');
  expect(imported(former)).toMatchObject([{ name: 'Jane Doe', email: 'jane@example.com', notes: 'a\tb' }]);
});

describe('CSV files from other programs', () => {
  it('are read by column name', () => {
    const text =
      'First Name,Last Name,Organization Name,E-mail 1 - Value,Phone\r\n Ada ,Lovelace,Acme,a@b.example,1\r\n';
    expect(readContacts(text)).toMatchObject([
      { values: { name: 'Ada Lovelace', companyName: 'Acme', email: 'a@b.example', phoneNumber: '1' } },
    ]);
  });

  it('report rows without a name, and have no contacts without a name column', () => {
    expect(readContacts('Name;Company\r\n;Acme\r\n')).toEqual([
      { label: 'Row 2', problem: 'No name or email address.' },
    ]);
    expect(readContacts('Color,Size\r\nred,4\r\n')).toEqual([]);
  });
});
