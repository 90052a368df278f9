import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { DatabaseHandle } from '../../database/database';
import { preparePlace } from '../prepare-place';
import type { NewPlaceRow } from '../place-table';
import { type OsmObject, osmPlace, type Surroundings } from './osm-place';
import { PlacesFileError } from '../places-file-error';
import { readPlaces } from './read-places';
import { type MergeCounts, type PlaceSession, withPlaceSession } from '../place-session';

/** What an import did. */
export interface ImportSummary extends MergeCounts {
  /** "monaco" for monaco-latest.osm.pbf. */
  readonly extract: string;
  readonly places: number;
  /** Objects whose parts lie outside the extract, so that nobody knows where they are. */
  readonly withoutPoint: number;
}

export interface ImportOptions {
  readonly database: DatabaseHandle;
  /** Names the city, state and country of a point, in degrees. */
  readonly surroundings: (latitude: number, longitude: number) => Surroundings;
  readonly signal?: AbortSignal;
  /** Hears how far it is: from 0 to 1, and how many places there are so far. */
  readonly onProgress?: (share: number, places: number) => void;
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
    let places = 0;
    const reader = readPlaces(path, {
      signal,
      sizeBytes,
      onProgress: (share) => options.onProgress?.(share, places),
    });
    let rows: NewPlaceRow[] = [];
    let step = await reader.next();
    for (; !step.done; step = await reader.next()) {
      rows.push(...step.value.flatMap((object) => rowOf(object, extract, options)));
      if (rows.length < rowsAtOnce) continue;
      places += rows.length;
      await session.stage(rows);
      rows = [];
    }
    places += rows.length;
    await stageRest(session, rows);
    if (places === 0) throw new PlacesFileError(`${path} holds no place with a name that we know the kind of.`);
    signal?.throwIfAborted();
    return { extract, places, withoutPoint: step.value, ...(await session.merge(extract)) };
  });
}

async function stageRest(session: PlaceSession, rows: readonly NewPlaceRow[]): Promise<void> {
  if (rows.length > 0) await session.stage(rows);
}

function rowOf(object: OsmObject, extract: string, { surroundings }: ImportOptions): NewPlaceRow[] {
  const facts = osmPlace(object, surroundings(object.latitude, object.longitude));
  return facts ? [preparePlace(facts, { extract, sample: false })] : [];
}

/** The same for every edition of an extract: "monaco" for monaco-latest.osm.pbf and monaco-210401.osm.pbf. */
function extractName(path: string): string {
  return basename(path)
    .toLowerCase()
    .replace(/\.pbf$/, '')
    .replace(/\.osm$/, '')
    .replace(/[-_.](?:latest|\d{6,8})$/, '');
}
