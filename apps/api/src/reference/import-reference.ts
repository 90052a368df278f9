import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database';
import { referenceFiles } from './reference-files';
import { ReferenceFileError } from './reference-file-error';
import type { ReferenceFile } from './reference-rows';
import { referenceFileTable, referenceRowTable } from './reference-table';
import type { ReferenceSource } from './open-sources';

/** What an import did to one table. */
export interface FileChange {
  readonly file: ReferenceFile;
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
const mostRemovedShare = 0.25;
const leastRowsToCompare = 100;
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
  const files: ReadFile[] = [];
  for (const source of sources) files.push(await readFile(source));
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${importLock})`);
    const changes: FileChange[] = [];
    for (const file of files) changes.push(await replaceFile(transaction, file, mayBeFewer));
    return changes;
  });
}

async function readFile({ file, name, bytes }: ReferenceSource): Promise<ReadFile> {
  try {
    return { file, source: name, rows: await keyedRows(file, bytes) };
  } catch (error) {
    if (!(error instanceof ReferenceFileError)) throw error;
    throw new ReferenceFileError(`${name}: ${error.message} Nothing has been imported.`, { cause: error });
  }
}

async function keyedRows(file: ReferenceFile, bytes: Uint8Array): Promise<Map<string, object>> {
  const format = referenceFiles[file] as (typeof referenceFiles)['soc-definitions'];
  const rows = new Map<string, object>();
  for (const row of await format.read(bytes)) {
    const key = format.keyOf(row);
    if (key === '') throw new ReferenceFileError('A row has no code. Get the official file, unchanged.');
    if (rows.has(key)) throw new ReferenceFileError(`"${key}" stands there twice. Get the official file, unchanged.`);
    rows.set(key, row);
  }
  if (rows.size === 0) throw new ReferenceFileError('There is nothing in it. Get the official file, unchanged.');
  return rows;
}

type Transaction = Parameters<Parameters<DatabaseHandle['transaction']>[0]>[0];

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
  if (!mayBeFewer && before.size >= leastRowsToCompare && removed > before.size * mostRemovedShare)
    throw new ReferenceFileError(
      `${source}: ${count(removed)} of ${count(before.size)} rows would go: it seems to end too early. Get the whole file, or say with --fewer that it is right. Nothing has been imported.`,
    );
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

const count = (rows: number): string => rows.toLocaleString('en-US');
