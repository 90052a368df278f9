import { describe, expect, it } from 'vitest';
import { entriesOf } from '@keepmark/resume-document';
import { textLines } from '../text/read-text';
import { recognize } from './recognize';

const read = (text: string) => {
  const { document, unplaced } = recognize(textLines(`Mira Castellan\nmira@example.com\n\n${text}`));
  const sections = document.sections.map((section) => [section.kind, section.heading, entriesOf(section).length]);
  return { sections, unplaced };
};

describe('headings of sections', () => {
  it('stay when they say something else than the default ones', () => {
    const text =
      'REFEREES\n\nDr. Ama Boateng\n\nFELLOWSHIPS\n\nHarbor Fellowship, 2019\n\nCOURSES\n\nKnife skills, 2020\n\nLANGUAGES\n\nTwi\n';
    expect(read(text)).toEqual({
      sections: [
        ['references', 'Referees', 1],
        ['awards', 'Fellowships', 1],
        ['certifications', 'Courses', 1],
        ['languages', '', 1],
      ],
      unplaced: [],
    });
  });

  it('stay in the language of the file', () => {
    expect(read('IDIOMAS\n\nGallego\n\nLOISIRS ET INTÉRÊTS\n\nVoile\n').sections).toEqual([
      ['languages', 'Idiomas', 1],
      ['interests', 'Loisirs et Intérêts', 1],
    ]);
  });

  it('have small words in lower case', () => {
    expect(read('GRANTS AND PRIZES\n\nSeed grant, 2020\n').sections).toEqual([['awards', 'Grants and Prizes', 1]]);
  });

  it('stay when two sections are of one kind, each with its own entries', () => {
    const text =
      'GRANTS\n\nSeed grant, 2020\n\nPRIZES\n\nBest poster, 2018\nBest talk, 2021\n\nTEACHING\n\nLab course\n';
    expect(read(text).sections.slice(0, 2)).toEqual([
      ['awards', 'Grants', 1],
      ['custom', 'Prizes', 2],
    ]);
  });

  it('give way to the first one where only one section can have the entries', () => {
    const text = 'EXPERIENCE\n\nBaker, Acme Ltd, 2018 – 2020\n\nMILITARY SERVICE\n\nCook, Navy, 2014 – 2016\n';
    expect(read(text).sections).toEqual([['experience', '', 2]]);
  });
});
