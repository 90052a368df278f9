import { expect, it } from 'vitest';
import { inRegion } from './in-region';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

it('finds points in a box and in a circle, and all points without a region', () => {
  const box = { kind: 'box', west: 170, south: -20, east: -170, north: -10 } as const;
  expect([at(-18, 178), at(-14, -172), at(-18, 160)].map((point) => inRegion(box, point))).toEqual([true, true, false]);
  const circle = { kind: 'circle', ...at(30, -97), radiusKm: 112 } as const;
  expect([at(31, -97), at(31.1, -97)].map((point) => inRegion(circle, point))).toEqual([true, false]);
  expect(inRegion(null, at(0, 0))).toBe(true);
});
