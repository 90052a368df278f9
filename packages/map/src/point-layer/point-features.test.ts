import { expect, it } from 'vitest';
import { pointFeatures } from './point-features';

it('skips points without a location, such as 0,0', () => {
  const points = [
    { id: 'a', label: 'A', latitude: 10, longitude: 20, symbol: 'x', tone: 'error' as const },
    { id: 'b', label: 'B', latitude: 0, longitude: 0 },
    { id: 'c', label: 'C', latitude: Number.NaN, longitude: 4 },
    { id: 'd', label: 'D', latitude: 91, longitude: 4 },
    { id: 'e', label: 'E', latitude: 0, longitude: 30 },
  ];
  const { features } = pointFeatures(points);
  expect(features.map((feature) => feature.properties.id)).toEqual(['a', 'e']);
  expect(features[0]).toEqual({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [20, 10] },
    properties: { id: 'a', label: 'A', caption: '', image: 'marker:error::x' },
  });
});
