import { type PoolClient } from 'pg';
import type { DatabaseHandle } from '../platform/database/database';
import { mapLocationTable, type NewMapLocationRow } from './map-locations/map-location-table';
import { type NewPlaceRow, placeTable } from './place-table';
import { PlacesFileError } from '../osm/osm';
import { type MergeCounts, StagedTable } from './staged-rows';

/** Rows that are staged, and invisible until they are merged. */
export interface PlaceSession {
  stage: (rows: readonly NewPlaceRow[]) => Promise<void>;
  stageLocations: (rows: readonly NewMapLocationRow[]) => Promise<void>;
  /** Replaces the rows of the same extract with the staged ones. Real rows also replace the sample. */
  merge: (extract: string) => Promise<MergeCounts>;
}

/** The key of the advisory lock under which one import at a time works: "plac" in ASCII. */
const importLock = 0x70_6c_61_63;

// Neighbours on the globe are neighbours on the disk: a search reads a few pages.
const places = new StagedTable<NewPlaceRow>(placeTable, 'floor(mercator * 4), longitude');
const mapLocations = new StagedTable<NewMapLocationRow>(mapLocationTable, 'kind, city, name');

/**
 * Runs an import on a connection of its own, which is thrown away afterwards, and its temporary tables with it.
 * @throws PlacesFileError when another process is importing.
 */
export async function withPlaceSession<Result>(
  database: DatabaseHandle,
  run: (session: PlaceSession) => Promise<Result>,
): Promise<Result> {
  const client = await database.$client.connect();
  try {
    // A country takes minutes.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [importLock]);
    if (rows[0]?.locked !== true)
      throw new PlacesFileError('Another process is importing places right now. Try again later.');
    await places.create(client);
    await mapLocations.create(client);
    return await run({
      stage: (staged) => places.stage(client, staged),
      stageLocations: (staged) => mapLocations.stage(client, staged),
      merge: (extract) => merge(client, extract),
    });
  } finally {
    // The end of the connection would give it back too, but only a moment later.
    await client.query('select pg_advisory_unlock_all()').catch(() => {});
    client.release(true);
  }
}

async function merge(client: PoolClient, extract: string): Promise<MergeCounts> {
  await client.query('analyze staged_places; analyze staged_map_locations');
  await client.query('begin');
  try {
    await client.query('delete from places where sample and not exists (select from staged_places where sample)');
    const counts = await places.merge(client, extract);
    await mapLocations.merge(client, extract);
    await client.query('commit');
    // Statistics, and an index without a pending list.
    await client.query('vacuum (analyze) places');
    await client.query('vacuum (analyze) map_locations');
    return counts;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
