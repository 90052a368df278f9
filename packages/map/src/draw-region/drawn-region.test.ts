import { expect, it } from 'vitest';
import { drawnRegion } from './drawn-region';

const ring = (...positions: [number, number][]) => ({
  type: 'Polygon' as const,
  coordinates: [[...positions, positions[0] ?? [0, 0]]],
});

it('reads a box from its corners in any order', () => {
  const corners = ring([7.44, 43.75], [7.4, 43.75], [7.4, 43.72], [7.44, 43.72]);
  expect(drawnRegion('box', corners)).toEqual({ kind: 'box', west: 7.4, south: 43.72, east: 7.44, north: 43.75 });
});

it('reads a circle as center and radius', () => {
  const positions = Array.from({ length: 64 }, (_, index): [number, number] => {
    const angle = (2 * Math.PI * index) / 64;
    return [2 + 0.1 * Math.cos(angle), 0.1 * Math.sin(angle)];
  });
  const region = drawnRegion('circle', ring(...positions));
  expect(region).toMatchObject({ kind: 'circle' });
  if (region?.kind !== 'circle') throw new Error('not a circle');
  expect(region.latitude).toBeCloseTo(0, 6);
  expect(region.longitude).toBeCloseTo(2, 6);
  expect(region.radiusKm).toBeCloseTo(11.12, 1);
});

it('handles degrees beyond the antimeridian on both sides', () => {
  const overFiji = { kind: 'box', west: 175, south: -20, east: -175, north: -10 };
  expect(drawnRegion('box', ring([175, -20], [185, -20], [185, -10], [175, -10]))).toEqual(overFiji);
  expect(drawnRegion('box', ring([-185, -20], [-175, -20], [-175, -10], [-185, -10]))).toEqual(overFiji);
  expect(drawnRegion('circle', ring([183, 1], [185, 1], [185, -1], [183, -1]))).toMatchObject({ longitude: -176 });
});

it('reads a box around everything as the whole world', () => {
  const box = drawnRegion('box', ring([-250, -20], [150, -20], [150, 20], [-250, 20]));
  expect(box).toMatchObject({ west: -180, east: 180 });
});

it('returns null for a shape without area', () => {
  expect(drawnRegion('box', { type: 'Polygon', coordinates: [] })).toBeNull();
});
