import { describe, expect, it } from 'vitest';
import { entriesOf } from '@keepmark/resume-document';
import type { SourceCell } from '../lines/source-line';
import { textLines } from '../text/read-text';
import { recognize } from './recognize';
import { sourceCell, sourceLine } from '../testing/source-lines';

const cell = sourceCell;
const line = (cells: readonly SourceCell[], style = 'Serif 10', size = 10) => sourceLine(cells, { style, size });

describe('headings and names in unusual places', () => {
  const heading = (text: string) => ({ ...line([cell(text, 40, true)], 'Serif-Bold 13', 13), gap: 2 });

  it('reads the name that the file marks after a column of contact data', () => {
    const { document } = recognize([
      { ...heading('Contact'), level: 2 },
      line([cell('isabelle@example.com', 40)]),
      { ...heading('Isabelle Tremblay'), level: 0 },
      line([cell('UX Researcher', 40)]),
      { ...heading('Education'), level: 2 },
      line([cell('McGill University', 40), cell('2011 – 2015', 400)]),
    ]);
    expect(document).toMatchObject({
      name: 'Isabelle Tremblay',
      headline: 'UX Researcher',
      email: 'isabelle@example.com',
    });
  });

  it('takes the name from a form below the title of the document', () => {
    const { document } = recognize([
      line([cell('Lebenslauf', 40, true)], 'Serif-Bold 20', 20),
      heading('Persönliche Daten'),
      line([cell('Name', 40), cell('Jörg Müllenbach', 150)]),
      line([cell('E-Mail', 40), cell('jm@example.de', 150)]),
      heading('Berufserfahrung'),
      line([cell('Elektroniker', 150, true), cell('2014 – heute', 40)]),
    ]);
    expect(document).toMatchObject({ name: 'Jörg Müllenbach', headline: '', email: 'jm@example.de' });
  });

  it('parts a section whose heading announces two', () => {
    const { document, unplaced } = recognize(
      textLines(
        'Kim Lee\nkim@example.com\n\nSKILLS & LANGUAGES\n\nSkills: Gong, HubSpot\nLanguages: English (Native), Haitian Creole (Fluent)\n',
      ),
    );
    const entries = Object.fromEntries(document.sections.map((section) => [section.kind, entriesOf(section)]));
    expect(entries['skills']).toMatchObject([{ skillName: 'Gong' }, { skillName: 'HubSpot' }]);
    expect(entries['languages']).toMatchObject([
      { title: 'English', detail: 'Native' },
      { title: 'Haitian Creole', detail: 'Fluent' },
    ]);
    expect(unplaced).toEqual([]);
  });

  it('reads a heading in the margin beside a title in bold', () => {
    const beside = (text: string, title: string) => ({
      ...line([cell(text, 40, true), cell(title, 170, true)], 'Bold 9', 10),
      secondStyle: 'Bold 10',
      gap: 2,
    });
    const { document } = recognize([
      line([cell('Grace Hartley', 40)], 'Serif 24', 24),
      beside('EXPERIENCE', 'Senior Project Manager, Peachtree Energy'),
      line([cell('11/2020 – Present', 170)]),
      { ...line([cell('Ran 11 moves', 180)]), isBullet: true },
      line([cell('Project Manager, Coda Consulting Group', 170, true)], 'Bold 10'),
      line([cell('02/2016 – 10/2020', 170)]),
      { ...line([cell('Managed budgets', 180)]), isBullet: true },
      beside('EDUCATION', 'Georgia State University'),
      line([cell('2009 – 2013', 170)]),
    ]);
    const jobs = document.sections.find(({ kind }) => kind === 'experience');
    expect(jobs && entriesOf(jobs)).toMatchObject([
      { title: 'Senior Project Manager', companyName: 'Peachtree Energy', startDate: '2020-11' },
      { title: 'Project Manager', companyName: 'Coda Consulting Group', endDate: '2020-10' },
    ]);
  });

  it('takes large short lines as headings when it knows none of them', () => {
    const { document, unplaced } = recognize([
      line([cell('Amara Bello', 40, true)], 'Bold 28', 28),
      heading('Hello there'),
      line([cell('I explain numbers to people who would rather not hear them, and they come back for more.', 40)]),
      heading('Where I’ve worked'),
      line([cell('Acme — Data Analyst', 40, true)], 'Bold 10'),
      line([cell('Feb 2023 – now', 40)]),
      heading('Where I studied'),
      line([cell('University of Leeds — BSc Mathematics', 40, true)], 'Bold 10'),
      line([cell('2009 – 2012', 40)]),
    ]);
    expect(document.sections.map(({ kind }) => kind)).toEqual(['summary', 'experience', 'education']);
    expect(unplaced).toEqual(['Hello there']);
  });

  it('parts citations with hanging lines into author, year, title and journal', () => {
    const { document } = recognize([
      line([cell('Elena Vasquez', 40, true)], 'Bold 18', 18),
      heading('Publications'),
      line([cell('Vasquez, E., & Liu, H. (2023). Urban gardens as refuges for native bees. Ecology', 40)]),
      line([cell('Letters.', 55)]),
      line([cell('Vasquez, E. (2019). A field guide to sampling error. Methods in', 40)]),
      line([cell('Ecology.', 55)]),
    ]);
    const works = document.sections.find(({ kind }) => kind === 'publications');
    expect(works && entriesOf(works)).toMatchObject([
      {
        title: 'Urban gardens as refuges for native bees',
        organization: 'Ecology Letters',
        startDate: '2023',
        notes: 'Vasquez, E., & Liu, H.',
      },
      { title: 'A field guide to sampling error', organization: 'Methods in Ecology', startDate: '2019' },
    ]);
  });
});
