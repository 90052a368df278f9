import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/database';
import { type RowCounts, stageLargeFile, type Transaction } from './import-large-file';
import { isLarge, type KnownFile, type LargeFile, largeFiles, referenceFiles } from './known-files';
import { ReferenceFileError } from '../reference/reference-file-error';
import type { ReferenceFile } from '../reference/reference-rows';
import { referenceFileTable, referenceRowTable } from '../reference/reference-table';
import type { ReferenceSource } from './open-sources';

/** What an import did to one table. */
export interface FileChange {
  readonly file: KnownFile;
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

interface ReadFile {
  readonly file: ReferenceFile;
  readonly source: string;
  readonly rows: ReadonlyMap<string, object>;
}

interface ImportOptions {
  /** Lets a file take out as much as one that was cut off would. */
  readonly mayBeFewer?: boolean;
}

const rowsAtOnce = 1000;
/** A text that was cut off can be read to its end. No edition of these tables has left out so much of the last one. */
const maxRemovedShare = 0.25;
const minRowsToCompare = 100;
/** The key of the advisory lock under which one import at a time works: "refs" in ASCII. */
const importLock = 0x72_65_66_73;

/**
 * Puts the files in place of what was imported of their kinds before, all of them or none.
 * @throws ReferenceFileError for a file that is not what its name says, or not all of it; nothing has changed then.
 */
export async function importReference(
  database: DatabaseHandle,
  sources: readonly ReferenceSource[],
  { mayBeFewer = false }: ImportOptions = {},
): Promise<FileChange[]> {
  const files: (ReadFile | LargeSource)[] = [];
  for (const source of sources) files.push(isLargeSource(source) ? source : await readFile(source));
  return database.transaction(async (transaction) => {
    // Hundreds of thousands of rows take longer than a call may.
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`select pg_advisory_xact_lock(${importLock})`);
    const changes: FileChange[] = [];
    for (const file of files)
      changes.push(
        'bytes' in file
          ? await replaceLargeFile(transaction, file, mayBeFewer)
          : await replaceFile(transaction, file, mayBeFewer),
      );
    return changes;
  });
}

type LargeSource = ReferenceSource & { readonly file: LargeFile };
type SmallSource = ReferenceSource & { readonly file: ReferenceFile };

function isLargeSource(source: ReferenceSource): source is LargeSource {
  return isLarge(source.file);
}

async function readFile(source: ReferenceSource): Promise<ReadFile> {
  const { file, name, bytes } = source as SmallSource;
  return named(name, async () => ({ file, source: name, rows: keyedRows(file, name, bytes) }));
}

/** Adds the name of the file to an error. */
async function named<Value>(name: string, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ReferenceFileError)) throw error;
    throw new ReferenceFileError(`${name}: ${error.message} Nothing has been imported.`, { cause: error });
  }
}

function keyedRows(file: ReferenceFile, name: string, bytes: Uint8Array): Map<string, object> {
  const format = referenceFiles[file] as (typeof referenceFiles)['soc-definitions'];
  const rows = new Map<string, object>();
  for (const row of format.read(bytes, name)) {
    const key = format.keyOf(row);
    if (key === '') throw new ReferenceFileError('A row has no code. Get the official file, unchanged.');
    if (rows.has(key)) throw new ReferenceFileError(`"${key}" stands there twice. Get the official file, unchanged.`);
    rows.set(key, row);
  }
  if (rows.size === 0) throw new ReferenceFileError('There is nothing in it. Get the official file, unchanged.');
  return rows;
}

async function replaceFile(
  transaction: Transaction,
  { file, source, rows }: ReadFile,
  mayBeFewer: boolean,
): Promise<FileChange> {
  const kept = await transaction.select().from(referenceRowTable).where(eq(referenceRowTable.file, file));
  const before = new Map(kept.map(({ key, value }) => [key, value]));
  const added = [...rows.keys()].filter((key) => !before.has(key)).length;
  const removed = [...before.keys()].filter((key) => !rows.has(key)).length;
  const changed = [...rows].filter(([key, row]) => before.has(key) && !isDeepStrictEqual(before.get(key), row)).length;
  if (!mayBeFewer) await named(source, async () => refuseFewer(before.size, removed));
  const contentHash = createHash('sha256')
    .update(JSON.stringify([...rows]))
    .digest('hex');
  const values = { source, contentHash, importedAt: new Date() };
  const [known] = await transaction.select().from(referenceFileTable).where(eq(referenceFileTable.file, file));
  if (known?.contentHash !== contentHash) {
    await transaction.delete(referenceRowTable).where(eq(referenceRowTable.file, file));
    await transaction
      .insert(referenceFileTable)
      .values({ file, ...values })
      .onConflictDoUpdate({ target: referenceFileTable.file, set: values });
    const all = [...rows].map(([key, value], position) => ({ file, key, position, value }));
    for (let start = 0; start < all.length; start += rowsAtOnce)
      await transaction.insert(referenceRowTable).values(all.slice(start, start + rowsAtOnce));
  }
  return { file, rows: rows.size, added, changed, removed };
}

async function replaceLargeFile(
  transaction: Transaction,
  { file, name, bytes }: LargeSource,
  mayBeFewer: boolean,
): Promise<FileChange> {
  const format = largeFiles[file];
  return named(name, async () => {
    const { counts, contentHash, store } = await stageLargeFile(transaction, format, { name, bytes });
    if (!mayBeFewer) refuseFewer(counts.before, counts.removed);
    if (counts.added + counts.changed + counts.removed > 0) await store();
    const values = { source: name, contentHash, edition: format.edition?.(name) ?? '', importedAt: new Date() };
    await transaction
      .insert(referenceFileTable)
      .values({ file, ...values })
      .onConflictDoUpdate({ target: referenceFileTable.file, set: values });
    return changeOf(file, counts);
  });
}

function changeOf(file: LargeFile, { rows, added, changed, removed }: RowCounts): FileChange {
  return { file, rows, added, changed, removed };
}

function refuseFewer(before: number, removed: number): void {
  if (before < minRowsToCompare || removed <= before * maxRemovedShare) return;
  throw new ReferenceFileError(
    `${count(removed)} of ${count(before)} rows would go: it seems to end too early. Get the whole file, or say with --fewer that it is right.`,
  );
}

const count = (rows: number): string => rows.toLocaleString('en-US');
