import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PersonalData } from '../ai-task';
import { createPieceRestorer, hidePersonalData, restorePersonalData } from './personal-data';

const ada: PersonalData = {
  name: 'Ada Lovelace',
  phone: '+1 (312) 555-0148',
  email: 'ada@lovelace.example',
  location: '12 Main Street, Springfield, IL 62701',
  urls: ['https://www.lovelace.example/', 'https://www.linkedin.com/in/ada-l'],
  otherNames: ['Rosa Klein', 'Bo Lin'],
};
const hide = (text: string, data: PersonalData = ada) => hidePersonalData(text, data).value;

describe('hiding', () => {
  it.each([
    ['I am Ada Lovelace.', 'I am [NAME].'],
    ['ADA LOVELACE', '[NAME 2]'],
    ['Ada’s lab, Ms. Lovelace', '[FIRST NAME]’s lab, Ms. [LAST NAME]'],
    ['Lovelace, Ada', '[NAME 2]'],
    ['ada.lovelace and adalovelace', '[NAME 2] and [NAME 3]'],
    ['Nevada and Canada stay', 'Nevada and Canada stay'],
    ['Rosa Klein and Ms. Klein', '[PERSON 1] and Ms. [PERSON 1 LAST NAME]'],
    ['Bo is here, bob and Berlin are not', '[PERSON 2 FIRST NAME] is here, bob and Berlin are not'],
  ])('names: %s', (text, hidden) => {
    expect(hide(text)).toBe(hidden);
  });

  it.each(['+1 312 555 0148', '(312) 555-0148', '312.555.0148', '3125550148', '1-312-555-0148', '+13125550148'])(
    'the phone number as %s',
    (phone) => {
      expect(hide(`Call ${phone}.`)).toMatch(/^Call \[PHONE(?: \d)?\]\.$/);
    },
  );

  it.each(['0171 2345678', '+49 171 2345678', '+49 (0)171 2345678', '0049 171/2345678'])(
    'a German number as %s',
    (phone) => {
      expect(hide(`Tel. ${phone}`, { phone: '+49 171 2345678' })).toMatch(/^Tel\. \[PHONE(?: \d)?\]$/);
    },
  );

  it.each([
    'Led 1,250,000 users from 2015 - 2018',
    'Budget of $312,555,014',
    '2021-03 to 2022-11, 37 % more',
    'ISO 9001, model 555-01',
    'WO 2019-2020-2021 and 10 000 000 rows',
  ])('doesn’t hide figures: %s', (text) => {
    expect(hide(text)).toBe(text);
  });

  it.each([
    ['write to ADA@lovelace.example', 'write to [EMAIL 2]'],
    ['write to ada@lovelace.example or jobs@mercy.example', 'write to [EMAIL] or [EMAIL 2]'],
    ['see www.lovelace.example/work?x=1.', 'see [URL].'],
    ['[talk](https://lovelace.example/talk)', '[talk]([URL])'],
    ['at linkedin.com/in/ada-l, not linkedin.com/in/ada-long', 'at [URL], not linkedin.com/in/ada-long'],
    ['github.com/LovelaceDev and github.com/vitejs', '[URL] and github.com/vitejs'],
    ['12 main st., Springfield,  IL 62701', '[LOCATION 2]'],
    ['near 12 Main St in Springfield', 'near [LOCATION 2] in Springfield'],
  ])('addresses: %s', (text, hidden) => {
    expect(hide(text)).toBe(hidden);
  });

  it('leaves ordinary words that are also names', () => {
    const will: PersonalData = { name: 'Will May' };
    const text = 'Will you start in May? I will, and you may mark it.';
    expect(hide(text, will)).toBe(text);
    expect(hide('I am Will May. Ask Mr. May!', will)).toBe('I am [NAME]. Ask Mr. [LAST NAME]!');
    expect(hide('This will may happen', will)).toBe('This will may happen');
  });

  it('knows names with accents, hyphens, titles, and other scripts', () => {
    const amelie: PersonalData = { name: 'Dr. Amélie Nguyễn-Kowalska, RN' };
    expect(hide('Amélie Nguyễn-Kowalska'.normalize('NFD'), amelie)).toBe('[NAME 2]');
    expect(hide('Amelie and Ms. Kowalska, RN', amelie)).toBe('[FIRST NAME] and Ms. [LAST NAME], RN');
    expect(hide('山田太郎です', { name: '山田太郎' })).toBe('[NAME]です');
    expect(hide('Plays like Ma', { name: 'Yo-Yo Ma' })).toBe('Plays like [LAST NAME]');
  });

  it('hides every text of a body except what the server reads', () => {
    const body = {
      kind: 'cover-letter',
      prompt: 'For Ada Lovelace',
      resume: { entries: [{ internalId: 'ada', notes: ['ada@lovelace.example'] }], count: 3 },
    };
    const { value, placeholders } = hidePersonalData(body, { ...ada, name: 'Ada Lovelace' });
    expect(value).toEqual({
      kind: 'cover-letter',
      prompt: 'For [NAME]',
      resume: { entries: [{ internalId: 'ada', notes: ['[EMAIL]'] }], count: 3 },
    });
    expect(restorePersonalData(value, placeholders)).toEqual(body);
  });

  it('hides data after a line break in JSON, which stays valid', () => {
    const text = JSON.stringify({
      a: 'x\nAda Lovelace\nada@lovelace.example\n312-555-0148\nhttps://lovelace.example/x\ny',
    });
    expect(JSON.parse(hide(text))).toEqual({ a: 'x\n[NAME]\n[EMAIL]\n[PHONE 2]\n[URL]\ny' });
  });

  it('changes nothing if there is no personal data', () => {
    expect(hide('Will Ada call?', {})).toBe('Will Ada call?');
  });
});

