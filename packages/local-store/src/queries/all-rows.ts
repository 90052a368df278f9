import type { Table } from '../tables/table';
import { maxQueryRows, type Query } from './query';

type WithId = { readonly internalId: string };

/** Which rows of a table, and in what order. */
export type RowSelection<R> = Pick<Query<R>, 'where' | 'sort'>;

/**
 * Every row that matches. A single query returns at most 10,000.
 *
 * Use it wherever all rows are shown, exported, compared, or changed.
 * @throws {InvalidQueryError} as `table.query` does.
 */
export function allRows<R extends WithId>(table: Pick<Table<R>, 'query'>, selection: RowSelection<R> = {}): R[] {
  const rows = table.query(selection);
  for (let read = rows.length; read === maxQueryRows;) {
    const more = table.query({ ...selection, offset: rows.length });
    for (const row of more) rows.push(row);
    read = more.length;
  }
  return rows;
}
