import { expect, it } from 'vitest';
import { categoryTones, statusTones } from '../map-point';
import { markerPath, symbolText } from './marker-shape';

const shapes = (tones: readonly (typeof statusTones | typeof categoryTones)[number][]) =>
  tones.map((tone) => markerPath(tone, 10));

it('gives each category its own shape', () => {
  expect(new Set(shapes(categoryTones)).size).toBe(categoryTones.length);
});

it('gives each status its own shape, except that neutral and primary share one', () => {
  const distinct = statusTones.filter((tone) => tone !== 'neutral');
  expect(new Set(shapes(distinct)).size).toBe(distinct.length);
});

it('stays within its radius', () => {
  for (const path of shapes(categoryTones.slice(1))) {
    const coordinates = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
    for (let index = 0; index < coordinates.length; index += 2) {
      expect(Math.hypot(coordinates[index] ?? 0, coordinates[index + 1] ?? 0)).toBeLessThanOrEqual(10.02);
    }
  }
});

it.each([
  ['ABC', 'AB'],
  ['é\u0301t\u0323x', 'é\u0301t\u0323'],
  ['👩‍🚀🇫🇮9', '👩‍🚀🇫🇮'],
  ['1️⃣2', '1️⃣2'],
  ['नि', 'नि'],
  ['', ''],
])('shows the first two characters of %s', (symbol, shown) => {
  expect(symbolText(symbol)).toBe(shown);
});
