import { describe, expect, it } from 'vitest';
import { readContact } from './contact';
import { sourceCell, sourceLine } from '../testing/source-lines';

const left = (text: string) => sourceCell(text, 57);
const right = (text: string, x: number) => sourceCell(text, x);

describe('a header with contact data at the right of the page', () => {
  it('has name, headline and an address over several lines', () => {
    const lines = [
      sourceLine([right('Havnegata 4', 486)]),
      sourceLine([left('Nora Lindqvist'), right('9008 Tromsø', 471)], { size: 28 }),
      sourceLine([right('Norway', 507)]),
      sourceLine([left('Glaciologist'), right('+47 555 01 440', 457)], { size: 16 }),
      sourceLine([right('nora@example.org', 418)]),
    ];
    expect(readContact(lines, true)).toMatchObject({
      name: 'Nora Lindqvist',
      headline: 'Glaciologist',
      location: 'Havnegata 4, 9008 Tromsø, Norway',
      email: 'nora@example.org',
      unplaced: [],
    });
  });

  it('has no headline in a labeled line of a form', () => {
    const lines = [sourceLine([left('Nora Lindqvist')], { size: 20 }), sourceLine([left('Clearance Level: Secret')])];
    expect(readContact(lines, true)).toMatchObject({ headline: '', unplaced: ['Clearance Level: Secret'] });
  });

  it('has a name on two lines of Word’s title style, and its address and phone number behind labels', () => {
    const lines = [
      sourceLine([left('Nora')], { level: 0 }),
      sourceLine([left('Lindqvist-Berg')], { level: 0 }),
      sourceLine([left('Phone number: +47 555 01 440')]),
      sourceLine([left('Home: Havnegata 4, 9008, Tromsø, Norway')]),
    ];
    expect(readContact(lines, true)).toMatchObject({
      name: 'Nora Lindqvist-Berg',
      phone: '+47 555 01 440',
      location: 'Havnegata 4, 9008, Tromsø, Norway',
    });
  });
});
