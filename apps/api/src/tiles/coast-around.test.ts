import type { Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { landAndSea } from './coast';
import { coastAround } from './coast-around';
import { isInside, type Line } from './rings';

/** Some 11 km wide and high, at the equator. */
const bounds = { west: 0, south: 0, east: 0.1, north: 0.1 };
/** The outlines have all the land north of 0.07 degrees, and an island in the south. */
const mainland = [
  [-5, 0.07],
  [5, 0.07],
  [5, 5],
  [-5, 5],
  [-5, 0.07],
];
const islandAt = (x: number, y: number): Line => [
  [x, y],
  [x + 0.02, y],
  [x + 0.02, y + 0.02],
  [x, y + 0.02],
  [x, y],
];
const has = (areas: readonly (readonly Line[])[], point: Position): boolean =>
  areas.some(([outer, ...holes]) => isInside(point, outer!) && !holes.some((hole) => isInside(point, hole)));

/** What is at each point: "land", "sea", or both or neither, which is wrong. */
function at(coastlines: readonly Line[], outlines: readonly Line[], ...points: Position[]): string[] {
  const around = coastAround(coastlines, bounds, outlines);
  const { land, sea } = landAndSea(around.coastlines, around.bounds);
  return points.map((point) => [has(land, point) && 'land', has(sea, point) && 'sea'].filter(Boolean).join(' and '));
}

// The land is in the north, and it ends inside the rectangle of the extract, as at a border.
const coast = [
  [0.03, 0.05],
  [0.06, 0.055],
  [0.08, 0.05],
];

describe('the coast around an extract', () => {
  it('goes on from where the extract ends to the coast of the outlines, on both sides', () => {
    expect(at([coast], [mainland], [0.05, 0.06], [0.05, 0.04])).toEqual(['land', 'sea']);
    expect(at([coast], [mainland], [0.001, 0.075], [0.099, 0.075])).toEqual(['land', 'land']);
    expect(at([coast], [mainland], [0.001, 0.03], [0.099, 0.03])).toEqual(['sea', 'sea']);
  });

  it('meets the coast of the outlines where it is no longer drawn', () => {
    const around = coastAround([coast], bounds, [mainland]);
    const { west, east } = around.bounds;
    const inland = (x: number) => at([coast], [mainland], [x, 0.0705], [x, 0.0695]);
    expect(inland(west + 0.0001)).toEqual(['land', 'sea']);
    expect(inland(east - 0.0001)).toEqual(['land', 'sea']);
  });

  it('has the islands of others that the rectangle holds, and its own islands once', () => {
    expect(at([coast], [mainland, islandAt(0.05, -0.02)], [0.06, -0.01], [0.06, 0.01])).toEqual(['land', 'sea']);
    const own = islandAt(0.05, -0.01);
    expect(at([coast, own], [mainland, islandAt(0.055, -0.02)], [0.06, 0], [0.073, -0.015])).toEqual(['land', 'sea']);
  });

  it('stays as it was without a coastline', () => {
    expect(coastAround([], bounds, [mainland])).toEqual({ coastlines: [], bounds });
  });
});