describe('restoring', () => {
  it('restores the same words for any case of the placeholder', () => {
    const { placeholders } = hidePersonalData('Ada Lovelace, ada@lovelace.example', ada);
    expect(restorePersonalData('Dear [Name], is it [EMAIL]?', placeholders)).toBe(
      'Dear Ada Lovelace, is it ada@lovelace.example?',
    );
  });

  it('leaves placeholders alone that the text had before', () => {
    const { value, placeholders } = hidePersonalData('[NAME] is Ada Lovelace, [name 2]', ada);
    expect(value).toBe('[NAME] is [NAME 3], [name 2]');
    expect(restorePersonalData(value, placeholders)).toBe('[NAME] is Ada Lovelace, [name 2]');
  });

  const piece = fc.oneof(
    fc.constantFrom(
      'Ada Lovelace',
      'ADA',
      'lovelace',
      'ada@lovelace.example',
      'x@y.example',
      '312-555-0148',
      'Rosa Klein',
      '12 Main St',
      'https://lovelace.example/a',
      '[NAME]',
      '[NAME 2]',
      '[',
      ']',
      '[FIRST ',
      'Will',
      ' ',
      '\n',
      '$1',
    ),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));

  it('gives back any text exactly', () => {
    fc.assert(
      fc.property(text, (original) => {
        const { value, placeholders } = hidePersonalData(original, ada);
        expect(restorePersonalData(value, placeholders)).toBe(original);
      }),
      { numRuns: 500 },
    );
  });

  it('restores any text exactly, in pieces of any length', () => {
    fc.assert(
      fc.property(text, fc.array(fc.integer({ min: 1, max: 9 })), (original, lengths) => {
        const { value, placeholders } = hidePersonalData(original, ada);
        const restorer = createPieceRestorer(placeholders);
        let shown = '';
        let at = 0;
        for (const length of lengths) {
          shown += restorer.add(value.slice(at, at + length));
          expect(original.startsWith(shown)).toBe(true);
          at += length;
        }
        shown += restorer.add(value.slice(at)) + restorer.end();
        expect(shown).toBe(original);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves no personal data between words, lines, and within JSON', () => {
    const word = fc.constantFrom('the', 'Led', '40', 'team.', '–', 'May', '(', ')', '2019');
    const own = fc.constantFrom(
      ['Ada Lovelace', 'lovelace'],
      ['ADA LOVELACE', 'lovelace'],
      ['Lovelace', 'lovelace'],
      ['312 555 0148', '0148'],
      ['+1 (312) 555-0148', '0148'],
      ['Ada@Lovelace.example', 'lovelace'],
      ['linkedin.com/in/ada-l', 'ada-l'],
      ['12 Main Street, Springfield, IL 62701', 'main'],
      ['Rosa Klein', 'klein'],
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(word, own), { maxLength: 15 }), (parts) => {
        const words = parts.map((part) => (typeof part === 'string' ? part : part[0]));
        const leaks = [' | ', '\n', ' ', '\t'].flatMap((between) => {
          const original = words.join(between);
          // Prompts contain data as JSON.
          const hidden = `${hide(original)} ${hide(JSON.stringify({ posting: original }))}`.toLowerCase();
          return parts.filter((part) => typeof part !== 'string' && hidden.includes(part[1]));
        });
        expect(leaks).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
