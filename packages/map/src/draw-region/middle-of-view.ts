import type { DrawnRegion } from '../map-point';

/** From the left, from the top. */
type PixelPosition = readonly [number, number];

/** What is left free on each side, of its length. */
const margin = 0.1;

/** Where a box or a circle in the middle of a view begins and ends: the two clicks of somebody who has no pointer. */
export function middleOfView(
  kind: DrawnRegion['kind'],
  widthPx: number,
  heightPx: number,
): readonly [PixelPosition, PixelPosition] {
  if (kind === 'box') {
    return [
      [widthPx * margin, heightPx * (1 - margin)],
      [widthPx * (1 - margin), heightPx * margin],
    ];
  }
  const [x, y] = [widthPx / 2, heightPx / 2];
  return [
    [x, y],
    [x + Math.min(widthPx, heightPx) * (0.5 - margin), y],
  ];
}
