import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contact } from '../testing/fixtures';
import { readFileText } from './read-file-text';
import { readVcards } from './read-vcards';
import { vcardText } from './write-vcards';

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');
const valuesOf = (text: string) => readVcards(text).map((read) => ('values' in read ? read.values : read));

describe('reading vCards', () => {
  it('reads an iPhone card, without the photo', () => {
    const text = card(
      'VERSION:3.0',
      'PRODID:-//Apple Inc.//iOS//EN',
      'N:Doe;Jane;;;',
      'FN:Jane Doe',
      String.raw`ORG:Acme\, Inc.;Research`,
      'TITLE:Head of People',
      'item1.EMAIL;type=INTERNET:home@jane.example',
      'item2.EMAIL;type=INTERNET;type=pref:jane@acme.example',
      'item2.X-ABLabel:work',
      'TEL;type=CELL;type=VOICE;type=pref:(555) 010-9999',
      String.raw`NOTE:Met at the fair\nAsk again\; soon\, please`,
      'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ',
      ' SkZJRgABAQAAAQABAAD',
    );
    expect(valuesOf(text)).toEqual([
      {
        name: 'Jane Doe',
        companyName: 'Acme, Inc.',
        title: 'Head of People',
        email: 'jane@acme.example',
        phoneNumber: '(555) 010-9999',
        url: '',
        notes: 'Met at the fair\nAsk again; soon, please\nOther email: home@jane.example',
        dateLastContacted: '',
        nextStep: '',
        dateNextStep: '',
      },
    ]);
  });

  it('reads an Outlook card: version 2.1 with quoted-printable', () => {
    const text = card(
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=BCrgen;;;',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=BCrgen=20=',
      'M=C3=BCller',
      'TEL;CELL:+49 170 1234567',
      'EMAIL;PREF;INTERNET:j@example.com',
      'ORG:Acme, Sons & Co;HR',
      'NOTE;ENCODING=QUOTED-PRINTABLE:line 1=0D=0Aline 2',
    );
    expect(valuesOf(text)).toMatchObject([
      {
        name: 'Jürgen Müller',
        phoneNumber: '+49 170 1234567',
        email: 'j@example.com',
        companyName: 'Acme, Sons & Co',
        notes: 'line 1\nline 2',
      },
    ]);
  });

  it('reads other charsets, and treats an unknown one as UTF-8', () => {
    const cardIn = (charset: string) => card('VERSION:2.1', `FN;CHARSET=${charset};ENCODING=QUOTED-PRINTABLE:Jos=E9`);
    expect(valuesOf(cardIn('ISO-8859-1'))).toMatchObject([{ name: 'José' }]);
    expect(valuesOf(cardIn('KLINGON'))).toMatchObject([{ name: 'Jos\uFFFD' }]);
  });

  it('reads version 4.0 with URIs for phone numbers', () => {
    const text = card(
      'VERSION:4.0',
      'FN:Ana María',
      'TEL;VALUE=uri;TYPE="voice,home":tel:+1-555-555-5555',
      'EMAIL;PREF=2:second@example.org',
      'EMAIL;PREF=1:ana@example.org',
      'CATEGORIES:Recruiter',
    );
    expect(valuesOf(text)).toMatchObject([
      { name: 'Ana María', phoneNumber: '+1-555-555-5555', email: 'ana@example.org', contactType: 'recruiter' },
    ]);
  });

  it('builds a missing formatted name from its parts or the email address', () => {
    expect(valuesOf(card('VERSION:3.0', 'N:Doe;John;Q.;Dr.;Jr.'))).toMatchObject([{ name: 'Dr. John Q. Doe Jr.' }]);
    expect(valuesOf(card('VERSION:3.0', 'EMAIL:a@b.example'))).toMatchObject([{ name: 'a@b.example' }]);
  });

  it('skips invalid lines and reports unreadable cards', () => {
    const text = [
      card('VERSION:3.0', 'this is no line', 'FN:Still Read'),
      card('VERSION:3.0', 'TITLE:Nobody'),
      'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Cut Off',
    ].join('');
    expect(valuesOf(text)).toMatchObject([
      { name: 'Still Read' },
      { label: 'Card 2', problem: 'No name or email address.' },
      { label: 'Cut Off', problem: 'This card has no end. The file may be cut off.' },
    ]);
    expect(readVcards('hello')).toEqual([]);
    expect(readVcards('')).toEqual([]);
  });

  it('reads markup as text and truncates long values', () => {
    const [read] = valuesOf(card('VERSION:3.0', 'FN:<img src=x onerror=alert(1)>', `TITLE:${'t'.repeat(5000)}`));
    expect(read).toMatchObject({ name: '<img src=x onerror=alert(1)>', title: 't'.repeat(300) });
  });
});

describe('writing vCards', () => {
  it('writes version 3.0', () => {
    expect(vcardText([contact({ notes: 'one\ntwo; three, four' })])).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:Doe;Jane;;;',
        'ORG:Northwind Labs;',
        'TEL;TYPE=VOICE:+1 (555) 010-9999',
        'FN:Jane Doe',
        'TITLE:Head of People',
        'EMAIL:jane@northwind.example',
        String.raw`NOTE:one\ntwo; three\, four`,
        'X-KEEPMARK-CONTACT-TYPE;VALUE=TEXT:recruiter',
        'END:VCARD',
        '',
      ].join('\r\n'),
    );
  });

  it('round-trips every value', () => {
    const line = fc.string({
      unit: fc.constantFrom('a', 'é', '李', ' ', ',', ';', ':', '\\', '"', '=', 'n'),
      // Long enough to be folded into several lines.
      maxLength: 200,
      size: 'max',
    });
    const trimmed = line.map((text) => text.trim());
    const changedFields = fc.record({
      name: trimmed.filter((text) => text !== ''),
      title: trimmed,
      notes: fc.array(trimmed).map((lines) => lines.join('\n').trim()),
      nextStep: trimmed,
      dateNextStep: fc.constantFrom('', '2026-12-31'),
      contactType: fc.constantFrom('co-worker', 'other'),
    });
    fc.assert(
      fc.property(changedFields, (changes) => {
        const before = contact(changes);
        const { internalId: _, companyId: __, ...values } = before;
        expect(valuesOf(vcardText([before]))).toEqual([values]);
      }),
    );
  });
});

describe('reading a file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Zoë')],
    ['Western European', new Uint8Array([0x5a, 0x6f, 0xeb])],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0])],
  ])('decodes %s', async (_encoding, bytes) => {
    expect((await readFileText(new Blob([bytes]))).replace('\uFEFF', '')).toBe('Zoë');
  });

  it('rejects a file over 20 MB', async () => {
    await expect(readFileText({ size: 21 * 1024 * 1024 } as Blob)).rejects.toThrow('larger than 20 MB');
  });
});
