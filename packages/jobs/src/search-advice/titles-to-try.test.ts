import type { RelatedOccupation, TitledOccupation } from '@keepmark/contracts';
import { expect, it } from 'vitest';
import { titlesToTry } from './titles-to-try';

const nurse: TitledOccupation = {
  code: '29-1141',
  title: 'Registered Nurses',
  matchingTitles: ['Staff Nurse', 'Charge Nurse'],
};
const related = (title: string, tier: RelatedOccupation['tier']): RelatedOccupation => ({
  code: '29-2061',
  onetCode: '',
  title,
  tier,
});

it('names the occupation, its other titles, and similar work, without the own title', () => {
  const others = [related('Licensed Practical Nurses', 'closest'), related('Paramedics', 'further')];
  expect(titlesToTry(' staff nurse', [nurse], others)).toEqual([
    { title: 'Registered Nurse', reason: 'Name of the occupation' },
    { title: 'Charge Nurse', reason: 'Also called Registered Nurse' },
    { title: 'Licensed Practical Nurse', reason: 'Very similar work' },
    { title: 'Paramedic', reason: 'Similar work' },
  ]);
});

it('skips the rest of a field, which no posting is named after', () => {
  expect(titlesToTry('', [], [related('Computer Occupations, All Other', 'closest')])).toEqual([]);
});

it('names a title once, and twelve at most', () => {
  const many = Array.from({ length: 30 }, (_, index) => related(`Title ${index}`, 'close'));
  const titles = titlesToTry('', [nurse, nurse], [related('registered nurses', 'close'), ...many]);
  expect(titles).toHaveLength(12);
  expect(new Set(titles.map(({ title }) => title.toLowerCase())).size).toBe(12);
});

it('is empty when nothing was found', () => {
  expect(titlesToTry('Nurse', [], [])).toEqual([]);
});
