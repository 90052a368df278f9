import { describe, expect, it } from 'vitest';
import type { MapPoint } from '../map-point';
import { categoriesOf, categorized, categoryCounts } from './map-categories';

const names = ['Food', 'Schools', 'Places to live', 'Æther', '東京', 'Six', 'Seven', 'Eight', 'Nine'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));
const point = (changes: Partial<MapPoint>): MapPoint => ({
  id: 'a',
  label: 'A',
  latitude: 1,
  longitude: 1,
  ...changes,
});

describe('categories', () => {
  it('differ in tone and symbol, the ninth at least in symbol', () => {
    const categories = categoriesOf(names);
    const looks = categories.map(({ tone, symbol }) => `${tone} ${symbol}`);
    expect(new Set(looks).size).toBe(names.length);
    expect(categories.map(({ symbol }) => symbol)).toEqual(['F', 'S', 'PT', 'Æ', '東', 'S', 'S', 'E', 'N']);
    expect(new Set(categories.slice(0, 8).map(({ tone }) => tone)).size).toBe(8);
  });

  it('style a point unless it has its own tone and symbol', () => {
    const categories = [{ id: 'open', label: 'Open', tone: 'success', symbol: 'O' }] as const;
    const points = [
      point({ category: 'open' }),
      point({ category: 'open', tone: 'error', symbol: '!' }),
      point({ category: 'unknown' }),
      point({}),
    ];
    const drawn = categorized(points, categories);
    expect(drawn.map(({ tone, symbol }) => [tone, symbol])).toEqual([
      ['success', 'O'],
      ['error', '!'],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(categorized(points, [])).toBe(points);
  });

  it('are counted', () => {
    const counts = categoryCounts([point({ category: 'a' }), point({ category: 'a' }), point({})]);
    expect([...counts]).toEqual([['a', 2]]);
  });
});
