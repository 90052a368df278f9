import { expect, it } from 'vitest';
import { type Atlas, decodeRegions } from './decode-regions';

const atlas: Atlas = {
  type: 'Topology',
  arcs: [
    [
      [0, 0],
      [0, 2],
      [2, 2],
      [0, 0],
    ],
  ],
  objects: {
    countries: {
      type: 'GeometryCollection',
      geometries: [{ type: 'Polygon', id: '716', arcs: [[0]], properties: { name: 'Zimbabwe' } }],
    },
  },
};

it('reads the regions of an atlas with their codes and names', () => {
  const { features } = decodeRegions(atlas, 'countries');
  expect(features).toMatchObject([
    {
      id: '716',
      properties: { name: 'Zimbabwe' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [0, 2],
            [2, 2],
            [0, 0],
          ],
        ],
      },
    },
  ]);
});

it('says what an atlas lacks', () => {
  expect(() => decodeRegions(atlas, 'states')).toThrow('The atlas has no states');
});
