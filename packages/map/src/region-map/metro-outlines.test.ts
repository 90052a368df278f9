import { expect, it } from 'vitest';
import { type CountyAtlas, metroOutlines } from './metro-outlines';

/** Two square counties side by side: arc 1 is the border between them. */
const atlas: CountyAtlas = {
  type: 'Topology',
  arcs: [
    [
      [1, 0],
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    [
      [1, 1],
      [1, 0],
    ],
    [
      [1, 0],
      [2, 0],
      [2, 1],
      [1, 1],
    ],
  ],
  objects: {
    counties: {
      type: 'GeometryCollection',
      geometries: [
        { type: 'Polygon', id: '01001', arcs: [[0, 1]] },
        { type: 'Polygon', id: '01003', arcs: [[~1, ~2]] },
      ],
    },
  },
};

const areas = [
  { cbsaCode: '10000', countyCodes: ['01001', '01003'] },
  { cbsaCode: '20000', countyCodes: ['01001', '99999'] },
  { cbsaCode: '30000', countyCodes: ['99999'] },
];

it('merges the counties of an area and skips those missing from the atlas', () => {
  const { features } = metroOutlines(atlas, areas);
  expect(features.map(({ id }) => id)).toEqual(['10000', '20000']);
  const [joined, single] = features.map(({ geometry }) => geometry.coordinates);
  expect(joined).toHaveLength(1);
  // Six corners and the first one again. The shared border is gone.
  expect(joined?.[0]?.[0]).toHaveLength(7);
  expect(single?.[0]?.[0]).toHaveLength(5);
});
