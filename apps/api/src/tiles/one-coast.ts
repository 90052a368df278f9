import { tileIdToZxy } from 'pmtiles';
import type { Bounds } from '../osm/osm';
import type { ExtractArea } from './map-feature';
import type { StoredRecord } from './record-runs';

/** Land, and the sea without its names. */
const isCoast = ({ layer, type, properties }: StoredRecord): boolean =>
  type === 3 && (layer === 'earth' || (layer === 'water' && properties === '{"kind":"ocean"}'));

interface Coast {
  readonly area: ExtractArea;
  readonly records: StoredRecord[];
  /** What else the extract has in the tile. */
  others: number;
}

/**
 * Draws the land and the sea of a tile once where several extracts do: the coast of an extract goes on around it, less
 * exactly, and would flood its neighbor. The extract that has most in the tile knows its coast best.
 * @param areaOf the area of the extract that a run belongs to
 */
export function withOneCoast(
  tileId: number,
  records: readonly StoredRecord[],
  areaOf: ReadonlyMap<string, ExtractArea>,
): readonly StoredRecord[] {
  const coasts = coastsOf(records, areaOf);
  if (coasts.length < 2) return records;
  const tile = boundsOfTile(tileId);
  const best = coasts.toSorted(
    (left, right) =>
      right.others - left.others ||
      Number(isInMiddle(tile, right.area)) - Number(isInMiddle(tile, left.area)) ||
      bytesOf(right) - bytesOf(left),
  );
  const dropped = new Set(
    best.flatMap((coast, index) =>
      best.slice(0, index).some((better) => covers(better.area, coast.area, tile)) ? coast.records : [],
    ),
  );
  return dropped.size === 0 ? records : records.filter((record) => !dropped.has(record));
}

/** The extracts that have land or sea in a tile. */
function coastsOf(records: readonly StoredRecord[], areaOf: ReadonlyMap<string, ExtractArea>): Coast[] {
  const coasts = new Map<ExtractArea, Coast>();
  for (const record of records) {
    const area = areaOf.get(record.run);
    if (!area) continue;
    const coast = coasts.get(area) ?? { area, records: [], others: 0 };
    coasts.set(area, coast);
    if (isCoast(record)) coast.records.push(record);
    else coast.others += 1;
  }
  return [...coasts.values()].filter((coast) => coast.records.length > 0);
}

const bytesOf = ({ records }: Coast): number => records.reduce((sum, { geometry }) => sum + geometry.length, 0);

function boundsOfTile(tileId: number): Bounds {
  const [zoom, column, row] = tileIdToZxy(tileId);
  const longitude = (x: number): number => (x / 2 ** zoom) * 360 - 180;
  const latitude = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** zoom))) * 180) / Math.PI;
  return { west: longitude(column), east: longitude(column + 1), north: latitude(row), south: latitude(row + 1) };
}

function isInMiddle({ west, south, east, north }: Bounds, area: Bounds): boolean {
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2];
  return longitude >= area.west && longitude <= area.east && latitude >= area.south && latitude <= area.north;
}

/** Whether one extract draws everything that another one draws in a tile. */
function covers(one: ExtractArea, other: ExtractArea, tile: Bounds): boolean {
  const [outer, inner] = [one.drawn ?? one, other.drawn ?? other];
  return (
    Math.max(inner.west, tile.west) >= outer.west &&
    Math.min(inner.east, tile.east) <= outer.east &&
    Math.max(inner.south, tile.south) >= outer.south &&
    Math.min(inner.north, tile.north) <= outer.north
  );
}
