import { inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { columnNames, rowsBeside, rowsOf, TextArray } from '../../platform/database/database';
import { postingLocationTable } from '../jobs/posting-location-table';
import { postingTable, titleAndCompany } from '../jobs/posting-table';
import { postingRecordTable } from './posting-record-table';
import type { DescriptionSearch } from './description-search';
import type { PreparedPosting } from './prepare-posting';
import type { PreparedRecord } from './prepare-records';

const contentColumns = [
  'source',
  'contentHash',
  'sample',
  'companyName',
  'jobTitle',
  'jobType',
  'url',
  'salary',
  'salaryPerYear',
  'location',
  'remote',
  'workplace',
  'countries',
  'remoteCountries',
  'datePosted',
] as const;
const keyColumns = ['feed', 'externalId'] as const;
/** Sent apart from the others, since they are most of what is written. */
const longColumns = ['description', 'search'] as const;
const givenColumns = [...keyColumns, ...contentColumns] as const;
const locationColumns = [
  'postingId',
  'position',
  'label',
  'city',
  'state',
  'country',
  'latitude',
  'longitude',
  'remote',
] as const;

const contentNames = columnNames([...contentColumns, ...longColumns]);
const excludedContent = columnNames([...contentColumns, ...longColumns], 'excluded.');
const writtenNames = columnNames([...givenColumns, ...longColumns]);
const givenNames = columnNames(givenColumns);
const locationNames = columnNames(locationColumns);

/** A record whose posting is new or not as it was. */
export type ChangedRecord = PreparedRecord & { readonly posting: PreparedPosting };

/** Adds or overwrites postings with their locations, and remembers what they were prepared from. */
export async function upsertPostings(
  database: NodePgDatabase,
  records: readonly ChangedRecord[],
  search: DescriptionSearch,
): Promise<void> {
  const vectors = await search(
    database,
    records.map(({ posting }) => posting.row.description),
  );
  const descriptions = new TextArray();
  for (const { posting } of records) descriptions.add(posting.row.description);
  const rows = rowsBeside(
    postingTable,
    givenColumns,
    records.map(({ posting }) => posting.row),
    {
      description: sql`${sql.param(descriptions.asParameter())}::text[]`,
      search: sql`${sql.param(vectors)}::tsvector[]`,
    },
  );
  const written = await database.execute<{ id: string; externalId: string }>(
    sql`insert into postings (${writtenNames})
      select ${givenNames}, description, ${titleAndCompany()} || search from ${rows}
      on conflict (feed, external_id) do update set (${contentNames}) = (${excludedContent}),
        closed_date = null, updated_date = now()
      returning id, external_id as "externalId"`,
  );
  const idOf = new Map(written.rows.map(({ id, externalId }) => [externalId, Number(id)]));
  const idOfRecord = ({ externalId }: ChangedRecord): number => idOf.get(externalId) ?? 0;
  await replaceLocations(database, records, idOfRecord);
  await rememberRecords(
    database,
    records.map((record) => ({ postingId: idOfRecord(record), recordHash: record.recordHash })),
  );
}

async function replaceLocations(
  database: NodePgDatabase,
  records: readonly ChangedRecord[],
  idOfRecord: (record: ChangedRecord) => number,
): Promise<void> {
  const known = records.filter((record) => record.known !== undefined).map(idOfRecord);
  if (known.length > 0) {
    await database.delete(postingLocationTable).where(inArray(postingLocationTable.postingId, known));
  }
  const locations = records.flatMap((record) =>
    record.posting.locations.map((place, position) => ({ ...place, position, postingId: idOfRecord(record) })),
  );
  if (locations.length === 0) return;
  await database.execute(
    sql`insert into posting_locations (${locationNames})
      select ${locationNames} from ${rowsOf(postingLocationTable, locationColumns, locations)}`,
  );
}

/** Notes what each posting was prepared from. */
export async function rememberRecords(
  database: NodePgDatabase,
  records: readonly (typeof postingRecordTable.$inferInsert)[],
): Promise<void> {
  if (records.length === 0) return;
  await database.execute(
    sql`insert into posting_records (posting_id, record_hash)
      select posting_id, record_hash from ${rowsOf(postingRecordTable, ['postingId', 'recordHash'], records)}
      on conflict (posting_id) do update set record_hash = excluded.record_hash`,
  );
}
