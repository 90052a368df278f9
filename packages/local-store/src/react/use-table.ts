import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { allRows, type RowSelection } from '../queries/all-rows';
import type { Query } from '../queries/query';
import type { Table } from '../tables/table';
import type { TableDefinition } from '../tables/table-definition';
import { useDatabase } from './DatabaseProvider';
import { stableAnswer } from './stable-answer';
import { stableQuery } from './same-query';

type WithId = { readonly internalId: string };

/** The table of the nearest database. */
export function useTable<R extends WithId>(definition: TableDefinition<R>): Table<R> {
  const database = useDatabase();
  return useMemo(() => database.table(definition), [database, definition]);
}

/**
 * Every row that matches, however many there are, kept current: for whatever shows or exports everything. Renders again
 * only when they differ. The selection may be written in place.
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
 * The rows that match, at most 10,000, kept current; renders again only when they differ. The query may be written in
 * place.
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

/** One row, kept current; undefined when there is none of this id. */
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

/** How many rows hold each value of a counted field, kept current. */
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
