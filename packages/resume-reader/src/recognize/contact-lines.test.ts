import { describe, expect, it } from 'vitest';
import { readContact } from './contact';
import { sourceCell, sourceLine } from '../testing/source-lines';

const line = (...texts: readonly string[]) =>
  sourceLine(texts.map((text, index) => sourceCell(text, 40 + index * 120)));
const name = { ...line('Hannah Whitcombe'), size: 20 };

describe('contact data', () => {
  it('has the last word of a long name below it', () => {
    const large = (text: string) => ({ ...line(text), size: 20, style: 'Sans-Bold 20', hadNoRoom: true });
    const lines = [large('Marcus Tan Wei'), large('Jie'), line('Finance Manager'), line('marcus@ledger.example')];
    expect(readContact(lines, true)).toMatchObject({ name: 'Marcus Tan Wei Jie', headline: 'Finance Manager' });
  });

  it('has two words of a long name below it', () => {
    const large = (text: string) => ({ ...line(text), size: 19, style: 'Sans-Bold 19', hadNoRoom: true });
    const lines = [large('Lucía Fernández'), large('de Vries'), line('Marketer'), line('lucia@ledger.example')];
    expect(readContact(lines, true)).toMatchObject({ name: 'Lucía Fernández de Vries', headline: 'Marketer' });
  });

  it('has a city alone above a number to call', () => {
    const lines = [name, line('Electrician'), line('Erfurt'), line('0171 555 6042'), line('hannah@whitcombe.example')];
    expect(readContact(lines, true)).toMatchObject({ headline: 'Electrician', location: 'Erfurt', unplaced: [] });
  });

  it('has a label without a colon before a city', () => {
    const lines = [name, line('Cook'), line('Address Lyon, France', 'Phone 06 39 98 12 47')];
    expect(readContact(lines, true)).toMatchObject({ location: 'Lyon, France', phone: '06 39 98 12 47' });
  });

  it.each(['~', '◦', '●', '∣'])('is parted by %s', (mark) => {
    const text = ['Singapore, SG', '+65 5550 1287', 'hannah@whitcombe.example'].join(` ${mark} `);
    expect(readContact([name, line(text)], true)).toMatchObject({
      phone: '+65 5550 1287',
      email: 'hannah@whitcombe.example',
      unplaced: [],
    });
  });

  it.each([
    ['418 Jenifer Street', 'Madison, WI 53703'],
    ['Hauptstraße 12a', '50733 Köln'],
    ['Keizersgracht 8', 'Amsterdam, 1015 CN'],
    ['Rua Augusta 21', 'Lisbon 1100-053'],
  ])('has a street and the city below it as one address: %s', (street, city) => {
    expect(readContact([name, line(street), line(city)], true)).toMatchObject({
      location: `${street}, ${city}`,
      unplaced: [],
    });
  });

  it.each([
    'Denver, CO (US)',
    'Bedminster, Bristol BS3 4HT',
    'Québec (Québec) G1R 2S5',
    'Headingley, Leeds LS6',
    'Oude Gracht 12, Utrecht, 3511 AB, The Netherlands',
    '8 rue des Tanneurs, 31000 Toulouse',
  ])('knows the address %s', (location) => {
    expect(readContact([name, line(location)], true)).toMatchObject({ location, headline: '' });
  });

  it.each([
    ['Telephone +44 131 496 0188, f.reid@example.org', '+44 131 496 0188', 'f.reid@example.org'],
    ['Mobile: 07700 900461 Email: e.h@example.com', '07700 900461', 'e.h@example.com'],
    ['M: 07700 900461 | E: e.h@example.com', '07700 900461', 'e.h@example.com'],
    ['T +44 131 496 0188 E: f.reid@example.org', '+44 131 496 0188', 'f.reid@example.org'],
    ['Phone 0118 496 0188  Email f.reid@example.org', '0118 496 0188', 'f.reid@example.org'],
    ['(+1) 612-555-0187 | ingrid@example.org', '(+1) 612-555-0187', 'ingrid@example.org'],
  ])('parts %s', (text, phone, email) => {
    expect(readContact([name, line(text)], true)).toMatchObject({ phone, email, unplaced: [] });
  });

  it('has a street, a city and a country below each other as one address', () => {
    const lines = [line('Keizersgracht 8'), line('Amsterdam, 1015 CN'), line('The Netherlands'), line('06-55501294')];
    expect(readContact([name, ...lines], true)).toMatchObject({
      location: 'Keizersgracht 8, Amsterdam, 1015 CN, The Netherlands',
      phone: '06-55501294',
      unplaced: [],
    });
  });

  it('has a first name and a last name in two looks', () => {
    const lines = [
      { ...line('Amélie'), size: 24 },
      { ...line('ROUSSEL'), size: 24, style: 'Sans 24 bold caps' },
    ];
    expect(readContact([...lines, line('Fleuriste')], true)).toMatchObject({
      name: 'Amélie ROUSSEL',
      headline: 'Fleuriste',
    });
  });

  it('keeps degrees and licenses in capitals behind a name in capitals', () => {
    const named = (...texts: readonly string[]) =>
      readContact([...texts.map((text) => sourceLine([sourceCell(text, 40)], { size: 24 })), line('Fleuriste')], true)
        .name;
    expect(named('ROSA M. DELACROIX, PMP, RN')).toBe('Rosa M. Delacroix, PMP, RN');
    expect(named('LUCA', 'FERRANTE')).toBe('Luca Ferrante');
  });

  it('has a city alone beside a number to call, and in a section of its own', () => {
    const header = [name, line('Florist'), line('Uppsala | 070-555 01 33')];
    expect(readContact(header, true)).toMatchObject({ headline: 'Florist', location: 'Uppsala' });
    expect(readContact([line('070-555 01 33'), line('Instagram'), line('Uppsala')], false).location).toBe('Uppsala');
  });

  it('has the address below its label, and a street with a city that no list has', () => {
    const below = [line('Address'), line('Via Emilia 12, Rubiera'), line('@lucaferrante')];
    expect(readContact([name, ...below], true).location).toBe('Via Emilia 12, Rubiera');
    expect(readContact([name, line('Via Emilia 12, Rubiera')], true).location).toBe('Via Emilia 12, Rubiera');
  });

  it('takes the title of the file in Spanish for no name', () => {
    expect(readContact([{ ...line('CURRÍCULUM VITAE'), size: 16 }, line('Rocío Peña')], true).name).toBe('Rocío Peña');
  });

  it('has a summary of short lines below it, and one that goes on at the top of a column', () => {
    const first = line('Florist with nine years in weddings and');
    const wrapped = { ...line('funerals, who binds a bouquet in four minutes.'), hadNoRoom: true };
    expect(readContact([name, line('Florist'), first, wrapped], true)).toMatchObject({
      paragraphs: [first, wrapped],
      unplaced: [],
    });
    const whole = line('Florist with nine years in weddings, funerals and the decoration of hotels, known for');
    const rest = line('binding a bouquet in four minutes.');
    expect(readContact([name, whole, line('Lyon, France'), rest], true)).toMatchObject({
      paragraphs: [whole, rest],
      location: 'Lyon, France',
    });
  });

  it('takes a domain that few have for a link', () => {
    const { links } = readContact([name, line('orcid.org/0000-0003-4417-2210, fionareid.scot')], true);
    expect(links.map(({ url }) => url)).toEqual(['https://orcid.org/0000-0003-4417-2210', 'https://fionareid.scot/']);
  });

  it('parts a name from the title behind it, but not from degrees', () => {
    const named = (text: string) => readContact([{ ...line(text), size: 20 }], true);
    expect(named('Danielle Okonkwo, Registered Nurse, BSN')).toMatchObject({
      name: 'Danielle Okonkwo',
      headline: 'Registered Nurse, BSN',
    });
    expect(named('Danielle Okonkwo, RN, PhD')).toMatchObject({ name: 'Danielle Okonkwo, RN, PhD', headline: '' });
  });

  it('takes the headline of a form', () => {
    expect(readContact([line('Name', 'Sabine Hofstetter'), line('Beruf', 'Erzieherin')], true)).toMatchObject({
      name: 'Sabine Hofstetter',
      headline: 'Erzieherin',
    });
  });

  it('takes no line of marks for a headline', () => {
    expect(readContact([name, line('* * *'), line('Librarian')], true)).toMatchObject({
      headline: 'Librarian',
      unplaced: [],
    });
  });

  it('leaves birth and family to the tray', () => {
    const lines = [name, line('36 ans – Permis B'), line('Geburtsdatum', '14.03.1986'), line('Librarian')];
    expect(readContact(lines, true)).toMatchObject({
      headline: 'Librarian',
      unplaced: ['36 ans', 'Permis B', 'Geburtsdatum: 14.03.1986'],
    });
  });
});
