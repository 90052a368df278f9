import { describe, expect, it } from 'vitest';
import { textLines } from '../text/read-text';
import { readExperience } from './read-experience';
import { sourceCell, sourceLine } from '../testing/source-lines';

describe('jobs', () => {
  const jobs = (lines: Parameters<typeof readExperience>[0]) => readExperience(lines).entries;

  it('have a slash between company and title', () => {
    expect(jobs(textLines('Tidewater Press, Galway / Staff Writer\n2017 – 2021\n'))).toMatchObject([
      { title: 'Staff Writer', companyName: 'Tidewater Press', city: 'Galway' },
    ]);
    expect(jobs(textLines('Forklift Operator / Picker\nDelta Parts Inc\n2017 – 2021\n'))).toMatchObject([
      { title: 'Forklift Operator / Picker', companyName: 'Delta Parts Inc' },
    ]);
  });

  it('have a company with its city above a task with many commas', () => {
    const bold = sourceLine([sourceCell('Site Architect', 40, true), sourceCell('2014 – 2018', 400)], {
      style: 'Sans-Bold 10',
    });
    const plain = ['Steiner Moser Bauten, Luzern', 'School in timber, 12 rooms, 4 million, completed 2017'].map(
      (text) => sourceLine([sourceCell(text, 40)]),
    );
    expect(jobs([bold, ...plain])).toMatchObject([
      { title: 'Site Architect', companyName: 'Steiner Moser Bauten', city: 'Luzern' },
    ]);
  });

  it('have a city alone below title and company on one line', () => {
    const head = (text: string, dates: string) =>
      sourceLine([sourceCell(text, 40, true), sourceCell(dates, 400)], { style: 'Sans-Bold 10' });
    const below = (text: string) => sourceLine([sourceCell(text, 40)]);
    const lines = [head('Fitter, Royal Docks Ltd', '2010 – 2014'), below('Gloucester')];
    expect(jobs(lines)).toMatchObject([{ title: 'Fitter', companyName: 'Royal Docks Ltd', city: 'Gloucester' }]);
    const named = [head('Nurse, Intensive Care', '2010 – 2014'), below('Mercy')];
    expect(jobs(named)).toMatchObject([{ title: 'Nurse, Intensive Care', companyName: 'Mercy' }]);
  });

  it('have a short sentence below a head of one line in the notes', () => {
    const text = 'Line Cook, Café Marguerite, 2012 – 2015\nGrill and garde-manger.\n';
    expect(jobs(textLines(text))).toMatchObject([
      { title: 'Line Cook', companyName: 'Café Marguerite', notes: 'Grill and garde-manger.' },
    ]);
  });

  it.each(['Nantes (44)', 'Fiesole (FI)'])('have a city with its code after the company: %s', (city) => {
    expect(jobs(textLines(`Fleuriste – Atelier Pivoine, ${city}\n2016 – 2019\n`))).toMatchObject([
      { title: 'Fleuriste', companyName: 'Atelier Pivoine', city },
    ]);
  });

  it.each(['Ciudad de México', 'Newcastle upon Tyne'])('have a city of several words after the company: %s', (city) => {
    expect(jobs(textLines(`Contador\nEstudio Salgado, ${city}\n2016 – 2019\n`))).toMatchObject([
      { title: 'Contador', companyName: 'Estudio Salgado', city },
    ]);
  });

  it('have a company named by its trade before a city that is a region, too', () => {
    expect(jobs(textLines('Entwickler\nKontor Software, Hamburg\n2016 – 2019\n'))).toMatchObject([
      { title: 'Entwickler', companyName: 'Kontor Software', city: 'Hamburg' },
    ]);
  });

  it('have their dates in the look of the company', () => {
    const job = (company: string, title: string, dates: string) => [
      sourceLine([sourceCell(company, 220, true)], { style: 'Sans-Bold 10', gap: 1.4 }),
      sourceLine([sourceCell(title, 220)]),
      sourceLine([sourceCell(dates, 220, true)], { style: 'Sans-Bold 10' }),
      sourceLine([sourceCell('Drove the night line', 231)], { isBullet: true }),
    ];
    const lines = [
      ...job('Nord Spedition', 'Driver', 'May 2016 – Present'),
      ...job('Getränke Hartwig', 'Courier', 'Mar 2011 – Apr 2016'),
    ];
    expect(jobs(lines)).toMatchObject([
      { companyName: 'Nord Spedition', title: 'Driver', startDate: '2016-05', notes: '- Drove the night line' },
      { companyName: 'Getränke Hartwig', title: 'Courier', startDate: '2011-03' },
    ]);
  });

  it('have a dash in the name of one company among others without', () => {
    const job = (name: string) => [
      sourceLine([sourceCell('Nurse', 40, true)], { style: 'Sans-Bold 10', gap: 1.6 }),
      sourceLine([sourceCell(`${name} | 2015 - 2017`, 40)]),
      sourceLine([sourceCell('Monitored telemetry', 50)], { isBullet: true }),
    ];
    const lines = [...job('Elm Court'), ...job('Mercy Health – St. Vincent'), ...job('Oak House')];
    expect(jobs(lines)).toMatchObject([
      { companyName: 'Elm Court' },
      { companyName: 'Mercy Health – St. Vincent', city: '' },
      { companyName: 'Oak House' },
    ]);
  });

  it('have "en" within a title', () => {
    expect(jobs(textLines('Interne en pharmacie, CHU de Bordeaux\n2015 – 2019\n'))).toMatchObject([
      { title: 'Interne en pharmacie', companyName: 'CHU de Bordeaux' },
    ]);
  });
});
