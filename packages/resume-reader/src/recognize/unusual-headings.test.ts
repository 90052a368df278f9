import { describe, expect, it } from 'vitest';
import { textLines } from '../text/read-text';
import { recognize } from './recognize';
import { likelyMeaningOf, meaningOf } from './section-names';
import { splitSections } from './split-sections';
import { sourceCell, sourceLine } from '../testing/source-lines';

const line = (text: string, style = 'Sans 10', gap = 1, x = 40) =>
  sourceLine([sourceCell(text, x, style.includes('bold'))], { style, gap });
const heading = (text: string, gap = 1) => line(text, 'Sans 10 bold caps', gap);
const sectionsOf = (lines: readonly ReturnType<typeof line>[]) =>
  splitSections(lines).sections.map((section) => [section.meaning, section.heading, section.lines.length]);

describe('headings in other words than the usual ones', () => {
  it.each([
    ['Educational Qualification', 'education'],
    ['Technical Skill Set', 'skills'],
    ['Awards & Recognition', 'awards'],
    ['Competencias lingüísticas', 'languages'],
    ['Habilitations', 'certifications'],
    ['Voluntary Work', 'volunteering'],
    ['Schule und Ausbildung', 'education'],
  ])('%s', (text, meaning) => {
    expect(meaningOf(text)).toBe(meaning);
  });

  it('are understood by one of their words when they look like headings', () => {
    expect(likelyMeaningOf('Refereed publications')).toBe('publications');
    expect(likelyMeaningOf('My professional career so far')).toBe('experience');
    expect(likelyMeaningOf('Declaration')).toBeUndefined();
    expect(['Details', 'Project Details'].map(likelyMeaningOf)).toEqual(['contact', 'projects']);
  });

  it('are none where entries have them above their bullets', () => {
    expect(meaningOf('Highlights')).toBeUndefined();
  });
});

describe('where sections start', () => {
  it('is at headings without a gap in a file that has no gaps', () => {
    const lines = [
      line('Asha Menon'),
      heading('Work Experience'),
      line('QA Lead'),
      heading('Declaration'),
      line('True.'),
    ];
    expect(sectionsOf(lines)).toEqual([
      ['experience', 'Work Experience', 1],
      ['custom', 'Declaration', 1],
    ]);
  });

  it('is at a heading of two lines in a narrow margin', () => {
    const lines = [
      line('Nuria'),
      heading('EXPERIENCIA', 2),
      line('Farmacia'),
      heading('COMPETENCIAS', 2),
      heading('LINGÜÍSTICAS', 0.6),
      line('Español'),
    ];
    expect(sectionsOf(lines)).toEqual([
      ['experience', 'EXPERIENCIA', 1],
      ['languages', 'COMPETENCIAS LINGÜÍSTICAS', 1],
    ]);
  });

  it('is not at the first line below a heading, whatever it looks like', () => {
    const large = (text: string) => ({ ...line(text, 'Sans 13 bold', 2), size: 13 });
    const bold = (text: string, gap = 1) => line(text, 'Sans 10 bold', gap);
    const lines = [
      large('Skills'),
      line('SQL'),
      bold('Career History', 2),
      line('Nurse'),
      bold('Education', 2),
      line('College'),
      large('Referees'),
      bold('Dr Sarah Pemberton', 1.5),
      line('Director'),
    ];
    expect(sectionsOf(lines).at(-1)).toEqual(['references', 'Referees', 2]);
  });

  it('is not at the title of the file', () => {
    const { document } = recognize(
      textLines('RESUME\n\nSunita Rao\nsunita@example.com\n\nSKILLS\n\nSelenium, JIRA\n\nHOBBIES\n\nChess\n'),
    );
    expect(document).toMatchObject({ name: 'Sunita Rao', email: 'sunita@example.com', summary: '' });
  });

  it('is at a summary that shares the line with its heading', () => {
    const text = 'A full-time position in a nursery where I can grow plants and people.';
    const lines = [line('Ana Ruiz'), line(`OBJECTIVE: ${text}`), heading('EXPERIENCE'), line('Gardener')];
    expect(splitSections(lines).sections).toMatchObject([
      { meaning: 'summary', heading: 'OBJECTIVE', lines: [{ cells: [{ text }] }] },
      { meaning: 'experience' },
    ]);
  });

  it('is not at labels in another look than the headings', () => {
    const label = (text: string, value: string) =>
      sourceLine([sourceCell(text, 40), sourceCell(value, 170)], { gap: 1.3 });
    const large = (text: string) => heading(text, 2);
    const lines = [
      line('Jörg Adam'),
      large('BERUFSERFAHRUNG'),
      line('Koch'),
      large('AUSBILDUNG'),
      line('Lehre'),
      large('SPRACHEN'),
      line('Deutsch'),
      large('SONSTIGES'),
      label('Führerschein', 'Klasse B'),
      label('Ehrenamt', 'Tafel Kassel'),
    ];
    expect(sectionsOf(lines).at(-1)).toEqual(['custom', 'SONSTIGES', 2]);
  });

  it('is at "References on request" without a heading', () => {
    const { document } = recognize(
      textLines('Ana Ruiz\n\nHOBBIES\n\nSkiing, Reading\n\nReferences available on request\n'),
    );
    expect(document.sections.map(({ kind }) => kind)).toEqual(['interests', 'references']);
  });

  it('is at a label among personal details that names a section', () => {
    const { document, unplaced } = recognize(
      textLines('Vikram Patil\n\nPERSONAL DETAILS\n\nNationality: Indian\nLanguages Known: English, Hindi\n'),
    );
    expect(document.sections).toMatchObject([
      { kind: 'languages', entries: [{ title: 'English' }, { title: 'Hindi' }] },
    ]);
    expect(unplaced).toContain('Nationality: Indian');
  });

  it('is the summary when running text about interests comes first', () => {
    const text =
      'My research is about how speakers of minority languages adapt their vowels to each other in conversation.';
    const { document } = recognize(textLines(`Fiona Reid\n\nRESEARCH INTERESTS\n\n${text}\n\nLANGUAGES\n\nEnglish\n`));
    expect(document.summary).toBe(text);
  });

  it('is not at the names of groups right below a heading, in smaller letters', () => {
    const group = (text: string) => ({ ...heading(text, 1.4), style: 'Sans 10 bold' });
    const skills = { ...heading('SKILLS', 2), size: 12, style: 'Sans 12 bold' };
    const lines = [
      { ...line('Asha Menon'), size: 20 },
      skills,
      group('Languages'),
      line('SQL'),
      group('Tools'),
      line('Git'),
      group('Leadership'),
      line('Hiring'),
    ];
    expect(sectionsOf(lines)).toEqual([['skills', 'SKILLS', 6]]);
  });

  it('is not at a headline in the size of headings above contact data', () => {
    const large = (text: string, gap: number) => ({ ...line(text, 'Serif 12', gap), size: 12 });
    const lines = [
      { ...line('Asha Menon', 'Serif 22'), size: 22 },
      large('Commercial Solicitor', 1.3),
      line('Leeds | asha@menon.example'),
      large('Summary', 1.9),
      line('Advises on contracts.'),
      large('Skills', 1.9),
      line('Contracts, Leases'),
    ];
    expect(sectionsOf(lines)).toEqual([
      ['summary', 'Summary', 1],
      ['skills', 'Skills', 1],
    ]);
  });
});
