import { type PlaceSearchRequest, placeSearchLimits as limits } from '@keepmark/contracts';
import { type BoundingBox, boxesAround, distanceMiles } from '../gazetteer/gazetteer';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The part of the globe that one search looks at. */
export interface SearchArea {
  /** One, or two where they meet at the 180th meridian; west is never greater than east. */
  readonly boxes: readonly BoundingBox[];
  /** What distances are measured from. */
  readonly center: Point;
  /** Around `center`, where a point was asked for. */
  readonly radiusMiles: number | undefined;
  /** Less than was asked for. */
  readonly clamped: boolean;
}

/** The area that a request means, cut to what one search looks at. */
export function searchArea({ bbox, lat, lng, radiusMiles }: PlaceSearchRequest): SearchArea {
  const point = lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng };
  if (bbox === undefined) {
    const center = point ?? { latitude: 0, longitude: 0 };
    const wanted = radiusMiles ?? limits.defaultRadiusMiles;
    const radius = Math.min(wanted, limits.radiusMiles);
    return { boxes: boxesAround(center, radius), center, radiusMiles: radius, clamped: wanted > radius };
  }
  const width = bbox.east >= bbox.west ? bbox.east - bbox.west : bbox.east + 360 - bbox.west;
  const height = bbox.north - bbox.south;
  const middle = { latitude: (bbox.south + bbox.north) / 2, longitude: wrap(bbox.west + width / 2) };
  const halfWidth = Math.min(width, limits.boxLongitudeDegrees) / 2;
  const halfHeight = Math.min(height, limits.boxLatitudeDegrees) / 2;
  return {
    boxes: splitAtAntimeridian({
      south: middle.latitude - halfHeight,
      north: middle.latitude + halfHeight,
      west: middle.longitude - halfWidth,
      east: middle.longitude + halfWidth,
    }),
    center: point ?? middle,
    radiusMiles: undefined,
    clamped: width > limits.boxLongitudeDegrees || height > limits.boxLatitudeDegrees,
  };
}

/** Whether a point is in the area, because providers also return nearby ones. */
export function isInArea({ boxes, center, radiusMiles }: SearchArea, point: Point): boolean {
  const { latitude, longitude } = point;
  const isInBox = boxes.some(
    ({ south, north, west, east }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
  return isInBox && (radiusMiles === undefined || distanceMiles(center, point) <= radiusMiles);
}

/** @param box whose west or east may lie beyond 180 degrees. */
function splitAtAntimeridian(box: BoundingBox): BoundingBox[] {
  const { west, east } = box;
  if (west < -180)
    return [
      { ...box, west: -180 },
      { ...box, west: west + 360, east: 180 },
    ];
  if (east > 180)
    return [
      { ...box, east: 180 },
      { ...box, west: -180, east: east - 360 },
    ];
  return [box];
}

const wrap = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180;

const steepest = 89.5;

/** The latitude on Mercator's map, in degrees of longitude; beyond 89.5 degrees it is the same everywhere. */
export function mercatorOf(latitude: number): number {
  const bounded = Math.max(-steepest, Math.min(steepest, latitude));
  return (Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360)) * 180) / Math.PI;
}

/** Degrees of the sides of squares, finest first. */
const cellSizes = [0.25, 2.5] as const;
/** More squares than these are looked up slower than fewer, larger ones. */
const maxCells = 50;

const columnsOf = (size: number): number => 360 / size;
const rowAt = (latitude: number, size: number): number => Math.min(Math.floor((latitude + 90) / size), 180 / size - 1);
const columnAt = (longitude: number, size: number): number =>
  Math.min(Math.floor((longitude + 180) / size), columnsOf(size) - 1);
/** Short, and another one for every square of every size. */
const cellName = (level: number, row: number, column: number): string =>
  `${'ab'.charAt(level)}${(row * columnsOf(cellSizes[level] ?? 1) + column).toString(36)}`;

/** The names of the squares that contain a point, one per size. */
export function cellsAt({ latitude, longitude }: Point): string[] {
  return cellSizes.map((size, level) => cellName(level, rowAt(latitude, size), columnAt(longitude, size)));
}

/** The names of squares that cover the boxes, of the finest size with few enough of them. */
export function cellsOver(boxes: readonly BoundingBox[]): string[] {
  for (const [level, size] of cellSizes.entries()) {
    const spans = boxes.map(({ south, north, west, east }) => ({
      rows: [rowAt(south, size), rowAt(north, size)] as const,
      columns: [columnAt(west, size), columnAt(east, size)] as const,
    }));
    const count = spans.reduce(
      (sum, { rows, columns }) => sum + (rows[1] - rows[0] + 1) * (columns[1] - columns[0] + 1),
      0,
    );
    if (count > maxCells && level < cellSizes.length - 1) continue;
    return spans.flatMap(({ rows, columns }) =>
      range(rows).flatMap((row) => range(columns).map((column) => cellName(level, row, column))),
    );
  }
  return [];
}

const range = ([from, to]: readonly [number, number]): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
