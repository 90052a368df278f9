import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { Database } from '../database';

const DatabaseContext = createContext<Database | undefined>(undefined);

interface DatabaseProviderProps {
  readonly database: Database;
  readonly children: ReactNode;
  /** Shown while packed pages, or a transaction left half done, are made ready: most databases have neither. */
  readonly fallback?: ReactNode;
}

/** Lends a database to the components below, once its rows can be read. An error of getting ready is thrown here. */
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
