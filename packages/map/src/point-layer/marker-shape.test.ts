import { expect, it } from 'vitest';
import { categoryTones, statusTones } from '../map-point';
import { markerPath } from './marker-shape';

const shapes = (tones: readonly (typeof statusTones | typeof categoryTones)[number][]) =>
  tones.map((tone) => markerPath(tone, 10));

it('tells each category from every other by its shape alone', () => {
  expect(new Set(shapes(categoryTones)).size).toBe(categoryTones.length);
});

it('tells each status from every other by its shape alone; neutral and primary say nothing', () => {
  const saying = statusTones.filter((tone) => tone !== 'neutral');
  expect(new Set(shapes(saying)).size).toBe(saying.length);
});

it('stays within its radius', () => {
  for (const path of shapes(categoryTones.slice(1))) {
    const coordinates = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
    for (let index = 0; index < coordinates.length; index += 2) {
      expect(Math.hypot(coordinates[index] ?? 0, coordinates[index + 1] ?? 0)).toBeLessThanOrEqual(10.02);
    }
  }
});
