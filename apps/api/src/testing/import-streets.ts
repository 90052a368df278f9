import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPlaces } from '../places/import/read-places';
import { type SmallExtract, writePbf } from '../places/testing/write-pbf';
import { StreetTiles } from '../tiles/street-tiles';

/** Puts the streets of an extract on the map, as places:import does, and leaves the places as they are. @param folder KEEPMARK_TILES_DIR */
export async function importStreets(extract: SmallExtract, folder: string): Promise<void> {
  const source = await mkdtemp(join(tmpdir(), 'keepmark-extract-'));
  try {
    const path = join(source, 'town.osm.pbf');
    await writeFile(path, writePbf(extract));
    const tiles = await StreetTiles.open(folder, 'town');
    const reader = readPlaces(path, { shapes: tiles.shapes });
    while (!(await reader.next()).done);
    await tiles.build();
    await tiles.commit();
  } finally {
    await rm(source, { recursive: true });
  }
}
