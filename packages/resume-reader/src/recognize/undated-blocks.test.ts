import { describe, expect, it } from 'vitest';
import { sourceCell, sourceLine } from '../testing/source-lines';
import { readExperience } from './read-experience';

const bold = (text: string, gap = 1.8) =>
  sourceLine([sourceCell(text, 40, true)], { style: 'Sans-Bold 13', size: 13, gap });
const line = (text: string, changes = {}) => sourceLine([sourceCell(text, 40)], changes);
const bullet = (text: string) => sourceLine([sourceCell(text, 54)], { isBullet: true });
const jobs = (lines: Parameters<typeof readExperience>[0]) =>
  readExperience(lines).entries.map(({ title, companyName, startDate, notes }) => [
    title,
    companyName,
    startDate,
    notes,
  ]);

describe('lines of jobs without dates', () => {
  it('are the title where it stands apart below company and dates', () => {
    const lines = [
      bold('Vale Foods'),
      line('2019 – 2021'),
      bold('Plant Manager'),
      bullet('Ran two shifts'),
      bold('Quay North', 2.5),
      line('2015 – 2019'),
      bold('Dispatcher'),
      bullet('Planned routes'),
    ];
    expect(jobs(lines)).toEqual([
      ['Plant Manager', 'Vale Foods', '2019', '- Ran two shifts'],
      ['Dispatcher', 'Quay North', '2015', '- Planned routes'],
    ]);
  });

  it('are the title in words that no list has, where each job has one', () => {
    const job = (company: string, city: string, dates: string, title: string) => [
      bold(company, 2.5),
      bold(city, 1),
      line(dates),
      bold(title),
      bullet('Led audits'),
    ];
    const lines = [
      ...job('Haskins Lim', 'Singapore', '2019 – 2021', 'Audit Senior'),
      ...job('Orchid Brands', 'Penang', '2015 – 2019', 'Audit Junior'),
    ];
    expect(readExperience(lines).entries).toMatchObject([
      { companyName: 'Haskins Lim', title: 'Audit Senior', startDate: '2019' },
      { companyName: 'Orchid Brands', title: 'Audit Junior', startDate: '2015' },
    ]);
  });

  it('are text where they are sentences, however far they stand apart', () => {
    const lines = [
      line('Planner, Vale Foods, 2019 – 2021'),
      bullet('Wrote the plan for two plants and'),
      line('for the stores that they deliver to.', { gap: 2.2 }),
      line('Dispatcher, Quay North, 2015 – 2019', { gap: 2.2 }),
      bullet('Planned routes'),
    ];
    expect(jobs(lines).map(([title]) => title)).toEqual(['Planner', 'Dispatcher']);
  });

  it('are jobs of their own where few jobs have dates', () => {
    const lines = [
      bold('Plant Manager, Vale Foods'),
      bullet('Ran two shifts'),
      bold('Dispatcher, Quay North'),
      bullet('Routes'),
    ];
    expect(jobs(lines).map(([title]) => title)).toEqual(['Plant Manager', 'Dispatcher']);
  });
});
