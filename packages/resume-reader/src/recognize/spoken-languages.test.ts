import { describe, expect, it } from 'vitest';
import { textLines } from '../text/read-text';
import { sourceCell, sourceLine } from '../testing/source-lines';
import { readLanguages } from './read-languages';
import { recognize } from './recognize';
import type { SourceSection } from './split-sections';
import { withLanguagesApart } from './spoken-languages';

const skills = (lines: SourceSection['lines']): SourceSection => ({ meaning: 'skills', heading: 'Skills', lines });
const read = (section: SourceSection) =>
  withLanguagesApart([section]).map(({ meaning, lines }) => [
    meaning,
    lines.map(({ cells }) => cells.map(({ text }) => text).join(' ')),
  ]);

describe('languages among the skills', () => {
  it('are a section of their own', () => {
    const lines = textLines('Tools: Excel, SAS\nLanguages: English, Igbo (basic)\nLaboratory: PCR');
    expect(read(skills(lines))).toEqual([
      ['skills', ['Tools: Excel, SAS', 'Laboratory: PCR']],
      ['languages', ['English, Igbo (basic)']],
    ]);
  });

  it('go on in the column beside their label', () => {
    const [line] = textLines('Sprachen');
    if (!line) throw new Error('no line');
    const lines = [
      { ...line, cells: [sourceCell('Sprachen', 70), sourceCell('Deutsch (Muttersprache)', 190)] },
      { ...line, cells: [sourceCell('Englisch (C1)', 190)] },
      { ...line, cells: [sourceCell('EDV', 70), sourceCell('Moodle, Python', 190)] },
    ];
    expect(read(skills(lines))).toEqual([
      ['skills', ['EDV Moodle, Python']],
      ['languages', ['Deutsch (Muttersprache)', 'Englisch (C1)']],
    ]);
  });

  it('follow a label in bold without a colon', () => {
    const [line] = textLines('Tools');
    if (!line) throw new Error('no line');
    const labeled = (label: string, text: string) => {
      const [bold] = sourceCell(label, 70, true).runs;
      const cell = sourceCell(text, 70);
      return { ...line, cells: [{ ...cell, text: `${label}${text}`, runs: [...(bold ? [bold] : []), ...cell.runs] }] };
    };
    expect(read(skills([labeled('Tools ', 'Excel, SAS'), labeled('Languages ', 'Malay, Tamil')]))).toEqual([
      ['skills', ['Tools Excel, SAS']],
      ['languages', ['Malay, Tamil']],
    ]);
  });

  it('are those below "Mother tongue" and "Other languages" of a form', () => {
    const lines = textLines('Prima lingua: Italiano\nAltre lingue\nTedesco: buono\nFrancese (B1)\nWord, Excel');
    expect(read(skills(lines))).toEqual([
      ['skills', ['Word, Excel']],
      ['languages', ['Italiano', 'Tedesco: buono', 'Francese (B1)']],
    ]);
  });

  it('stay skills when they are programming languages', () => {
    const lines = textLines('Languages: Java, Python\nTools: Git');
    expect(read(skills(lines))).toEqual([['skills', ['Languages: Java, Python', 'Tools: Git']]]);
  });

  it('leave the words of a heading of one’s own to the tray', () => {
    const { unplaced } = recognize(
      textLines('Ada Okafor\n\nACME SKILLS\n\nLanguages: English, Spanish\n\nEDUCATION\n\nBoston College, 2019'),
    );
    expect(unplaced).toEqual(['ACME SKILLS']);
  });

  it('have a mother tongue as a level beside another one', () => {
    const row = (left: string, right: string) =>
      sourceLine([sourceCell(left, 370), sourceCell(right, 460)], { style: 'Sans 9' });
    const lines = [row('Français', 'Anglais'), row('langue maternelle', 'B1')];
    expect(readLanguages(lines)).toMatchObject([
      { title: 'Français', detail: 'langue maternelle' },
      { title: 'Anglais', detail: 'B1' },
    ]);
  });
});
