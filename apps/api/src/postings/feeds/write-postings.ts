import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { refreshDirectoryWithin } from '../../companies/companies';
import type { DescriptionSearch } from './description-search';
import type { Feed } from './feed';
import { ingestSettings } from './feed-session';
import type { PreparedRecord } from './prepare-records';
import { type ChangedRecord, rememberRecords, upsertPostings } from './upsert-postings';

export interface WrittenCounts {
  added: number;
  changed: number;
  unchanged: number;
}

/** Real postings and samples lock each other out, so that both are never in the table. */
const sampleLock = 0x73_61_6d_70;

/**
 * Writes one batch, all or nothing; postings whose content is as it was stay untouched. The first real posting takes
 * the samples away, and their companies, in the same transaction: an interruption leaves either the sample or what the
 * feed has brought, never both and never nothing.
 */
export async function writePostings(
  database: Pick<NodePgDatabase, 'transaction'>,
  feed: Feed,
  batch: readonly PreparedRecord[],
  search: DescriptionSearch,
): Promise<WrittenCounts> {
  const toWrite = batch.filter(isChanged);
  const toRemember = batch.filter((record) => !isChanged(record) && record.known?.recordHash !== record.recordHash);
  const added = toWrite.filter(({ known }) => known === undefined).length;
  const counts = { added, changed: toWrite.length - added, unchanged: batch.length - toWrite.length };
  if (toWrite.length + toRemember.length === 0) return counts;
  return database.transaction(async (transaction) => {
    await transaction.execute(ingestSettings('transaction'));
    await rememberRecords(
      transaction,
      toRemember.map(({ known, recordHash }) => ({ postingId: known?.id ?? 0, recordHash })),
    );
    if (toWrite.length === 0) return counts;
    if (feed.sample === true) {
      await transaction.execute(sql`select pg_advisory_xact_lock(${sampleLock})`);
      if (await hasRealPostings(transaction)) return { added: 0, changed: 0, unchanged: batch.length };
    } else {
      await transaction.execute(sql`select pg_advisory_xact_lock_shared(${sampleLock})`);
    }
    const samples = feed.sample === true ? 0 : await deleteSamples(transaction);
    await upsertPostings(transaction, toWrite, search);
    if (samples > 0) await refreshDirectoryWithin(transaction);
    return counts;
  });
}

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
