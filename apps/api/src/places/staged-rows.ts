import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type PoolClient, types } from 'pg';

/** What putting an extract in place has done. */
export interface MergeCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
}

/** Words are staged as a list, and become a search vector when the rows are stored. */
const isWords = (column: { getSQLType: () => string }): boolean => column.getSQLType() === 'tsvector';

/**
 * A table of what extracts hold, and a temporary one beside it in which the rows of one extract gather. Rows are the
 * same by `place_id`, and unchanged by `content_hash`.
 */
export class StagedTable<Row extends object> {
  readonly #name: string;
  readonly #order: string;
  readonly #columns: readonly { name: string; key: string; column: { getSQLType: () => string } }[];
  readonly #names: string;
  readonly #shape: string;

  /** @param order in which rows are written to the disk. */
  constructor(table: PgTable, order: string) {
    this.#name = getTableName(table);
    this.#order = order;
    this.#columns = Object.entries(getTableColumns(table))
      .filter(([key]) => !['id', 'updatedDate'].includes(key))
      .map(([key, column]) => ({
        name: key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        key,
        column,
      }));
    this.#names = this.#columns.map(({ name }) => name).join(', ');
    this.#shape = this.#columns
      .map(({ name, column }) => `${name} ${isWords(column) ? 'text[]' : column.getSQLType()}`)
      .join(', ');
  }

  async create(client: PoolClient): Promise<void> {
    await client.query(`create temporary table staged_${this.#name} (${this.#shape}, primary key (place_id))`);
  }

  async stage(client: PoolClient, rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return;
    const records = rows.map((row) =>
      Object.fromEntries(this.#columns.map(({ name, key }) => [name, row[key as keyof Row]])),
    );
    await client.query(
      `insert into staged_${this.#name} select ${this.#names} from jsonb_to_recordset($1::jsonb) as staged(${this.#shape})
        on conflict (place_id) do nothing`,
      [JSON.stringify(records)],
    );
  }

  /** Puts the staged rows in place of those of the same extract. */
  async merge(client: PoolClient, extract: string): Promise<MergeCounts> {
    const [table, staged] = [this.#name, `staged_${this.#name}`];
    const removed = await client.query(
      `delete from ${table} t where extract = $1 and not exists (select from ${staged} s where s.place_id = t.place_id)`,
      [extract],
    );
    const { rows } = await client.query<{ added: number; changed: number; unchanged: number }>({
      text: `select count(*) filter (where t.place_id is null) as added,
          count(*) filter (where t.content_hash <> s.content_hash) as changed,
          count(*) filter (where t.content_hash = s.content_hash) as unchanged
        from ${staged} s left join ${table} t on t.place_id = s.place_id`,
      types: {
        getTypeParser: (type, format) => (type === types.builtins.INT8 ? Number : types.getTypeParser(type, format)),
      },
    });
    const taken = this.#columns.map(({ name, column }) => (isWords(column) ? `array_to_tsvector(${name})` : name));
    const renewed = this.#columns.map(({ name }) => `${name} = excluded.${name}`);
    await client.query(`insert into ${table} (${this.#names}) select ${taken.join(', ')} from ${staged}
      order by ${this.#order}
      on conflict (place_id) do update set ${renewed.join(', ')}, updated_date = now()
      where ${table}.content_hash <> excluded.content_hash or ${table}.extract <> excluded.extract`);
    const [counts = { added: 0, changed: 0, unchanged: 0 }] = rows;
    return { ...counts, removed: removed.rowCount ?? 0 };
  }
}
