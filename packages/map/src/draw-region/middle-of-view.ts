import type { Polygon, Position } from 'geojson';
import type { DrawnRegion } from '../map-point';

/** Of a view, in pixels; `unproject` tells which degrees lie at a pixel. */
interface View {
  readonly width: number;
  readonly height: number;
  readonly unproject: (pixel: [number, number]) => { readonly lng: number; readonly lat: number };
}

/** What is left free on each side, of its length. */
const margin = 0.1;
const circleCorners = 64;
/** The drawing takes nine decimals; six are 11 cm. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** A box or a circle in the middle of a view: what somebody draws who moves the map by keys instead of a pointer over it. */
export function middleOfView(kind: DrawnRegion['kind'], { width, height, unproject }: View): Polygon {
  const corners = kind === 'box' ? boxCorners(width, height) : circleRing(width, height);
  const ring = corners.map((pixel): Position => {
    const { lng, lat } = unproject(pixel);
    return [rounded(lng), rounded(lat)];
  });
  return { type: 'Polygon', coordinates: [[...ring, ring[0]!]] };
}

function boxCorners(width: number, height: number): [number, number][] {
  const [left, right] = [width * margin, width * (1 - margin)];
  const [top, bottom] = [height * margin, height * (1 - margin)];
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}

function circleRing(width: number, height: number): [number, number][] {
  const radius = Math.min(width, height) * (0.5 - margin);
  return Array.from({ length: circleCorners }, (_, index) => {
    // Against the clock, as GeoJSON has the outside of a polygon.
    const angle = (-2 * Math.PI * index) / circleCorners;
    return [width / 2 + radius * Math.cos(angle), height / 2 + radius * Math.sin(angle)];
  });
}
