import { describe, expect, it } from 'vitest';
import { sourceCell, sourceLine } from '../testing/source-lines';
import { readLanguages } from './read-languages';

const line = (...cells: readonly (readonly [string, number])[]) =>
  sourceLine(cells.map(([text, x]) => sourceCell(text, x)));
const named = (lines: Parameters<typeof readLanguages>[0]) =>
  readLanguages(lines).map(({ title, detail, notes }) => [title, detail, notes].filter(Boolean));

describe('languages of a Europass', () => {
  it('have a level for each skill of the table', () => {
    const lines = [
      line(['Mother tongue(s): SLOVENE', 45]),
      line(['Other language(s):', 45]),
      line(['UNDERSTANDING', 140], ['SPEAKING', 340], ['WRITING', 500]),
      line(['Listening', 128], ['Reading', 194], ['Spoken production', 264], ['Spoken interaction', 385]),
      line(['CROATIAN', 51], ['C1', 141], ['C1', 205], ['B2', 297], ['C1', 418], ['B2', 511]),
      line(['Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user', 45]),
    ];
    expect(named(lines)).toEqual([
      ['SLOVENE', 'Mother tongue(s)'],
      ['CROATIAN', 'Listening C1, Reading C1, Spoken production B2, Spoken interaction C1, WRITING B2'],
    ]);
  });

  it('stand side by side with their levels in brackets', () => {
    expect(named([line(['Dutch (native)', 45], ['English (C2)', 240])])).toEqual([
      ['Dutch', 'native'],
      ['English', 'C2'],
    ]);
  });

  it('have a level each where there is no table', () => {
    expect(named([line(['Norwegian', 45], ['B2', 140]), line(['Danish', 45], ['A2', 140])])).toEqual([
      ['Norwegian', 'B2'],
      ['Danish', 'A2'],
    ]);
  });

  it('have their levels after a comma in a narrow column', () => {
    const lines = ['Spanish, native', 'English, C1'].map((text) => sourceLine([sourceCell(text)], { hadNoRoom: true }));
    expect(named(lines)).toEqual([
      ['Spanish', 'native'],
      ['English', 'C1'],
    ]);
  });

  it('have "mother tongue" below them as their level', () => {
    const lines = ['Français', 'langue maternelle', 'Anglais', 'C1'].map((text) => line([text, 40]));
    expect(named(lines)).toEqual([
      ['Français', 'langue maternelle'],
      ['Anglais', 'C1'],
    ]);
  });
});
