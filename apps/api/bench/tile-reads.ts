import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PMTiles } from 'pmtiles';
import { readPlaces } from '../src/places/import/read-places';
import { archivePath } from '../src/tiles/tile-archive';
import { StreetTiles } from '../src/tiles/street-tiles';
import { writeGeneratedExtract } from './generated-extract';
import type { ClientRequest } from './measure';

export const tileName = 'api/tile';
const extractBytes = 3_000_000;

interface TileReads {
  /** Of the service that serves the archive. */
  readonly settings: Readonly<Record<string, string>>;
  /** Reads of whole tiles, as the map asks for them. */
  readonly requests: (count: number) => ClientRequest[];
}

/** Draws the map of an invented city for the time of the work. */
export async function withTiles(
  log: (message: string) => void,
  run: (tiles: TileReads) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'keepmark-bench-tiles-'));
  try {
    log('Drawing the map of a city …');
    const path = join(folder, 'city.osm.pbf');
    await writeGeneratedExtract(path, extractBytes);
    const tiles = await StreetTiles.open(folder, 'city');
    const reader = readPlaces(path, { shapes: tiles.shapes });
    while (!(await reader.next()).done);
    await tiles.build();
    await tiles.commit();
    const ranges = await tileRanges(join(folder, 'streets.pmtiles'));
    await run({
      settings: { KEEPMARK_TILES_DIR: folder },
      requests: (count) =>
        Array.from({ length: count }, (_, index) => ({
          path: `/${archivePath}`,
          range: ranges[(index * 7919) % ranges.length] ?? '',
        })),
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Where the tiles of the last zoom are in an archive, which is where a reader asks for them. */
async function tileRanges(path: string): Promise<string[]> {
  const bytes = await readFile(path);
  const asked = new Set<string>();
  const archive = new PMTiles({
    getKey: () => path,
    getBytes: async (offset, length) => {
      asked.add(`bytes=${offset}-${offset + length - 1}`);
      return { data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer };
    },
  });
  const { minLon, minLat, maxLon, maxLat, maxZoom } = await archive.getHeader();
  asked.clear();
  const columnOf = (longitude: number) => Math.floor(((longitude + 180) / 360) * 2 ** maxZoom);
  const rowOf = (latitude: number) => {
    const mercator = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
    return Math.floor((0.5 - mercator / (2 * Math.PI)) * 2 ** maxZoom);
  };
  for (let x = columnOf(minLon); x <= columnOf(maxLon); x += 1)
    for (let y = rowOf(maxLat); y <= rowOf(minLat); y += 1) await archive.getZxy(maxZoom, x, y);
  return [...asked];
}
