import { expect, it } from 'vitest';
import { sourceCell, sourceLine } from '../testing/source-lines';
import { readEducation } from './read-education';

const study = (first: string, second: string, dates: string) => [
  sourceLine([sourceCell(first, 40, true), sourceCell(dates, 400)], { style: 'Sans-Bold 10', gap: 1.6 }),
  sourceLine([sourceCell(second, 40)]),
];

it('tells names apart that no list has by the other studies', () => {
  const schoolFirst = [
    ...study('University of Leeds', 'BSc in Physics', '2001 – 2004'),
    ...study('Nordhaus', 'Orgelbau', '1998 – 2001'),
  ];
  expect(readEducation(schoolFirst).entries[1]).toMatchObject({ institutionName: 'Nordhaus', degree: 'Orgelbau' });
  const degreeFirst = [
    ...study('BSc in Physics', 'University of Leeds', '2001 – 2004'),
    ...study('Orgelbau', 'Nordhaus', '1998 – 2001'),
  ];
  expect(readEducation(degreeFirst).entries[1]).toMatchObject({ institutionName: 'Nordhaus', degree: 'Orgelbau' });
});
