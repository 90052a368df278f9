import { plural } from '@keepmark/ui/words';
import type { Database } from '@keepmark/local-store';
import type { ComponentType } from 'react';
import type { NamedCompany } from '../company';

/**
 * How the rows of another feature, such as jobs, are connected to saved companies. Made by `connectTable`. Call each
 * function within a transaction, before the company itself changes.
 */
export interface CompanyConnection {
  /** "job" and "jobs". */
  readonly nouns: readonly [one: string, many: string];
  readonly tableName: string;
  /** Ids of the rows that would lose their saved company if this one were deleted. */
  readonly idsAt: (database: Database, company: NamedCompany) => readonly string[];
  /** Gives rows the new name of their company. */
  readonly rename: (database: Database, ids: readonly string[], companyName: string) => void;
  /** Unlinks rows from the company. Its name stays on them as text. */
  readonly release: (database: Database, ids: readonly string[]) => void;
  /** Unlinks every row, for when no company is saved anymore. */
  readonly releaseAll: (database: Database) => void;
  readonly delete: (database: Database, ids: readonly string[]) => void;
  /** Their section on the company page. */
  readonly Section: ComponentType<NamedCompany>;
}

/** The rows of one feature that are connected to a company. */
export interface ConnectedRows {
  readonly connection: CompanyConnection;
  readonly ids: readonly string[];
}

/** The connected rows of each feature that has any. */
export function connectedRows(
  database: Database,
  company: NamedCompany,
  connections: readonly CompanyConnection[],
): ConnectedRows[] {
  return connections
    .map((connection) => ({ connection, ids: connection.idsAt(database, company) }))
    .filter(({ ids }) => ids.length > 0);
}

/** "2 jobs and 1 contact", or "2,000 jobs, 1 contact, and 3 interviews". */
export function countedRows(groups: readonly { readonly nouns: readonly [string, string]; readonly count: number }[]) {
  return new Intl.ListFormat('en', { style: 'long' }).format(
    groups.map(({ nouns: [one, many], count }) => plural(count, one, many)),
  );
}
