import type { DrawnRegion } from '../map-point';

/** Pixels from the left and from the top. */
type PixelPosition = readonly [number, number];

/** The margin on each side. A map that fits its points leaves more, so all of them end up inside the shape. */
const marginPx = 32;

/** The two points that draw a box or a circle in the center of a view, for users without a pointer. */
export function centerOfView(
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
