import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { Database } from '../database';

const DatabaseContext = createContext<Database | undefined>(undefined);

interface DatabaseProviderProps {
  readonly database: Database;
  readonly children: ReactNode;
  /** Shown while pages are unpacked or a transaction is finished. Most databases need neither. */
  readonly fallback?: ReactNode;
}

/** Provides a database to its children once rows can be read. Throws if that fails. */
export function DatabaseProvider({ database, children, fallback = null }: DatabaseProviderProps) {
  const [settled, setSettled] = useState<{ readonly database: Database; readonly error?: unknown }>();
  useEffect(() => {
    if (database.isReady) return undefined;
    let stays = true;
    database.ready.then(
      () => stays && setSettled({ database }),
      (error: unknown) => stays && setSettled({ database, error }),
    );
    return () => {
      stays = false;
    };
  }, [database]);
  if (settled?.database === database && settled.error !== undefined) throw settled.error;
  return <DatabaseContext value={database}>{database.isReady ? children : fallback}</DatabaseContext>;
}

/** The database of the nearest `DatabaseProvider`. */
export function useDatabase(): Database {
  const database = use(DatabaseContext);
  if (!database) throw new Error('useDatabase needs a <DatabaseProvider database={…}> above it.');
  return database;
}
