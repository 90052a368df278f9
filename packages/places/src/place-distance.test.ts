import { expect, it } from 'vitest';
import { distanceFrom, driveText } from './place-distance';

const austin = { locationText: 'Austin', locationLat: 30.2672, locationLng: -97.7431 };

it('measures from the home location, and only to known coordinates', () => {
  const distanceOf = distanceFrom(austin);
  expect(distanceOf({ latitude: 32.7767, longitude: -96.797 })).toBeCloseTo(293, 0);
  expect(distanceOf({ latitude: 0, longitude: 0 })).toBeNull();
  expect(distanceOf({ latitude: null, longitude: null })).toBeNull();
  expect(distanceFrom(null)({ latitude: 1, longitude: 1 })).toBeNull();
});

it.each([
  [0.2, '0.1 miles, about 2 min on foot'],
  [0.7, '0.4 miles, about 8 min on foot'],
  [1.609344, '1 mile, about 3 min by car'],
  [70, '43 miles, about 2 h by car'],
  [82, '51 miles, about 2 h 21 min by car'],
])('describes a trip of %s km', (kilometers, words) => {
  expect(driveText(kilometers)).toBe(words);
});

it('omits the time for a drive of more than a day', () => {
  expect(driveText(8000)).toBe('4,971 miles');
});
