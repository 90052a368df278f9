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

type AnyWhere = Where<StoredObject>;

const parameters = new Set(['where', 'sort', 'limit', 'offset']);

export function columnOf(memory: TableMemory, name: string): Column {
  const column = memory.columns.get(name);
  if (!column) throw new InvalidQueryError(name);
  return column;
}

/** The rows that match, in the order in which they were made. */
export function matching(memory: TableMemory, where: AnyWhere | undefined): Row[] {
  if (where === undefined) return memory.ordered();
  if (typeof where === 'function') return memory.ordered().filter((row) => where(memory.object(row)));
  const { id, tests } = equalities(memory, where);
  const candidates = id === undefined ? (fewest(memory, tests) ?? memory.ordered()) : memory.rowsOf([id]);
  return candidates.filter((row) => holds(row, tests));
}

export function run(memory: TableMemory, query: Query<StoredObject>): StoredObject[] {
  for (const name of Object.keys(query)) if (!parameters.has(name)) throw new InvalidQueryError(name);
  const limit = Math.min(rowCount(query.limit, 'limit') ?? maxQueryRows, maxQueryRows);
  const offset = rowCount(query.offset, 'offset') ?? 0;
  const order = (query.sort ?? []).map(([name, direction]) => {
    if (direction !== 'asc' && direction !== 'desc') throw new InvalidQueryError(String(direction));
    return { column: name === 'internalId' ? idColumn : columnOf(memory, name), sign: direction === 'asc' ? 1 : -1 };
  });
  const walked = walkIndex(memory, query.where, order, offset + limit);
  const rows = walked ?? matching(memory, query.where);
  if (!walked && order.length > 0) {
    rows.sort((left, right) => {
      for (const { column, sign } of order) {
        const difference = compareValues(shown(left, column), shown(right, column));
        if (difference !== 0) return difference * sign;
      }
      return compareValues(left[0], right[0]) * order[0]!.sign;
    });
  }
  return rows.slice(offset, offset + limit).map((row) => memory.object(row));
}

const idColumn: Column = { name: 'internalId', at: 0, field: { kind: 'text', default: '' } };

function rowCount(value: number | undefined, name: string): number | undefined {
  if (value !== undefined && (!Number.isInteger(value) || value < 0)) throw new InvalidQueryError(name);
  return value;
}

interface Equalities {
  readonly id: string | undefined;
  readonly tests: readonly (readonly [Column, unknown])[];
}

function equalities(memory: TableMemory, where: Partial<StoredObject>): Equalities {
  const { internalId: id, ...rest } = where;
  return { id, tests: Object.entries(rest).map(([name, value]) => [columnOf(memory, name), value] as const) };
}

const holds = (row: Row, tests: Equalities['tests']): boolean =>
  tests.every(([column, value]) => shown(row, column) === value);

/** Lists and JSON values have no order, and are equal only to themselves. */
const isIndexed = ({ definition }: TableMemory, { name, field }: Column): boolean =>
  definition?.indexes.includes(name) === true && field.kind !== 'list' && field.kind !== 'json';

/** The fewest rows that one index narrows it down to. */
function fewest(memory: TableMemory, tests: Equalities['tests']): readonly Row[] | undefined {
  let found: readonly Row[] | undefined;
  for (const [column, value] of tests) {
    if (!isIndexed(memory, column)) continue;
    const rows = memory.index(column).rowsOf(value);
    if (!found || rows.length < found.length) found = rows;
  }
  return found;
}

/**
 * The first rows in the order of one indexed column, without sorting: walks the index until there are enough.
 * Undefined when the query has another order, or when few rows match, so that finding and sorting those is cheaper.
 */
function walkIndex(
  memory: TableMemory,
  where: AnyWhere | undefined,
  order: readonly { readonly column: Column; readonly sign: number }[],
  wanted: number,
): Row[] | undefined {
  const first = order[0];
  if (order.length !== 1 || !first || typeof where === 'function' || !isIndexed(memory, first.column)) return undefined;
  const { id, tests } = equalities(memory, where ?? {});
  if (id !== undefined) return undefined;
  const expected = fewest(memory, tests)?.length ?? memory.rows.size;
  const steps = (wanted * memory.rows.size) / Math.max(expected, 1);
  if (tests.length > 0 && steps > expected * Math.log2(expected + 2)) return undefined;
  const found: Row[] = [];
  if (wanted > 0) {
    memory.index(first.column).walk(first.sign, (row) => holds(row, tests) && found.push(row) >= wanted);
  }
  return found;
}
