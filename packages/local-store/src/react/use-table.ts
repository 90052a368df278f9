import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { allRows, type RowSelection } from '../queries/all-rows';
import type { Query } from '../queries/query';
import type { Table } from '../tables/table';
import type { TableDefinition } from '../tables/table-definition';
import { useDatabase } from './DatabaseProvider';
import { stableAnswer } from './stable-answer';
import { stableQuery } from './same-query';

type WithId = { readonly internalId: string };

/** The table in the nearest database. */
export function useTable<R extends WithId>(definition: TableDefinition<R>): Table<R> {
  const database = useDatabase();
  return useMemo(() => database.table(definition), [database, definition]);
}

/**
 * Every row that matches, kept current. Use it wherever everything is shown or exported. Rerenders only when the rows
 * differ. The selection may be an object literal.
 */
export function useAllRows<R extends WithId>(
  definition: TableDefinition<R>,
  selection: RowSelection<R> = {},
): readonly R[] {
  const table = useTable(definition);
  const [kept] = useState(() => stableQuery<R>());
  const stable = kept(selection);
  return useReading(
    table,
    useCallback(() => allRows(table, stable), [table, stable]),
  );
}

/**
 * The rows that match, at most 10,000, kept current. Rerenders only when they differ. The query may be an object literal.
 */
export function useRows<R extends WithId>(definition: TableDefinition<R>, query: Query<R> = {}): readonly R[] {
  const table = useTable(definition);
  const [kept] = useState(() => stableQuery<R>());
  const stable = kept(query);
  return useReading(
    table,
    useCallback(() => table.query(stable), [table, stable]),
  );
}

/** One row, kept current. Undefined when no row has this id. */
export function useRow<R extends WithId>(
  definition: TableDefinition<R>,
  internalId: string | undefined,
): R | undefined {
  const table = useTable(definition);
  return useReading(
    table,
    useCallback(() => (internalId ? table.get(internalId) : undefined), [table, internalId]),
  );
}

/** The number of rows per value of a counted field, kept current. */
export function useCounts<R extends WithId>(
  definition: TableDefinition<R>,
  field: keyof R & string,
): Readonly<Record<string, number>> {
  const table = useTable(definition);
  return useReading(
    table,
    useCallback(() => table.countsOf(field), [table, field]),
  );
}

function useReading<R extends WithId, Answer>(table: Table<R>, read: () => Answer): Answer {
  const [answer] = useState(() => stableAnswer<Answer>());
  const snapshot = () => answer(read, table, table.revision);
  const subscribe = useCallback((listener: () => void) => table.subscribe(listener), [table]);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
