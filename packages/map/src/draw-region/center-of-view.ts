import type { DrawnRegion } from '../map-point';

/** From the left, from the top. */
type PixelPosition = readonly [number, number];

/** What is left free on each side: a map that has fitted its points into view leaves more, and so they all lie within. */
const marginPx = 32;

/** Where a box or a circle in the middle of a view begins and ends: the two clicks of somebody who has no pointer. */
export function middleOfView(
  kind: DrawnRegion['kind'],
  widthPx: number,
  heightPx: number,
): readonly [PixelPosition, PixelPosition] {
  if (kind === 'box') {
    return [
      [marginPx, heightPx - marginPx],
      [widthPx - marginPx, marginPx],
    ];
  }
  const [x, y] = [widthPx / 2, heightPx / 2];
  return [
    [x, y],
    [x + Math.min(x, y) - marginPx, y],
  ];
}
