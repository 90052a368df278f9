import { describe, expect, it } from 'vitest';
import { recognize } from './recognize';
import { sourceCell, sourceLine } from '../testing/source-lines';

// The layout of LinkedIn's "Save to PDF" and of others that show how long each job was.
const line = (text: string, size = 10, gap = 1) =>
  sourceLine([sourceCell(text, 220)], { style: `Sans ${size}`, size, gap });
const bullet = (text: string) => ({ ...line(text), isBullet: true });
const top = [line('Lea Ortiz', 26), line('Data Analyst', 11.5)];

describe('profiles with the length of each job', () => {
  it('have further roles below the bullets of the first one, and places below the dates', () => {
    const { document } = recognize([
      ...top,
      line('Experience', 16, 2.4),
      line('Pesoway', 12, 1.6),
      line('5 years'),
      line('Senior Analyst', 11),
      line('April 2022 - Present (2 years 9 months)'),
      line('Taguig, National Capital Region'),
      bullet('Own the churn model.'),
      line('Analyst', 11, 1.6),
      line('January 2020 - March 2022 (2 years 3 months)'),
      line('Taguig, National Capital Region'),
      bullet('Automated the reconciliation.'),
      line('Meridian Contact', 12, 1.7),
      line('Intern', 11),
      line('July 2017 - December 2019 (2 years 6 months)'),
      line('Pasig City'),
      line('Education', 16, 2.4),
      line('University of the Philippines', 12, 1.6),
      line('2013 - 2017'),
    ]);
    expect(document.sections.find(({ kind }) => kind === 'experience')).toMatchObject({
      entries: [
        { title: 'Senior Analyst', companyName: 'Pesoway', city: 'Taguig', notes: '- Own the churn model.' },
        { title: 'Analyst', companyName: 'Pesoway', city: 'Taguig', startDate: '2020-01', endDate: '2022-03' },
        { title: 'Intern', companyName: 'Meridian Contact', city: 'Pasig City', notes: '' },
      ],
    });
  });

  it('name their links in brackets, and break them in a narrow column', () => {
    const { document } = recognize([
      line('Contact', 13),
      line('www.linkedin.com/in/'),
      line('lea-ortiz (LinkedIn)'),
      line('github.com/leao (Portfolio)'),
      { ...line('Lea Ortiz', 26), startsColumn: true },
      line('Quezon City, National Capital Region, Philippines'),
      line('Summary', 13),
      line('I turn data into dashboards.'),
    ]);
    expect(document.links).toEqual([
      { label: 'LinkedIn', url: 'https://www.linkedin.com/in/lea-ortiz' },
      { label: 'Portfolio', url: 'https://github.com/leao' },
    ]);
    expect(document.location).toBe('Quezon City, National Capital Region, Philippines');
  });
});
