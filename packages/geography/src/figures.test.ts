import { setMeasures, usualMeasures } from '@keepmark/ui/words';
import { afterEach, expect, it } from 'vitest';
import {
  areaText,
  elevationText,
  localTimeText,
  peopleInCitiesText,
  peopleText,
  populationText,
  timeDifferenceText,
} from './figures';

afterEach(() => setMeasures(usualMeasures('us')));

it('formats populations', () => {
  expect([931_830, 0].map(populationText)).toEqual(['931,830', '–']);
});

it('names no people where their number is unknown, and no height without data', () => {
  expect([931_830, 0].map(peopleText)).toEqual(['931,830 people', '']);
  expect([149, 0, null].map(elevationText)).toEqual(['489 ft', '0 ft', '–']);
});

it('show the city population, if there are cities', () => {
  expect(peopleInCitiesText(8_837_600)).toBe('8,837,600 people in cities');
  expect(peopleInCitiesText(0)).toBe('No cities of 500 people or more');
});

it('formats the time in another zone', () => {
  const noon = new Date('2026-01-03T12:00:00Z');
  expect(localTimeText('Asia/Tokyo', noon)).toBe('Sat 9:00 PM');
  expect(localTimeText('America/Chicago', noon)).toBe('Sat 6:00 AM');
  expect(localTimeText('Nowhere/Land', noon)).toBe('');
});

it('formats areas in the chosen units', () => {
  expect(areaText(10_929)).toBe('4,220 sq mi');
  setMeasures(usualMeasures('no'));
  expect(areaText(10_929)).toBe('10,929 km²');
});

it('formats time differences', () => {
  const noon = new Date('2026-01-03T12:00:00Z');
  expect(timeDifferenceText('Asia/Tokyo', noon, 'America/Chicago')).toBe('15 h ahead of you');
  expect(timeDifferenceText('America/Chicago', noon, 'Asia/Kolkata')).toBe('11 h 30 min behind you');
  expect(timeDifferenceText('Europe/Paris', noon, 'Europe/Berlin')).toBe('the same time as you');
  expect(timeDifferenceText('Nowhere/Land', noon, 'UTC')).toBe('');
  expect(timeDifferenceText('UTC', noon, 'Europe/London')).toBe('the same time as you');
});
