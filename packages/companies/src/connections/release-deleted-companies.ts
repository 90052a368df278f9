import type { Database } from '@keepmark/local-store';
import { companyTable } from '../company-table';
import { type CompanyConnection, connectedRows } from './company-connection';

/**
 * Runs work that may delete saved companies, and unlinks the rows that were linked to those that are gone, in one
 * transaction. A company that the work leaves keeps its rows.
 */
export function releaseDeletedCompanies(
  database: Database,
  connections: readonly CompanyConnection[],
  companyIds: readonly string[],
  work: () => void,
): void {
  const companies = database.table(companyTable);
  database.transaction(() => {
    const linked = companyIds.map((companyId) => {
      const { companyName = '' } = companies.get(companyId) ?? {};
      return { companyId, groups: connectedRows(database, { companyId, companyName }, connections) };
    });
    work();
    for (const { companyId, groups } of linked) {
      if (companies.get(companyId)) continue;
      for (const { connection, ids } of groups) connection.release(database, ids);
    }
  });
}
