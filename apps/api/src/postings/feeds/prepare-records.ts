import { setImmediate } from 'node:timers/promises';
import type { LocationResolver } from '../../gazetteer/gazetteer';
import type { Feed, FeedPosting, Rejection } from './feed';
import type { KnownPosting } from './known-postings';
import { essentialsOf, hashOf, plausibleDate, type PreparedPosting, preparePosting } from './prepare-posting';

/** A record with everything that a posting needs. */
export interface FoundRecord {
  readonly externalId: string;
  readonly found: FeedPosting;
  /** Equal hashes mean that preparing the record would give the same posting. */
  readonly recordHash: string;
}

/** A record that is ready to be written. */
export interface PreparedRecord {
  readonly externalId: string;
  readonly recordHash: string;
  /** Undefined when there is nothing to write: the open posting was prepared from the same record. */
  readonly posting: PreparedPosting | undefined;
  readonly known: KnownPosting | undefined;
}

/** @param version the `preparationVersion` */
export function findRecord(feed: Feed, record: unknown, version: string): FoundRecord | Rejection {
  const found = feed.read(record);
  if ('rejected' in found) return found;
  const essentials = essentialsOf(found);
  if ('rejected' in essentials) return essentials;
  const { description = '', ...rest } = found;
  // A date in the future is left out until it is near.
  const decided = [version, feed.sample, plausibleDate(found.datePosted), rest];
  return { externalId: essentials.externalId, found, recordHash: hashOf(decided, description) };
}

/** How many postings are prepared before PostgreSQL's answers are heard again: some milliseconds' worth. */
const atATime = 10;
/** Or so many characters of descriptions, the longest that is kept. */
const charactersAtATime = 60_000;

/** Cleans and resolves the records whose postings may have changed, in slices. */
export async function prepareRecords(
  feed: Feed,
  records: readonly FoundRecord[],
  known: ReadonlyMap<string, KnownPosting>,
  resolver: LocationResolver,
): Promise<PreparedRecord[]> {
  const prepared: PreparedRecord[] = [];
  let [count, characters] = [0, 0];
  for (const { externalId, recordHash, found } of records) {
    const before = known.get(externalId);
    const isSame = before?.isOpen === true && before.recordHash === recordHash;
    const posting = isSame ? undefined : preparePosting(feed, found, resolver);
    if (posting !== undefined && 'rejected' in posting) throw new TypeError('A record lost what it had.');
    prepared.push({ externalId, recordHash, posting, known: before });
    if (posting === undefined) continue;
    count += 1;
    characters += found.description?.length ?? 0;
    if (count < atATime && characters < charactersAtATime) continue;
    [count, characters] = [0, 0];
    await setImmediate();
  }
  return prepared;
}
