import { describe, expect, it } from 'vitest';
import { readContact } from './contact';
import { readEducation } from './read-education';
import { readExperience } from './read-experience';
import { sourceCell, sourceLine } from '../testing/source-lines';

const bullet = (text: string) => sourceLine([sourceCell(text, 195)], { isBullet: true });

describe('places beside names', () => {
  it('stand in the margin below the dates, in towns that no list has, too', () => {
    const job = (title: string, dates: string, town: string, company: string) => [
      sourceLine([sourceCell(title, 184, true), sourceCell(dates, 34)], { style: 'Sans-Bold 10', gap: 1.6 }),
      sourceLine([sourceCell(town, 34), sourceCell(company, 184, false, true)], { style: 'Sans 10' }),
      bullet('Closed the books'),
    ];
    const lines = [
      ...job('Bookkeeper', '09/2019 – 03/2022', 'Toulouse', 'Maison Roux'),
      ...job('Clerk', '01/2015 – 06/2015', 'Castres', 'Atelier Blanc'),
    ];
    expect(readExperience(lines).entries).toMatchObject([
      { title: 'Bookkeeper', companyName: 'Maison Roux', city: 'Toulouse' },
      { title: 'Clerk', companyName: 'Atelier Blanc', city: 'Castres' },
    ]);
  });

  it('stand at the right of the company', () => {
    const job = (company: string, town: string, title: string, dates: string) => [
      sourceLine([sourceCell(company, 34, true), sourceCell(town, 525)], { style: 'Sans-Bold 12', size: 12, gap: 1.6 }),
      sourceLine([sourceCell(title, 34, false, true), sourceCell(dates, 470)], { style: 'Sans-Italic 10' }),
      bullet('Ran the stall'),
    ];
    const lines = [
      ...job('Blumen Roth', 'Kassel', 'Floristin', '09/2019 – 03/2022'),
      ...job('Gärtnerei Lenz', 'Baunatal', 'Aushilfe', '01/2015 – 06/2015'),
    ];
    expect(readExperience(lines).entries).toMatchObject([
      { companyName: 'Blumen Roth', title: 'Floristin', city: 'Kassel' },
      { companyName: 'Gärtnerei Lenz', title: 'Aushilfe', city: 'Baunatal' },
    ]);
  });

  it('stand beside schools', () => {
    const lines = [
      sourceLine([sourceCell('NVQ Level 3 Plumbing', 184, true), sourceCell('09/2009 – 06/2013', 34)]),
      sourceLine([sourceCell('Newport', 34), sourceCell('Coleg Gwent', 184, false, true)]),
    ];
    expect(readEducation(lines).entries).toMatchObject([{ institutionName: 'Coleg Gwent', city: 'Newport' }]);
  });

  it.each([
    ['in brackets', 'Goonyella Mining (Moranbah)', 'Deering Tools (Mackay)'],
    ['after a slash', 'Goonyella Mining / Moranbah', 'Deering Tools / Mackay'],
  ])('stand %s', (_, first, second) => {
    const job = (title: string, company: string) => [
      sourceLine([sourceCell(title, 105, true), sourceCell('2017 – 2020', 36)], { style: 'Sans-Bold 10', gap: 1.6 }),
      sourceLine([sourceCell(company, 105)]),
      bullet('Changed final drives'),
    ];
    expect(readExperience([...job('Fitter', first), ...job('Welder', second)]).entries).toMatchObject([
      { title: 'Fitter', companyName: 'Goonyella Mining', city: 'Moranbah' },
      { title: 'Welder', companyName: 'Deering Tools', city: 'Mackay' },
    ]);
  });

  it('stand alone below title and company, and after dates', () => {
    const job = (title: string, company: string, town: string) => [
      sourceLine([sourceCell('01/2017 – 05/2020', 40)], { gap: 1.6 }),
      sourceLine([sourceCell(title, 40, true)], { style: 'Sans-Bold 10' }),
      sourceLine([sourceCell(company, 40)]),
      sourceLine([sourceCell(town, 40)]),
      bullet('Found faults'),
    ];
    const lines = [...job('Electrician', 'Taff Power', 'Cardiff'), ...job('Fitter', 'Usk Power', 'Usk')];
    expect(readExperience(lines).entries).toMatchObject([
      { title: 'Electrician', companyName: 'Taff Power', city: 'Cardiff' },
      { title: 'Fitter', companyName: 'Usk Power', city: 'Usk' },
    ]);
    const dated = [
      sourceLine([sourceCell('Heavy Diesel Fitter, Goonyella Mining', 40, true)], { style: 'Sans-Bold 10' }),
      sourceLine([sourceCell('Jul 2017 – Present | Mackay', 40)]),
      bullet('Changed final drives'),
    ];
    expect(readExperience(dated).entries).toMatchObject([{ companyName: 'Goonyella Mining', city: 'Mackay' }]);
  });

  it.each(['Kassel', 'Mackay QLD', 'newcastle upon tyne'])('are where a person lives: %s', (city) => {
    const name = sourceLine([sourceCell('Mira Stahl', 40)], { size: 20 });
    const line = sourceLine([sourceCell(`${city} | 0171 5550123 | mira@stahl.example`, 40)]);
    expect(readContact([name, line], true)).toMatchObject({ location: city, headline: '' });
  });
});
