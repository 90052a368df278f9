import { resolve } from 'node:path';
import { migrateDatabase, openDatabase, reachDatabase } from '../platform/database/database';
import { EmbeddedDatabaseError } from '../platform/embedded-database/embedded-database';
import { describeFailure, EnvironmentError, readEnvironment } from '../platform/runtime/runtime';
import { type Geography, sharedGeography } from '../gazetteer/gazetteer';
import { type ImportOptions, importPlaces, type ImportSummary } from './import/import-places';
import { PlacesFileError } from '../osm/osm';
import { ReadingWorkers } from '../platform/readings/readings';
import { tilesFolder } from '../tiles/tiles';

const usage = `Usage: pnpm places:import FILE.osm.pbf...
  Each is an extract of OpenStreetMap, such as those of https://download.geofabrik.de.
  Its places and streets take the place of those that the same extract brought before.`;

/** How long one text of opening hours may take. The slowest real one took a tenth of it. */
const hoursLimitMs = 1000;

async function main(targets: string[]): Promise<void> {
  if (targets.length === 0 || targets.includes('--help')) {
    console.log(usage);
    process.exitCode = targets.length === 0 ? 1 : 0;
    return;
  }
  const environment = readEnvironment();
  const ending = new AbortController();
  process.once('SIGINT', () => ending.abort());
  process.once('SIGTERM', () => ending.abort());
  // The map reads an archive of the operator's own instead, when there is one.
  const drawn = environment.KEEPMARK_MAP_PMTILES === undefined ? tilesFolder(environment) : undefined;
  const stopDatabase = await reachDatabase(environment);
  const database = openDatabase(environment);
  // Nobody waits for one text, and a busy machine takes nothing from it.
  const readings = new ReadingWorkers({ limitMs: hoursLimitMs });
  try {
    await migrateDatabase(environment.DATABASE_URL);
    for (const target of targets) {
      // pnpm changes the directory before it runs us. This is the person's directory.
      const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), target);
      const startMs = performance.now();
      const summary = await importPlaces(path, {
        database: database.write,
        surroundings: nameSurroundings(sharedGeography()),
        readings,
        signal: ending.signal,
        onProgress: (share, places) =>
          showProgress(`${Math.floor(share * 100)} % read, ${places.toLocaleString('en-US')} places`),
        tilesFolder: drawn,
        onTiles: (tiles) => showProgress(`Drawing the map: ${tiles.toLocaleString('en-US')} tiles`),
      });
      showProgress('');
      console.log(
        `${describeSummary(summary)}${drawn ? '\n  streets are on the map' : ''}\n  in ${((performance.now() - startMs) / 1000).toFixed(1)} s`,
      );
    }
  } finally {
    await readings.close();
    await database.close();
    await stopDatabase();
  }
}

/** Names the city, state and country of a point as a person would; empty where there is none. */
const nameSurroundings =
  ({ reverse }: Geography): ImportOptions['surroundings'] =>
  (latitude, longitude) => {
    const place = reverse.find(latitude, longitude);
    return { city: place?.city ?? '', state: place?.stateName ?? '', country: place?.countryCode ?? '' };
  };

function describeSummary(summary: ImportSummary): string {
  const { extract, places, locations, withoutPoint, unreadableHours, ...counts } = summary;
  const told = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count.toLocaleString('en-US')} ${what}`);
  const lost =
    withoutPoint > 0 ? `\n  ${withoutPoint.toLocaleString('en-US')} skipped: they are outside the extract` : '';
  const unread =
    unreadableHours > 0
      ? `\n  ${unreadableHours.toLocaleString('en-US')} texts of opening hours remain text: they can't be told from a clock`
      : '';
  const whole = `${places.toLocaleString('en-US')} places, ${locations.toLocaleString('en-US')} addresses and districts`;
  return `${extract}: ${whole}\n  ${told.join(', ')}${lost}${unread}`;
}

function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  showProgress('');
  const isKnown = [PlacesFileError, EnvironmentError, EmbeddedDatabaseError].some((known) => error instanceof known);
  const isStopped = error instanceof Error && error.name === 'AbortError';
  console.error(
    isStopped ? 'Stopped: nothing has been imported.' : isKnown ? (error as Error).message : describeFailure(error),
  );
  process.exitCode = 1;
});
