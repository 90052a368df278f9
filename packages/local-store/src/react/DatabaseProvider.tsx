import { createContext, type ReactNode, use } from 'react';
import type { Database } from '../database';

const DatabaseContext = createContext<Database | undefined>(undefined);

/** Lends a database to the components below. */
export function DatabaseProvider({
  database,
  children,
}: {
  readonly database: Database;
  readonly children: ReactNode;
}) {
  return <DatabaseContext value={database}>{children}</DatabaseContext>;
}

/** The database of the nearest `DatabaseProvider`. */
export function useDatabase(): Database {
  const database = use(DatabaseContext);
  if (!database) throw new Error('useDatabase needs a <DatabaseProvider database={…}> above it.');
  return database;
}
