import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as yieldToSignals } from 'node:timers/promises';
import { type Bounds, PlacesFileError } from '../osm/osm';
import { encodeTile } from './encode-tile';
import { type ExtractArea, layerNames, maxTileZoom, minTileZoom } from './map-feature';
import { withOneCoast } from './one-coast';
import { PmtilesWriter } from './pmtiles-writer';
import { readTiles, RunWriter } from './record-runs';
import { ShapeReader } from './shape-reader';
import { archiveName } from './tile-archive';
import type { TileRecord } from './tile-record';
import { TileSlicer } from './tile-slicer';

const boundsName = 'bounds.json';
const attribution =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap contributors</a>';
/** A signal is heard this often. */
const tilesAtOnce = 50;

export interface BuildOptions {
  readonly signal?: AbortSignal | undefined;
  /** Hears how many tiles have been written. */
  readonly onTiles?: ((tiles: number) => void) | undefined;
}

/**
 * The streets of an extract on their way into the archive that the map reads. What each extract brought is kept beside
 * the archive, sorted by tile, so that the next import merges it instead of reading the extract again.
 */
export class StreetTiles {
  readonly shapes: ShapeReader;
  readonly #slicer: TileSlicer;
  readonly #runs: RunWriter;
  readonly #folder: string;
  readonly #extract: string;
  #bounds: ExtractArea | undefined;

  private constructor(folder: string, extract: string) {
    this.#folder = folder;
    this.#extract = extract;
    this.#runs = new RunWriter(this.#staged);
    this.#slicer = new TileSlicer((record) => this.#runs.put(record));
    this.shapes = new ShapeReader((feature) => this.#slicer.add(feature));
  }

  /** @throws PlacesFileError when the folder cannot be written. */
  static async open(folder: string, extract: string): Promise<StreetTiles> {
    const tiles = new StreetTiles(folder, extract);
    try {
      await rm(tiles.#staged, { recursive: true, force: true });
      await mkdir(tiles.#staged, { recursive: true });
    } catch (cause) {
      throw new PlacesFileError(
        `The map cannot be written to ${folder}. Check that you may write there, or choose another folder with KEEPMARK_TILES_DIR.`,
        { cause },
      );
    }
    return tiles;
  }

  /** Writes the archive of all extracts. The map keeps reading the earlier one until then. */
  async build({ signal, onTiles }: BuildOptions = {}): Promise<void> {
    this.#bounds = this.shapes.finish();
    this.#slicer.flush();
    this.#runs.flush();
    await writeFile(join(this.#staged, boundsName), JSON.stringify(this.#bounds ?? null));
    const extracts = await this.#extracts();
    const areaOf = new Map(
      extracts.flatMap(({ bounds, runs }) => (bounds ? runs.map((run) => [run, bounds] as const) : [])),
    );
    const writer = await PmtilesWriter.create(this.#stagedArchive);
    try {
      let tiles = 0;
      for (const { tileId, records } of readTiles(extracts.flatMap(({ runs }) => runs))) {
        const shown = extracts.length > 1 ? withoutRepeats(withOneCoast(tileId, records, areaOf)) : records;
        await writer.put(tileId, encodeTile(shown));
        tiles += 1;
        if (tiles % tilesAtOnce > 0) continue;
        await yieldToSignals();
        signal?.throwIfAborted();
        onTiles?.(tiles);
      }
      const bounds = extracts.flatMap((extract) => extract.bounds ?? []);
      await writer.finish({
        bounds: boundsAround(bounds.map(({ drawn, ...own }) => drawn ?? own)),
        metadata: metadataOf(bounds),
      });
    } catch (error) {
      await writer.discard();
      throw error;
    }
  }

  /** From now on the map reads the new archive. */
  async commit(): Promise<void> {
    await rm(this.#committed, { recursive: true, force: true });
    await mkdir(join(this.#folder, 'extracts'), { recursive: true });
    await rename(this.#staged, this.#committed);
    await rename(this.#stagedArchive, join(this.#folder, archiveName));
  }

  /** Deletes what wasn't committed. */
  async discard(): Promise<void> {
    await rm(this.#staged, { recursive: true, force: true });
    await rm(this.#stagedArchive, { force: true });
  }

  get #staged(): string {
    return join(this.#folder, 'staged');
  }

  get #committed(): string {
    return join(this.#folder, 'extracts', this.#extract);
  }

  get #stagedArchive(): string {
    return join(this.#folder, `${archiveName}.staged`);
  }

  /** The new edition of this extract, and the others as they were imported. */
  async #extracts(): Promise<{ bounds: ExtractArea | null; runs: string[] }[]> {
    const names = await readdir(join(this.#folder, 'extracts')).catch(() => []);
    const others = names.filter((name) => name !== this.#extract).map((name) => join(this.#folder, 'extracts', name));
    return Promise.all(
      [this.#staged, ...others].map(async (folder) => ({
        bounds: JSON.parse(await readFile(join(folder, boundsName), 'utf8')) as ExtractArea | null,
        runs: (await readdir(folder)).filter((name) => name !== boundsName).map((name) => join(folder, name)),
      })),
    );
  }
}

/** Extracts that share an area both bring what is there: it is drawn, and sent to the browser, once. */
function withoutRepeats(records: readonly TileRecord[]): TileRecord[] {
  const distinct = new Map<string, TileRecord>();
  for (const record of records) {
    const { layer, type, properties, geometry } = record;
    distinct.set([layer, type, properties, Buffer.from(geometry).toString('latin1')].join('\n'), record);
  }
  return [...distinct.values()];
}

function boundsAround(all: readonly Bounds[]): Bounds {
  return {
    west: Math.min(...all.map(({ west }) => west)),
    south: Math.min(...all.map(({ south }) => south)),
    east: Math.max(...all.map(({ east }) => east)),
    north: Math.max(...all.map(({ north }) => north)),
  };
}

/** What readers of the archive are told, after the TileJSON 3 specification. */
const metadataOf = (extracts: readonly Bounds[]) => ({
  name: 'Keepmark streets',
  type: 'baselayer',
  attribution,
  vector_layers: layerNames.map((id) => ({ id, fields: {}, minzoom: minTileZoom, maxzoom: maxTileZoom })),
  'keepmark:extracts': extracts.map(({ west, south, east, north }) => [west, south, east, north]),
});
