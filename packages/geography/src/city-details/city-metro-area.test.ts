import { expect, it } from 'vitest';
import { city, metroArea } from '../testing/fixtures';
import { likelyMetroAreas, outlineContains } from './city-metro-area';

const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

it('finds a point inside an outline, but not in its hole or outside', () => {
  const withHole = { type: 'Polygon' as const, coordinates: [square(0, 0, 10), square(4, 4, 2)] };
  const at = (longitude: number, latitude: number) => ({ longitude, latitude });
  expect([at(1, 1), at(5, 5), at(11, 5)].map((point) => outlineContains(withHole, point))).toEqual([
    true,
    false,
    false,
  ]);
  const twoParts = { type: 'MultiPolygon' as const, coordinates: [[square(0, 0, 1)], [square(20, 20, 1)]] };
  expect(outlineContains(twoParts, at(20.5, 20.5))).toBe(true);
});

it('checks the area named after the city first, then the nearest', () => {
  const areas = [
    metroArea({ cbsaCode: '1', name: 'Waco, TX', latitude: 31.5, longitude: -97.1 }),
    metroArea({ cbsaCode: '2', name: 'Killeen-Temple, TX', latitude: 31.1, longitude: -97.6 }),
    metroArea({ cbsaCode: '3', name: 'Austin-Round Rock-San Marcos, TX', latitude: 39, longitude: -97.7 }),
    metroArea({ cbsaCode: '4', name: 'El Paso, TX', latitude: 31.7, longitude: -106.4 }),
  ];
  expect(likelyMetroAreas(city({ cityName: 'Austin' }), areas).map(({ cbsaCode }) => cbsaCode)).toEqual([
    '3',
    '2',
    '1',
  ]);
});
