import { expect, it } from 'vitest';
import { distanceText, localTimeText, minutesText, populationText } from './figures';

it('writes how many people', () => {
  expect([931_830, 0].map(populationText)).toEqual(['931,830', '–']);
});

it('writes how far, in kilometres and miles', () => {
  expect([0, 1.25, 19.4, 1609.344].map(distanceText)).toEqual([
    '0 km (0 mi)',
    '1.3 km (0.8 mi)',
    '19 km (12 mi)',
    '1,609 km (1,000 mi)',
  ]);
});

it('writes how long', () => {
  expect([0, 59, 60, 125, 2879, 2880, 1_440_000].map(minutesText)).toEqual([
    '0 min',
    '59 min',
    '1 h',
    '2 h 5 min',
    '47 h 59 min',
    '2 days',
    '1,000 days',
  ]);
});

it('writes what time it is somewhere', () => {
  const noon = new Date('2026-01-03T12:00:00Z');
  expect(localTimeText('Asia/Tokyo', noon)).toBe('Sat 21:00');
  expect(localTimeText('America/Chicago', noon)).toBe('Sat 06:00');
  expect(localTimeText('Nowhere/Land', noon)).toBe('');
});
