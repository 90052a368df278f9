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

it('reads a circle as centre and radius', () => {
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

it('is null for what has no area', () => {
  expect(drawnRegion('box', { type: 'Polygon', coordinates: [] })).toBeNull();
});
