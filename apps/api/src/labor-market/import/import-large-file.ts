import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { getTableName } from 'drizzle-orm';
import { columnNames, type DatabaseHandle, rowsOf } from '../../platform/database/database';
import type { LargeFileFormat } from '../reference/large-file-format';
import { ReferenceFileError } from '../reference/reference-file-error';

export type Transaction = Parameters<Parameters<DatabaseHandle['transaction']>[0]>[0];

/** What an import did to the rows of a file's kind. */
export interface RowCounts {
  readonly rows: number;
  readonly before: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

const rowsAtOnce = 5000;
const staged = sql.raw('staged_rows');

/** Reads a file into a temporary table, which replaces the real one only when `store` is called. */
export async function stageLargeFile(
  transaction: Transaction,
  format: LargeFileFormat,
  { bytes, name }: { bytes: Uint8Array; name: string },
): Promise<{ counts: RowCounts; contentHash: string; store: () => Promise<void> }> {
  const table = sql.identifier(getTableName(format.table));
  await transaction.execute(sql`drop table if exists ${staged}`);
  await transaction.execute(sql`create temporary table ${staged} (like ${table} including defaults) on commit drop`);
  await fill(transaction, format, bytes, name);
  await transaction.execute(sql`analyze ${staged}`);
  await refuseRepeated(transaction, format);
  if (format.finish) await transaction.execute(format.finish(staged));
  const counts = await compare(transaction, format);
  if (counts.rows === 0) throw new ReferenceFileError('There is nothing in it. Get the official file, unchanged.');
  const columns = columnNames(format.columns);
  return {
    counts,
    contentHash: createHash('sha256').update(bytes).digest('hex'),
    store: async () => {
      await transaction.execute(sql`delete from ${table} where ${format.ownRows ?? sql`true`}`);
      await transaction.execute(
        sql`insert into ${table} (${columns}) select ${columns} from ${staged} order by ${columnNames(format.keys)}`,
      );
      await transaction.execute(sql`analyze ${table}`);
    },
  };
}

async function fill(transaction: Transaction, format: LargeFileFormat, bytes: Uint8Array, name: string): Promise<void> {
  const columns = columnNames(format.columns);
  let batch: object[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    const rows = rowsOf(format.table, format.columns, batch);
    await transaction.execute(sql`insert into ${staged} (${columns}) select ${columns} from ${rows}`);
    batch = [];
  };
  for await (const { where, row } of format.read(bytes, name)) {
    if (JSON.stringify(row).includes(String.raw`\u0000`))
      throw new ReferenceFileError(`${where} holds a character that is no text. Download it again.`);
    batch.push(row);
    if (batch.length === rowsAtOnce) await flush();
  }
  await flush();
}

async function refuseRepeated(transaction: Transaction, format: LargeFileFormat): Promise<void> {
  const keys = columnNames(format.keys);
  if (format.mayRepeat === true) {
    await transaction.execute(sql`
      delete from ${staged} as one using ${staged} as other
      where (${columnNames(format.keys, 'one.')}) = (${columnNames(format.keys, 'other.')}) and one.ctid > other.ctid`);
    return;
  }
  const { rows } = await transaction.execute(
    sql`select ${keys} from ${staged} group by ${keys} having count(*) > 1 limit 1`,
  );
  if (rows[0] === undefined) return;
  const key = Object.values(rows[0]).join(' ');
  throw new ReferenceFileError(`"${key}" stands there twice. Get the official file, unchanged.`);
}

async function compare(transaction: Transaction, format: LargeFileFormat): Promise<RowCounts> {
  const table = sql.identifier(getTableName(format.table));
  const [first = ''] = format.keys;
  const { rows } = await transaction.execute<Record<keyof RowCounts, string>>(sql`
    select count(fresh.${columnNames([first])}) as rows, count(kept.${columnNames([first])}) as before,
      count(*) filter (where kept.${columnNames([first])} is null) as added,
      count(*) filter (where fresh.${columnNames([first])} is null) as removed,
      count(*) filter (where kept.${columnNames([first])} is not null and fresh.${columnNames([first])} is not null
        and (${columnNames(format.columns, 'fresh.')}) is distinct from (${columnNames(format.columns, 'kept.')})) as changed
    from ${staged} as fresh
    full join (select * from ${table} where ${format.ownRows ?? sql`true`}) as kept
      using (${columnNames(format.keys)})`);
  const { rows: count, before, added, removed, changed } = rows[0] ?? {};
  return {
    rows: Number(count),
    before: Number(before),
    added: Number(added),
    changed: Number(changed),
    removed: Number(removed),
  };
}
