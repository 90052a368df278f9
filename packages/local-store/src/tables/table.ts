import { InvalidQueryError, InvalidValueError, RowExistsError } from '../errors';
import { columnOf, matching, type Query, run, type Where } from '../queries/query';
import type { Writer } from '../writes/writer';
import { cell, changed, type Column, type DraftRow, idOf, nextStamp, type Row } from './row';
import { accepts, checkId, frozenCopy, sameValue } from './table-definition';
import type { StoredObject, TableMemory } from './table-memory';

/** The id of one row, or a filter. */
export type Which<R> = string | Where<R>;

/** What a table uses of its database. */
export interface TableAccess {
  readonly memory: () => TableMemory;
  readonly writer: Pick<Writer, 'write' | 'writeRow'>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A table. Every method is synchronous. A write that throws changes nothing. */
export interface Table<R extends { readonly internalId: string }> {
  readonly name: string;
  /** Increases with each change of the table. */
  readonly revision: number;
  /** Adds a row. Missing fields get their default. Returns its `internalId`. */
  insert(values: Partial<R>): string;
  /** Changes the fields that aren't undefined. Returns the number of matching rows. */
  update(which: Which<R>, changes: Partial<R>): number;
  /** Deletes rows. Returns their number. */
  delete(which: Which<R>): number;
  /** Updates the matching rows, or inserts one if none matches. Returns the first row's `internalId`. */
  insertOrUpdate(which: Which<R>, values: Partial<R>): string;
  /** Deletes every row. Ids are never reused. */
  truncate(): void;
  get(internalId: string): R | undefined;
  query(query?: Query<R>): R[];
  count(where?: Where<R>): number;
  /** The number of rows per value of a field in `counts`. Values without rows are missing. */
  countsOf(field: keyof R & string): Readonly<Record<string, number>>;
  /** Calls back after each change of the table, once per transaction. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export function createTable(name: string, { memory, writer, subscribe }: TableAccess): Table<StoredObject> {
  const checked = (column: Column, value: unknown): unknown => {
    const { field } = column;
    if (!accepts(field, value)) throw new InvalidValueError(name, column.name, value, field.kind);
    return frozenCopy(value);
  };

  const cellsOf = (values: Readonly<Record<string, unknown>>): [Column, unknown][] => {
    const cells: [Column, unknown][] = [];
    const table = memory();
    for (const key of Object.keys(values)) {
      if (key === 'internalId' || values[key] === undefined) continue;
      const column = columnOf(table, key);
      cells.push([column, checked(column, values[key])]);
    }
    return cells;
  };

  const rowsOf = (which: Which<StoredObject> | undefined | null): Row[] => {
    // An undefined `where` from untyped code must not match every row.
    if (which === undefined || which === null) throw new InvalidQueryError(String(which));
    if (typeof which !== 'string') return matching(memory(), which);
    const row = memory().rows.get(which);
    return row ? [row] : [];
  };

  /** Runs a change of several rows in a transaction. */
  const changeEach = (rows: readonly Row[], change: (row: Row) => void): number => {
    if (rows.length === 1) change(rows[0]!);
    else if (rows.length > 1) writer.write(() => rows.forEach(change));
    return rows.length;
  };

  const insert = (values: Partial<StoredObject>): string => {
    const table = memory();
    const stamp = nextStamp();
    const id = values.internalId || idOf(stamp);
    if (values.internalId) checkId(id);
    const row: DraftRow = [id, values.internalId ? stamp : 0];
    for (const { field } of table.columns.values()) row.push(field.default);
    for (const [column, value] of cellsOf(values)) row[column.at] = value;
    if (table.rows.has(id)) throw new RowExistsError(name, id);
    writer.writeRow(table, id, row, stamp);
    return id;
  };

  const update = (which: Which<StoredObject>, values: Partial<StoredObject>): number => {
    const cells = cellsOf(values);
    return changeEach(rowsOf(which), (row) => {
      if (values.internalId !== undefined && values.internalId !== row[0]) throw new InvalidQueryError('internalId');
      const different = cells.filter(([column, value]) => !sameValue(cell(row, column), value));
      const stamp = nextStamp();
      if (different.length > 0) writer.writeRow(memory(), row[0], changed(row, different, stamp), stamp);
    });
  };

  return {
    name,
    get revision() {
      return memory().revision;
    },
    insert,
    update,
    delete: (which) => changeEach(rowsOf(which), ([id]) => writer.writeRow(memory(), id, undefined, nextStamp())),
    insertOrUpdate(which, values) {
      const row = rowsOf(which)[0];
      if (row) {
        update(which, values);
        return row[0];
      }
      return insert(typeof which === 'object' ? { ...which, ...values } : values);
    },
    truncate() {
      writer.write((changes) => changes.empty(memory()));
    },
    get: (id) => memory().get(id),
    query: (query = {}) => run(memory(), query),
    count: (where) => (where === undefined ? memory().rows.size : matching(memory(), where).length),
    countsOf(field) {
      if (!memory().definition?.counts.includes(field)) throw new InvalidQueryError(field);
      return memory().indexes.counts(columnOf(memory(), field));
    },
    subscribe,
  };
}
