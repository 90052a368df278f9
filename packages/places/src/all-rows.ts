import { maxQueryRows, type Table, type TableDefinition } from '@keepmark/local-store';
import { useTable } from '@keepmark/local-store/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

type WithId = { readonly internalId: string };

/** Every row of a table, however many there are: one query gives 10,000 at most. */
export function allRows<R extends WithId>(table: Table<R>): readonly R[] {
  const rows = table.query();
  while (rows.length > 0 && rows.length % maxQueryRows === 0) {
    const more = table.query({ offset: rows.length });
    if (more.length === 0) break;
    for (const row of more) rows.push(row);
  }
  return rows;
}

/** Every row of a table, kept current. */
export function useAllRows<R extends WithId>(definition: TableDefinition<R>): readonly R[] {
  const table = useTable(definition);
  const subscribe = useCallback((listener: () => void) => table.subscribe(listener), [table]);
  const revision = useSyncExternalStore(subscribe, () => table.revision);
  // The table is one object for good; its revision tells when its rows are others.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => allRows(table), [table, revision]);
}
