import { expect, it } from 'vitest';
import { unwrapRegions, unwrapRing } from './unwrap-rings';

it('leaves a ring that does not jump unchanged', () => {
  const ring = [
    [170, 0],
    [180, 0],
    [180, 10],
    [170, 0],
  ];
  expect(unwrapRing(ring)).toEqual(ring);
});

it('continues past 180 degrees and comes back', () => {
  const ring = [
    [170, 60],
    [-170, 60],
    [-170, 70],
    [170, 70],
    [170, 60],
  ];
  expect(unwrapRing(ring).map(([longitude]) => longitude)).toEqual([170, 190, 190, 170, 170]);
});

it('closes a ring around a pole along the pole', () => {
  const ring = [
    [-180, -80],
    [-60, -70],
    [60, -75],
    [179, -80],
    [-180, -80],
  ];
  expect(unwrapRing(ring)).toEqual([
    [-180, -80],
    [-60, -70],
    [60, -75],
    [179, -80],
    [180, -80],
    [180, -90],
    [-180, -90],
    [-180, -80],
  ]);
});

it('unwraps every part of a region and keeps its name', () => {
  const part = [
    [
      [179, 0],
      [-179, 0],
      [-179, 1],
      [179, 0],
    ],
  ];
  const { features } = unwrapRegions({
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', properties: { name: 'Fiji' }, geometry: { type: 'MultiPolygon', coordinates: [part] } },
    ],
  });
  expect(features[0]?.properties).toEqual({ name: 'Fiji' });
  expect(JSON.stringify(features[0]?.geometry)).toContain('[[[[179,0],[181,0],[181,1],[179,0]]]]');
});

it('drops a ring that only marks the pole', () => {
  const pole = [
    [-180, -89.999],
    [90, -89.999],
    [0, -89.999],
    [-180, -89.999],
  ];
  const coast = [
    [-180, -80],
    [0, -70],
    [179, -80],
    [-180, -80],
  ];
  const { features } = unwrapRegions({
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [pole, coast] } },
      { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates: [[pole, coast]] } },
    ],
  });
  expect(features.map(({ geometry }) => geometry)).toEqual([
    { type: 'Polygon', coordinates: [unwrapRing(coast)] },
    { type: 'MultiPolygon', coordinates: [[unwrapRing(coast)]] },
  ]);
});
