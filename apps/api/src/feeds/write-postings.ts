import { inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { refreshDirectoryWithin } from '../companies/refresh-directory';
import { postingLocationTable } from '../jobs/posting-location-table';
import { postingTable } from '../jobs/posting-table';
import type { Feed } from './feed';
import type { PreparedPosting } from './prepare-posting';
import type { PreparedRecord } from './prepare-records';

export interface WrittenCounts {
  added: number;
  changed: number;
  unchanged: number;
}

/** Under this lock samples are loaded and removed, so that they never stand beside real postings. */
const sampleLock = 0x73_61_6d_70;

/**
 * Writes one batch, all or nothing; postings whose content is as it was stay untouched. The first real posting takes
 * the samples away, and their companies, in the same transaction: an interruption leaves either the sample or what the
 * feed has brought, never both and never nothing.
 */
export async function writePostings(
  session: NodePgDatabase,
  feed: Feed,
  batch: readonly PreparedRecord[],
): Promise<WrittenCounts> {
  const toWrite = batch.filter(isChanged);
  const toRemember = batch.filter((record) => !isChanged(record) && record.known?.recordHash !== record.recordHash);
  const added = toWrite.filter(({ known }) => known === undefined).length;
  const counts = { added, changed: toWrite.length - added, unchanged: batch.length - toWrite.length };
  if (toWrite.length + toRemember.length === 0) return counts;
  return session.transaction(async (transaction) => {
    await rememberRecords(
      transaction,
      toRemember.map(({ known, recordHash }) => [known?.id ?? 0, recordHash]),
    );
    if (toWrite.length === 0) return counts;
    await transaction.execute(sql`select pg_advisory_xact_lock(${sampleLock})`);
    if (feed.sample === true && (await hasRealPostings(transaction)))
      return { added: 0, changed: 0, unchanged: batch.length };
    const samples = feed.sample === true ? 0 : await deleteSamples(transaction);
    await upsert(transaction, toWrite);
    if (samples > 0) await refreshDirectoryWithin(transaction);
    return counts;
  });
}

type ChangedRecord = PreparedRecord & { readonly posting: PreparedPosting };

function isChanged(record: PreparedRecord): record is ChangedRecord {
  const { posting, known } = record;
  if (posting === undefined) return false;
  return known === undefined || !known.isOpen || known.contentHash !== posting.row.contentHash;
}

async function hasRealPostings(database: NodePgDatabase): Promise<boolean> {
  const { rowCount } = await database.execute(sql`select from postings where not sample limit 1`);
  return rowCount !== 0;
}

async function deleteSamples(database: NodePgDatabase): Promise<number> {
  const { rowCount } = await database.execute(sql`delete from postings where sample`);
  return rowCount ?? 0;
}

async function rememberRecords(
  database: NodePgDatabase,
  records: readonly (readonly [postingId: number, recordHash: string])[],
): Promise<void> {
  if (records.length === 0) return;
  const [ids, hashes] = [records.map(([id]) => id), records.map(([, recordHash]) => recordHash)];
  await database.execute(
    sql`insert into posting_records (posting_id, record_hash)
      select * from unnest(${sql.param(ids)}::bigint[], ${sql.param(hashes)}::text[])
      on conflict (posting_id) do update set record_hash = excluded.record_hash`,
  );
}

async function upsert(database: NodePgDatabase, records: readonly ChangedRecord[]): Promise<void> {
  const written = await database
    .insert(postingTable)
    .values(records.map(({ posting }) => posting.row))
    .onConflictDoUpdate({ target: [postingTable.feed, postingTable.externalId], set: takenFromNewRow() })
    .returning({ id: postingTable.id, externalId: postingTable.externalId });
  const idOf = new Map(written.map(({ id, externalId }) => [externalId, id]));
  await database.delete(postingLocationTable).where(inArray(postingLocationTable.postingId, [...idOf.values()]));
  const idOfRecord = ({ externalId }: ChangedRecord): number => idOf.get(externalId) ?? 0;
  const locations = records.flatMap((record) =>
    record.posting.locations.map((place, position) => ({ ...place, position, postingId: idOfRecord(record) })),
  );
  if (locations.length > 0) await database.insert(postingLocationTable).values(locations);
  await rememberRecords(
    database,
    records.map((record) => [idOfRecord(record), record.recordHash]),
  );
}

const contentColumns = [
  'source',
  'contentHash',
  'sample',
  'companyName',
  'jobTitle',
  'jobType',
  'description',
  'url',
  'salary',
  'location',
  'remote',
  'countries',
  'remoteCountries',
  'datePosted',
] as const;

function takenFromNewRow() {
  const columnName = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const taken = contentColumns.map((key) => [key, sql.raw(`excluded.${columnName(key)}`)] as const);
  return { ...Object.fromEntries(taken), closedDate: null, updatedDate: sql`now()` };
}
