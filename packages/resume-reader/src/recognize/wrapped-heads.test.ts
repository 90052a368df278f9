import { describe, expect, it } from 'vitest';
import { sourceLine } from '../testing/source-lines';
import { joinWrappedDates } from './wrapped-dates';
import { joinWrappedHeads } from './wrapped-heads';

const run = (text: string, look = '') => ({
  text,
  isBold: look === 'bold',
  isItalic: look === 'italic',
  href: '',
});
const line = (hadNoRoom: boolean, ...runs: ReturnType<typeof run>[]) =>
  sourceLine([{ x: 60, text: runs.map(({ text }) => text).join(''), runs }], {
    style: 'Serif 11',
    size: 11,
    gap: 1.1,
    isFull: true,
    hadNoRoom,
  });
const textsOf = (lines: readonly ReturnType<typeof line>[]) =>
  joinWrappedHeads(lines).map(({ cells }) => cells.map(({ text }) => text).join(' ‖ '));

describe('heads that were wrapped', () => {
  const company = run('Madison Public Library, ', 'bold');

  it('become one line when their look goes on below', () => {
    const lines = [
      line(false, company, run('Madison, WI — '), run('Public Services', 'italic')),
      line(true, run('Librarian', 'italic')),
    ];
    expect(textsOf(lines)).toEqual(['Madison Public Library, Madison, WI — Public Services Librarian']);
  });

  it('become one line beside their dates', () => {
    const above = line(false, run('B.E. in Computing', 'bold'), run(', Lakeview College (CGPA:'));
    const dates = { x: 450, text: '2016 – 2020', runs: [run('2016 – 2020')] };
    const lines = [{ ...above, cells: [...above.cells, dates] }, line(true, run('8.4/10)'))];
    expect(textsOf(lines)).toEqual(['B.E. in Computing, Lakeview College (CGPA: 8.4/10) ‖ 2016 – 2020']);
  });

  it('become one line after a word that needs another one', () => {
    const lines = [line(false, run('Coromandel Institute of', 'bold')), line(false, run('Technology', 'bold'))];
    expect(textsOf(lines)).toEqual(['Coromandel Institute of Technology']);
  });

  it('stay two lines when there was room for the next word', () => {
    const lines = [line(false, company, run('Madison, WI', 'italic')), line(false, run('Librarian', 'italic'))];
    expect(textsOf(lines)).toHaveLength(2);
  });

  it('stay two lines when another look starts', () => {
    const lines = [line(false, company, run('Madison, WI')), line(true, run('Librarian', 'italic'))];
    expect(textsOf(lines)).toHaveLength(2);
  });

  it('leave the lines of running text alone', () => {
    const lines = [line(false, run('Answered questions in person and by')), line(true, run('phone'))];
    expect(textsOf(lines)).toHaveLength(2);
  });
});

describe('a date that was wrapped', () => {
  it('becomes a range when its end stands alone below its start', () => {
    const lines = [line(false, run('Aug 2020')), line(false, run('Jun 2022')), line(false, run('M.Tech'))];
    expect(joinWrappedDates(lines).map(({ cells }) => cells[0]?.text)).toEqual(['Aug 2020 – Jun 2022', 'M.Tech']);
  });

  it('becomes whole when its second line starts with "to"', () => {
    const lines = [line(false, run('Visiting Researcher, Nijmegen, February 2017')), line(true, run('to July 2017'))];
    expect(joinWrappedDates(lines).map(({ cells }) => cells[0]?.text)).toEqual([
      'Visiting Researcher, Nijmegen, February 2017 to July 2017',
    ]);
  });
});
