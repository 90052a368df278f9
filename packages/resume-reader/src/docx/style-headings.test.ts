import { describe, expect, it } from 'vitest';
import { textLines } from '../text/read-text';
import { withStyleHeadings } from './style-headings';

const linesOf = (...texts: readonly (readonly [string, string])[]) =>
  texts.flatMap(([text, style]) => {
    const [line] = textLines(text);
    return line ? [{ ...line, style, level: undefined }] : [];
  });

describe('headings in a style of the writer’s own', () => {
  it('are lines of one style that are short, apart, and mostly names of sections', () => {
    const lines = linesOf(
      ['Niamh Ní Dhuibhir', 'CV Name 11'],
      ['Languages', 'CV Section 11'],
      ['English', 'Normal 11'],
      ['What I bring', 'CV Section 11'],
      ['Court reports', 'Normal 11 bold'],
      ['Referees', 'CV Section 11'],
      ['Available on request', 'Normal 11'],
    );
    expect(withStyleHeadings(lines).map(({ level }) => level)).toEqual([
      undefined,
      1,
      undefined,
      1,
      undefined,
      1,
      undefined,
    ]);
  });

  it('are no job titles', () => {
    const lines = linesOf(
      ['Nurse', 'Job Title 11'],
      ['Mercy', 'Normal 11'],
      ['Cook', 'Job Title 11'],
      ['Bistro', 'Normal 11'],
      ['Driver', 'Job Title 11'],
      ['Freight', 'Normal 11'],
    );
    expect(withStyleHeadings(lines)).toEqual(lines);
  });
});
