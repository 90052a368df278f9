import type { Database } from '@keepmark/local-store';
import { companyTable } from '../company-table';
import type { CompanyConnection } from './company-connection';

/**
 * Unlinks the rows that a "Clear all" leaves from the deleted companies. Call it within the clearing transaction.
 * @param cleared names of the tables being cleared
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
