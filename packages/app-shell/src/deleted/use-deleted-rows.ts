import { useEffect, useRef, useState } from 'react';
import { type DeletedRow, deletedRows, subscribeDeleted } from '@keepmark/local-store/deleted';
import { useDatabase } from '@keepmark/local-store/react';

/** A deleted row, with a name for the selection. */
export interface DeletedItem extends DeletedRow {
  readonly internalId: string;
}

export type DeletedState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly cause: unknown }
  | { readonly status: 'ready'; readonly items: readonly DeletedItem[]; readonly isStored: boolean };

/** The rows of these tables that can be restored, newest first. Follows what is deleted and restored, also in other tabs. */
export function useDeletedRows(tables: ReadonlySet<string>): DeletedState & { readonly retry: () => void } {
  const database = useDatabase();
  const [state, setState] = useState<DeletedState>({ status: 'loading' });
  const retry = useRef(() => {});
  useEffect(() => {
    let isOver = false;
    // What changes while the list is read is read afterward, once.
    let reading = false;
    let isStale = false;
    const read = async () => {
      if (reading) {
        isStale = true;
        return;
      }
      reading = true;
      do {
        isStale = false;
        const next = await deletedRows(database, tables).then(readyState, failedState);
        if (isOver) return;
        setState(next);
      } while (isStale);
      reading = false;
    };
    const readAgain = () => void read();
    retry.current = readAgain;
    readAgain();
    const stops = [subscribeDeleted(database, readAgain), database.subscribe(readAgain)];
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
  }, [database, tables]);
  return { ...state, retry: () => retry.current() };
}

const readyState = ({ rows, isStored }: Awaited<ReturnType<typeof deletedRows>>): DeletedState => ({
  status: 'ready',
  items: rows.map((row) => ({ ...row, internalId: `${row.table}/${row.id}` })),
  isStored,
});

const failedState = (cause: unknown): DeletedState => ({ status: 'failed', cause });
