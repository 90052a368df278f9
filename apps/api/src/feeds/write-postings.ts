import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { postingLocationTable } from '../jobs/posting-location-table';
import { postingTable } from '../jobs/posting-table';
import type { Feed } from './feed';
import type { PreparedPosting } from './prepare-posting';

export interface WrittenCounts {
  added: number;
  changed: number;
  unchanged: number;
}

/** Under this lock samples are loaded and removed, so that they never stand beside real postings. */
const sampleLock = 0x73_61_6d_70;

/**
 * Writes one batch, all or nothing; postings whose content is as it was stay untouched. The first real posting takes
 * the samples away, in the same transaction.
 */
export async function writePostings(
  session: NodePgDatabase,
  feed: Feed,
  batch: readonly PreparedPosting[],
): Promise<WrittenCounts> {
  return session.transaction(async (transaction) => {
    const known = await knownPostings(transaction, feed.name, batch);
    const isUnchanged = ({ row }: PreparedPosting): boolean => {
      const before = known.get(row.externalId);
      return before?.contentHash === row.contentHash && before.closedDate === null;
    };
    const toWrite = batch.filter((posting) => !isUnchanged(posting));
    const added = toWrite.filter(({ row }) => !known.has(row.externalId)).length;
    const counts = { added, changed: toWrite.length - added, unchanged: batch.length - toWrite.length };
    if (toWrite.length === 0) return counts;
    if (!(await makeRoom(transaction, feed))) return { added: 0, changed: 0, unchanged: batch.length };
    await upsert(transaction, toWrite);
    return counts;
  });
}

async function knownPostings(database: NodePgDatabase, feed: string, batch: readonly PreparedPosting[]) {
  const { externalId, contentHash, closedDate } = getTableColumns(postingTable);
  const ids = batch.map(({ row }) => row.externalId);
  const rows = await database
    .select({ externalId, contentHash, closedDate })
    .from(postingTable)
    .where(and(eq(postingTable.feed, feed), inArray(externalId, ids)));
  return new Map(rows.map((row) => [row.externalId, row]));
}

/** Samples go when something real comes, and do not come when something real is there. */
async function makeRoom(database: NodePgDatabase, feed: Feed): Promise<boolean> {
  await database.execute(sql`select pg_advisory_xact_lock(${sampleLock})`);
  if (feed.sample === true) {
    const { rowCount } = await database.execute(sql`select from postings where not sample limit 1`);
    return rowCount === 0;
  }
  await database.delete(postingTable).where(eq(postingTable.sample, true));
  return true;
}

async function upsert(database: NodePgDatabase, postings: readonly PreparedPosting[]): Promise<void> {
  const written = await database
    .insert(postingTable)
    .values(postings.map(({ row }) => row))
    .onConflictDoUpdate({ target: [postingTable.feed, postingTable.externalId], set: takenFromNewRow() })
    .returning({ id: postingTable.id, externalId: postingTable.externalId });
  const idOf = new Map(written.map(({ id, externalId }) => [externalId, id]));
  await database.delete(postingLocationTable).where(inArray(postingLocationTable.postingId, [...idOf.values()]));
  const locations = postings.flatMap(({ row, locations: places }) =>
    places.map((place, position) => ({ ...place, position, postingId: idOf.get(row.externalId) ?? 0 })),
  );
  if (locations.length > 0) await database.insert(postingLocationTable).values(locations);
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
