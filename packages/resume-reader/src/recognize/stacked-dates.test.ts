import { describe, expect, it } from 'vitest';
import type { SourceLine } from '../lines/source-line';
import { sourceCell, sourceLine } from '../testing/source-lines';
import { readExperience } from './read-experience';
import { joinWrappedDates } from './wrapped-dates';

const title = (text: string, year: string) =>
  sourceLine([sourceCell(text, 90, true), sourceCell(year, 40)], { style: 'Sans-Bold 10', gap: 1.6 });
const below = (text: string, year: string, changes: Partial<SourceLine> = {}) =>
  sourceLine(
    year === 'Present' ? [sourceCell(year, 34), sourceCell(text, 90)] : [sourceCell(text, 90), sourceCell(year, 40)],
    changes,
  );

describe('years below each other in the margin', () => {
  it('are one range beside a title and its company', () => {
    const lines = joinWrappedDates([
      title('Potter', '2021'),
      below('Kiln & Co', 'Present'),
      title('Glazier', '2018'),
      below('Window Works', '2021'),
    ]);
    expect(readExperience(lines).entries).toMatchObject([
      { title: 'Potter', companyName: 'Kiln & Co', startDate: '2021', endDate: 'present' },
      { title: 'Glazier', companyName: 'Window Works', startDate: '2018', endDate: '2021' },
    ]);
  });

  it('are those of two entries when their names look alike, or when the later one comes first', () => {
    const alike = [title('Best pot', '2019'), { ...title('Best glaze', '2021'), gap: 1 }];
    const falling = [title('Potter', '2021'), below('Window Works', '2018')];
    for (const lines of [alike, falling]) expect(joinWrappedDates(lines)).toEqual(lines);
  });
});

describe('several roles at one company', () => {
  it('have their own dates where the company has those of all of them', () => {
    const dated = (text: string, dates: string, style: string) =>
      sourceLine([sourceCell(text, 40, true), sourceCell(dates, 480)], { style, gap: 1.5 });
    const bullet = (text: string) => sourceLine([sourceCell(text, 50)], { isBullet: true });
    const { entries, unplaced } = readExperience([
      dated('Quarry Hill Builders, Austin, TX', '2010 – Present', 'Sans-Bold 10'),
      dated('Site Manager', '2016 – Present', 'Sans-BoldItalic 10'),
      bullet('Ran four sites'),
      dated('Foreman', '2010 – 2016', 'Sans-BoldItalic 10'),
      bullet('Led a crew of nine'),
    ]);
    expect(entries).toMatchObject([
      { title: 'Site Manager', companyName: 'Quarry Hill Builders', startDate: '2016', endDate: 'present' },
      { title: 'Foreman', companyName: 'Quarry Hill Builders', startDate: '2010', endDate: '2016', city: 'Austin' },
    ]);
    expect(unplaced).toEqual(['2010 – Present']);
  });
});
