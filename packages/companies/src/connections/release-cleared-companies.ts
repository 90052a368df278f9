import type { Database } from '@keepmark/local-store';
import { companyTable } from '../company-table';
import type { CompanyConnection } from './company-connection';

/**
 * Takes their links to companies off the rows that a "Clear all" leaves, for the transaction in which it clears.
 * @param cleared names of the tables that it empties
 */
export function releaseClearedCompanies(
  database: Database,
  connections: readonly CompanyConnection[],
  cleared: readonly string[],
): void {
  if (!cleared.includes(companyTable.name)) return;
  for (const connection of connections) {
    if (!cleared.includes(connection.tableName)) connection.releaseAll(database);
  }
}
