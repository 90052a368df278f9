import { InvalidQueryError } from '../errors';
import { type Column, type Row, shown } from '../tables/row';
import type { StoredObject, TableMemory } from '../tables/table-memory';
import { compareValues, type SortKey, type Test } from './table-indexes';

export const maxQueryRows = 10_000;

/** A filter: field values that must all be equal, or a predicate. */
export type Where<R> = Partial<R> | ((row: R) => boolean);

/** A filter, an order, and a part of the result: at most `limit` rows (up to 10,000), starting at `offset`. */
export interface Query<R> {
  readonly where?: Where<R>;
  readonly sort?: readonly (readonly [field: keyof R & string, direction: 'asc' | 'desc'])[];
  readonly limit?: number;
  readonly offset?: number;
}

type AnyWhere = Where<StoredObject>;

export function columnOf(memory: TableMemory, name: string): Column {
  const column = memory.columns.get(name);
  if (!column) throw new InvalidQueryError(name);
  return column;
}

/** A parsed `where`: the row with an id, or rows that pass tests. `holds` is missing when every row matches. */
interface Filter {
  readonly id?: string | undefined;
  readonly tests: readonly Test[];
  readonly holds?: ((row: Row) => boolean) | undefined;
}

function filterOf(memory: TableMemory, where: AnyWhere = {}): Filter {
  if (typeof where === 'function') return { tests: [], holds: (row) => where(memory.object(row)) };
  const { internalId: id, ...rest } = where;
  const tests = Object.entries(rest).map(([name, value]) => [columnOf(memory, name), value] as const);
  const holds = (row: Row): boolean => tests.every(([column, value]) => shown(row, column) === value);
  return { id, tests, holds: tests.length > 0 ? holds : undefined };
}

/** The rows that match, in the order in which they were created. */
export const matching = (memory: TableMemory, where?: AnyWhere): Row[] => found(memory, filterOf(memory, where));

function found(memory: TableMemory, { id, tests, holds }: Filter): Row[] {
  const rows = id === undefined ? (memory.indexes.fewest(tests) ?? memory.ordered()) : memory.rowsOf([id]);
  // With tests, the rows come from an index and match already.
  return holds ? rows.filter(holds) : (rows as Row[]);
}

export function run(
  memory: TableMemory,
  { where, sort = [], limit = maxQueryRows, offset = 0, ...unknown }: Query<StoredObject>,
): StoredObject[] {
  for (const name of Object.keys(unknown)) throw new InvalidQueryError(name);
  checkRowCount(limit, 'limit');
  checkRowCount(offset, 'offset');
  const end = offset + Math.min(limit, maxQueryRows);
  const order = sort.map(([name, direction]): SortKey => {
    if (direction !== 'asc' && direction !== 'desc') throw new InvalidQueryError(String(direction));
    return { column: name === 'internalId' ? idColumn : columnOf(memory, name), sign: direction === 'asc' ? 1 : -1 };
  });
  const filter = filterOf(memory, where);
  let rows =
    order.length === 1 && filter.id === undefined
      ? memory.indexes.first(end, order[0]!, filter.tests, filter.holds)
      : undefined;
  if (!rows) {
    rows = found(memory, filter);
    order.push({ column: idColumn, sign: order[0]?.sign ?? 1 });
    if (order.length > 1) rows.sort((left, right) => compareRows(order, left, right));
  }
  return rows.slice(offset, end).map((row) => memory.object(row));
}

function compareRows(order: readonly SortKey[], left: Row, right: Row): number {
  for (const { column, sign } of order) {
    const difference = compareValues(shown(left, column), shown(right, column));
    if (difference !== 0) return difference * sign;
  }
  return 0;
}

const idColumn: Column = { name: 'internalId', at: 0, field: { kind: 'text', default: '' } };

function checkRowCount(count: number, parameter: string): void {
  if (!Number.isInteger(count) || count < 0) throw new InvalidQueryError(parameter);
}
