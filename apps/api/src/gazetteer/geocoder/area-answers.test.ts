import { expect, it } from 'vitest';
import { smallWorld } from '../locations/testing/small-world';
import { cityAnswer } from './area-answers';

it('has no elevation where the model of the terrain has no data', () => {
  const city = smallWorld().city(0);
  const elevationOf = (elevationMeters: number) => cityAnswer({ ...city, elevationMeters }).elevationMeters;
  expect([149, 0, -430, -9999].map(elevationOf)).toEqual([149, 0, -430, null]);
});
