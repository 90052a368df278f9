import type { Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { landAndSea } from './coast';
import { isInside, type Line } from './rings';

const bounds = { west: 0, south: 0, east: 10, north: 10 };
const has = (areas: readonly (readonly Line[])[], point: Position): boolean =>
  areas.some(([outer, ...holes]) => isInside(point, outer!) && !holes.some((hole) => isInside(point, hole)));

/** What is at each point: "land", "sea", or both or neither, which is wrong. */
function at(coastlines: readonly Line[], ...points: Position[]): string[] {
  const { land, sea } = landAndSea(coastlines, bounds);
  return points.map((point) => [has(land, point) && 'land', has(sea, point) && 'sea'].filter(Boolean).join(' and '));
}

const island = [
  [4, 4],
  [6, 4],
  [6, 6],
  [4, 6],
  [4, 4],
];

describe('the land and the sea of an extract', () => {
  it('is all land without a coastline', () => expect(at([], [5, 5])).toEqual(['land']));

  it('has land on the left of a coastline that crosses it, in whatever pieces it comes', () => {
    const pieces = [
      [
        [5, 5],
        [5, 12],
      ],
      [
        [5, -2],
        [5, 5],
      ],
    ];
    expect(at(pieces, [2, 5], [8, 5])).toEqual(['land', 'sea']);
    const turned = pieces.map((piece) => piece.toReversed());
    expect(at(turned, [2, 5], [8, 5])).toEqual(['sea', 'land']);
  });

  it('has sea around an island, and around a lake of the sea land', () => {
    expect(at([island], [5, 5], [1, 1])).toEqual(['land', 'sea']);
    expect(at([island.toReversed()], [5, 5], [1, 1])).toEqual(['sea', 'land']);
  });

  it('has an island on the right side of a coast', () => {
    const coast = [
      [2, -1],
      [2, 11],
    ];
    expect(at([coast, island], [1, 5], [3, 5], [5, 5])).toEqual(['land', 'sea', 'land']);
  });

  it('cuts an island off at the edge', () => {
    const over = island.map(([x = 0, y = 0]) => [x + 5, y]);
    expect(at([over], [9.5, 5], [8.5, 5], [1, 1])).toEqual(['land', 'sea', 'sea']);
  });

  it('follows a coastline that ends inside to the nearest edge, and drops what contradicts it', () => {
    const coast = [
      [3, 0.5],
      [5, 5],
      [5, 9.5],
    ];
    const sliver = [
      [2.6, 0.4],
      [2.4, -1],
    ];
    expect(at([coast, sliver], [1, 5], [8, 5])).toEqual(['land', 'sea']);
  });
});
