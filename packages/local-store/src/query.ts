import { InvalidQueryError } from './errors';
import { type Column, type Row, shown } from './row';
import type { StoredObject, TableMemory } from './table-memory';
import { compareValues } from './value-order';

export const maxQueryRows = 10_000;

/** Which rows: by field values (all of them equal), or by a predicate. */
export type Where<R> = Partial<R> | ((row: R) => boolean);

/** Which rows, in what order, and which part of them: `limit` at most 10,000 rows, from `offset` on. */
export interface Query<R> {
  readonly where?: Where<R>;
  readonly sort?: readonly (readonly [field: keyof R & string, direction: 'asc' | 'desc'])[];
  readonly limit?: number;
  readonly offset?: number;
}

/** A column that has to hold a value. */
export type Test = readonly [Column, unknown];

/** A column to sort by: up (1) or down (-1). */
export interface SortKey {
  readonly column: Column;
  readonly sign: number;
}

/** What makes queries fast; here with upkeep. Without it they look at every row. */
export interface Indexes {
  readonly clear: () => void;
  /** A row was written: none before for an insert, none after for a delete. */
  readonly replace: (before: Row | undefined, after: Row | undefined) => void;
  /** How many rows hold each value. The same object until a count changes. */
  readonly counts: (column: Column) => Readonly<Record<string, number>>;
  /** The fewest rows, in the order of their ids, that one index narrows it down to. */
  readonly fewest: (tests: readonly Test[]) => readonly Row[] | undefined;
  /**
   * The first rows that hold, in the order of an indexed column, without sorting. Undefined when the column has no
   * index, or when few rows match, so that finding and sorting those is cheaper.
   */
  readonly first: (
    wanted: number,
    key: SortKey,
    tests: readonly Test[],
    holds: (row: Row) => boolean,
  ) => Row[] | undefined;
}

type AnyWhere = Where<StoredObject>;

const parameters = new Set(['sort', 'limit', 'offset']);

export function columnOf(memory: TableMemory, name: string): Column {
  const column = memory.columns.get(name);
  if (!column) throw new InvalidQueryError(name);
  return column;
}

/** The rows that match, in the order in which they were made. */
export function matching(memory: TableMemory, where: AnyWhere = {}): Row[] {
  if (typeof where === 'function') return memory.ordered().filter((row) => where(memory.object(row)));
  const { id, tests } = equalities(memory, where);
  if (id === undefined && tests.length === 0) return memory.ordered();
  const candidates = id === undefined ? (memory.indexes?.fewest(tests) ?? memory.ordered()) : memory.rowsOf([id]);
  return candidates.filter((row) => holds(row, tests));
}

export function run(memory: TableMemory, { where, ...query }: Query<StoredObject>): StoredObject[] {
  for (const name of Object.keys(query)) if (!parameters.has(name)) throw new InvalidQueryError(name);
  const limit = Math.min(rowCount(query.limit, 'limit') ?? maxQueryRows, maxQueryRows);
  const offset = rowCount(query.offset, 'offset') ?? 0;
  const order = (query.sort ?? []).map(([name, direction]): SortKey => {
    if (direction !== 'asc' && direction !== 'desc') throw new InvalidQueryError(String(direction));
    return { column: name === 'internalId' ? idColumn : columnOf(memory, name), sign: direction === 'asc' ? 1 : -1 };
  });
  let rows = order.length === 1 ? walked(memory, where, order[0]!, offset + limit) : undefined;
  if (!rows) {
    rows = matching(memory, where);
    order.push({ column: idColumn, sign: order[0]?.sign ?? 1 });
    if (order.length > 1) rows.sort((left, right) => compareRows(order, left, right));
  }
  return rows.slice(offset, offset + limit).map((row) => memory.object(row));
}

function walked(memory: TableMemory, where: AnyWhere = {}, key: SortKey, wanted: number): Row[] | undefined {
  if (typeof where === 'function') return undefined;
  const { id, tests } = equalities(memory, where);
  return id === undefined ? memory.indexes?.first(wanted, key, tests, (row) => holds(row, tests)) : undefined;
}

function compareRows(order: readonly SortKey[], left: Row, right: Row): number {
  for (const { column, sign } of order) {
    const difference = compareValues(shown(left, column), shown(right, column));
    if (difference !== 0) return difference * sign;
  }
  return 0;
}

const idColumn: Column = { name: 'internalId', at: 0, field: { kind: 'text', default: '' } };

function rowCount(value: number | undefined, name: string): number | undefined {
  if (value !== undefined && (!Number.isInteger(value) || value < 0)) throw new InvalidQueryError(name);
  return value;
}

function equalities(
  memory: TableMemory,
  { internalId: id, ...rest }: Partial<StoredObject>,
): { readonly id: string | undefined; readonly tests: readonly Test[] } {
  return { id, tests: Object.entries(rest).map(([name, value]) => [columnOf(memory, name), value] as const) };
}

const holds = (row: Row, tests: readonly Test[]): boolean =>
  tests.every(([column, value]) => shown(row, column) === value);
