import { getTableColumns } from 'drizzle-orm';
import { type PoolClient, types } from 'pg';
import type { DatabaseHandle } from '../database/database';
import { type NewPlaceRow, placeTable } from './place-table';
import { PlacesFileError } from './places-file-error';

/** What putting an extract in place has done. */
export interface MergeCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
}

/** Rows on their way into the table: seen by nobody until they are merged. */
export interface PlaceSession {
  stage: (rows: readonly NewPlaceRow[]) => Promise<void>;
  /** Puts the staged rows in place of those of the same extract; the sample goes when they are real. */
  merge: (extract: string) => Promise<MergeCounts>;
}

/** The key of the advisory lock under which one import at a time works: "plac" in ASCII. */
const importLock = 0x70_6c_61_63;

type Column = keyof NewPlaceRow;
const written = (Object.entries(getTableColumns(placeTable)) as [Column, { getSQLType: () => string }][])
  .filter(([key]) => !['id', 'updatedDate'].includes(key))
  .map(([key, column]) => ({ name: key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), key, column }));
const names = written.map(({ name }) => name).join(', ');
/** Words travel as a list, and become what is searched when they are put in place. */
const isWords = (column: { getSQLType: () => string }): boolean => column.getSQLType() === 'tsvector';
const shape = written
  .map(({ name, column }) => `${name} ${isWords(column) ? 'text[]' : column.getSQLType()}`)
  .join(', ');
const taken = written.map(({ name, column }) => (isWords(column) ? `array_to_tsvector(${name})` : name)).join(', ');
const renewed = written.map(({ name }) => `${name} = excluded.${name}`).join(', ');

/**
 * Runs an import on a connection of its own, which is thrown away afterwards, and its temporary table with it.
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
    await client.query(`create temporary table staged_places (${shape}, primary key (place_id))`);
    return await run({ stage: (staged) => stage(client, staged), merge: (extract) => merge(client, extract) });
  } finally {
    // The end of the connection would give it back too, but only a moment later.
    await client.query('select pg_advisory_unlock_all()').catch(() => {});
    client.release(true);
  }
}

async function stage(client: PoolClient, rows: readonly NewPlaceRow[]): Promise<void> {
  const records = rows.map((row) => Object.fromEntries(written.map(({ name, key }) => [name, row[key]])));
  await client.query(
    `insert into staged_places select ${names} from jsonb_to_recordset($1::jsonb) as staged(${shape})
      on conflict (place_id) do nothing`,
    [JSON.stringify(records)],
  );
}

async function merge(client: PoolClient, extract: string): Promise<MergeCounts> {
  await client.query('analyze staged_places');
  await client.query('begin');
  try {
    await client.query('delete from places where sample and not exists (select from staged_places where sample)');
    const removed = await client.query(
      `delete from places p where extract = $1 and not exists (select from staged_places s where s.place_id = p.place_id)`,
      [extract],
    );
    const { rows } = await client.query<{ added: number; changed: number; unchanged: number }>({
      text: `select count(*) filter (where p.place_id is null) as added,
          count(*) filter (where p.content_hash <> s.content_hash) as changed,
          count(*) filter (where p.content_hash = s.content_hash) as unchanged
        from staged_places s left join places p on p.place_id = s.place_id`,
      types: {
        getTypeParser: (type, format) => (type === types.builtins.INT8 ? Number : types.getTypeParser(type, format)),
      },
    });
    await client.query(`insert into places (${names}) select ${taken} from staged_places
      -- Neighbours on the globe are neighbours on the disk: a search reads a few pages.
      order by floor(mercator * 4), longitude
      on conflict (place_id) do update set ${renewed}, updated_date = now()
      where places.content_hash <> excluded.content_hash or places.extract <> excluded.extract`);
    await client.query('commit');
    // Statistics, and an index without a list of what is still to be put into it.
    await client.query('vacuum (analyze) places');
    const [counts = { added: 0, changed: 0, unchanged: 0 }] = rows;
    return { ...counts, removed: removed.rowCount ?? 0 };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
