import { expect, it } from 'vitest';
import { commuteMinutes, travelEstimate } from './travel-estimate';

it('travels 35, 15 and 5 km per hour', () => {
  expect(commuteMinutes(35, 'driving')).toBe(60);
  expect(commuteMinutes(15, 'bicycling')).toBe(60);
  expect(commuteMinutes(5, 'walking')).toBe(60);
  expect(commuteMinutes(0, 'walking')).toBe(0);
});

it('measures along a great circle with an Earth radius of 6371 km', () => {
  const quarter = travelEstimate({ latitude: 0, longitude: 0 }, { latitude: 90, longitude: 0 });
  expect(quarter.distanceKm).toBeCloseTo((Math.PI / 2) * 6371, 6);
  const acrossTheDateLine = travelEstimate({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 });
  expect(acrossTheDateLine.distanceKm).toBeCloseTo(111.19, 1);
  expect(acrossTheDateLine.minutes).toEqual({ driving: 191, bicycling: 445, walking: 1334 });
});
