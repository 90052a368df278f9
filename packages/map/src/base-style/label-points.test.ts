import type { FeatureCollection } from 'geojson';
import { expect, it } from 'vitest';
import { labelPoints } from './label-points';

const square = (west: number, south: number, side: number) => [
  [
    [west, south],
    [west + side, south],
    [west + side, south + side],
    [west, south + side],
    [west, south],
  ],
];

it('labels a region once, in its largest part', () => {
  const regions: FeatureCollection = {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { name: 'Mainland and island' },
        geometry: { type: 'MultiPolygon', coordinates: [square(50, 0, 1), square(0, 0, 10)] },
      },
      { type: 'Feature', properties: { name: 'No area' }, geometry: { type: 'Point', coordinates: [0, 0] } },
    ],
  };
  const { features } = labelPoints(regions);
  expect(features).toHaveLength(1);
  expect(features[0]?.properties).toMatchObject({ name: 'Mainland and island', area: 100 });
  expect(features[0]?.geometry.coordinates).toEqual([5, 5]);
});
