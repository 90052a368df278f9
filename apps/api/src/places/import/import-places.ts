import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { DatabaseHandle } from '../../platform/database/database';
import { preparePlace } from '../prepare-place';
import type { NewPlaceRow } from '../place-table';
import { type OsmObject, osmPlace, type Surroundings } from './osm-place';
import { StreetTiles } from '../../tiles/tiles';
import { PlacesFileError } from '../../osm/osm';
import { readPlaces } from './read-places';
import type { NewMapLocationRow } from '../map-locations/map-location-table';
import { prepareMapLocation, Streets } from '../map-locations/prepare-map-location';
import { deleteUnusedHours, HoursIntake } from '../hours/store-hours';
import { type PlaceSession, withPlaceSession } from '../place-session';
import type { MergeCounts } from '../staged-rows';
import type { Readings } from '../../platform/readings/readings';
import { osmMapLocations } from './osm-map-location';

/** What an import did. */
export interface ImportSummary extends MergeCounts {
  /** "monaco" for monaco-latest.osm.pbf. */
  readonly extract: string;
  readonly places: number;
  /** Street addresses, streets, districts and villages. */
  readonly locations: number;
  /** Objects whose parts are outside the extract, so that their location is unknown. */
  readonly withoutPoint: number;
  /** Texts of opening hours that say nothing a clock could tell, or that couldn't be read. */
  readonly unreadableHours: number;
}

export interface ImportOptions {
  readonly database: DatabaseHandle;
  /** Names the city, state and country of a point, in degrees. */
  readonly surroundings: (latitude: number, longitude: number) => Surroundings;
  /** Where texts of opening hours are read. */
  readonly readings: Readings;
  readonly signal?: AbortSignal;
  /** Hears how far it is: from 0 to 1, and how many places there are so far. */
  readonly onProgress?: (share: number, places: number) => void;
  /** Where the map's tiles are; without it, none are made. */
  readonly tilesFolder?: string | undefined;
  /** Hears how many tiles have been written. */
  readonly onTiles?: (tiles: number) => void;
}

const rowsAtOnce = 1000;

/**
 * Puts the places of an extract in place of what the same extract brought before, all of it or nothing: places that
 * are gone from it go, unchanged ones are not touched, and the sample goes with the first import.
 * @throws PlacesFileError for a file that is no whole extract, or holds no place.
 */
export async function importPlaces(path: string, options: ImportOptions): Promise<ImportSummary> {
  const { database, signal } = options;
  const extract = extractName(path);
  const sizeBytes = (await stat(path).catch(() => undefined))?.size ?? 0;
  return withPlaceSession(database, async (session) => {
    const tiles = options.tilesFolder ? await StreetTiles.open(options.tilesFolder, extract) : undefined;
    try {
      const batch = new RowBatch(session, extract, options);
      const reader = readPlaces(path, {
        signal,
        sizeBytes,
        shapes: tiles?.shapes,
        onProgress: (share) => options.onProgress?.(share, batch.places),
      });
      let step = await reader.next();
      for (; !step.done; step = await reader.next()) {
        for (const object of step.value) batch.add(object);
        if (batch.isFull) await batch.stage();
      }
      batch.addStreets();
      await batch.stage();
      const { places, locations } = batch;
      if (places + locations === 0)
        throw new PlacesFileError(`${path} holds no place with a name that we know the kind of.`);
      await tiles?.build({ signal, onTiles: options.onTiles });
      signal?.throwIfAborted();
      const counts = await session.merge(extract);
      await tiles?.commit();
      await deleteUnusedHours(database);
      const { unreadableHours } = batch;
      return { extract, places, locations, withoutPoint: step.value, unreadableHours, ...counts };
    } finally {
      await tiles?.discard();
    }
  });
}

/** The rows of an extract, counted, and staged when there are enough of them. */
class RowBatch {
  places = 0;
  locations = 0;
  readonly #streets = new Streets();
  readonly #session: PlaceSession;
  readonly #extract: string;
  readonly #surroundings: ImportOptions['surroundings'];
  readonly #hours: HoursIntake;
  #placeRows: NewPlaceRow[] = [];
  #locationRows: NewMapLocationRow[] = [];

  constructor(session: PlaceSession, extract: string, { surroundings, database, readings }: ImportOptions) {
    this.#session = session;
    this.#extract = extract;
    this.#surroundings = surroundings;
    this.#hours = new HoursIntake(database, readings);
  }

  get isFull(): boolean {
    return this.#placeRows.length + this.#locationRows.length >= rowsAtOnce;
  }

  get unreadableHours(): number {
    return this.#hours.unreadable;
  }

  add(object: OsmObject): void {
    const surroundings = this.#surroundings(object.latitude, object.longitude);
    const place = osmPlace(object, surroundings);
    if (place) this.#placeRows.push(preparePlace(place, { extract: this.#extract, sample: false }));
    for (const location of osmMapLocations(object, surroundings)) {
      this.#streets.add(location);
      if (location.kind !== 'street') this.#locationRows.push(prepareMapLocation(location, this.#extract));
    }
  }

  addStreets(): void {
    for (const row of this.#streets.rows(this.#extract)) this.#locationRows.push(row);
  }

  async stage(): Promise<void> {
    this.places += this.#placeRows.length;
    this.locations += this.#locationRows.length;
    // Not part of the transaction: what a text comes to is true whether or not its place is imported.
    await this.#hours.add(this.#placeRows);
    await this.#session.stage(this.#placeRows);
    for (let start = 0; start < this.#locationRows.length; start += rowsAtOnce)
      await this.#session.stageLocations(this.#locationRows.slice(start, start + rowsAtOnce));
    this.#placeRows = [];
    this.#locationRows = [];
  }
}

/** The same for every edition of an extract: "monaco" for monaco-latest.osm.pbf and monaco-210401.osm.pbf. */
function extractName(path: string): string {
  return basename(path)
    .toLowerCase()
    .replace(/\.pbf$/, '')
    .replace(/\.osm$/, '')
    .replace(/[-_.](?:latest|\d{6,8})$/, '');
}
