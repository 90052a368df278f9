import { type CompanyConnection, releaseClearedCompanies } from '@keepmark/companies/connections';
import { contactConnection } from '@keepmark/contacts/company-connection';
import { jobConnection } from '@keepmark/jobs/company-connection';
import type { Database } from '@keepmark/local-store';

/**
 * The features connected to saved companies, in the order of their sections on the company page. Their rows follow a
 * rename, and are unlinked or deleted with the company. A feature whose rows name companies adds its connection only here.
 */
export const companyConnections: readonly CompanyConnection[] = [jobConnection, contactConnection];

/** Unlinks the rows that a "Clear all" of these tables leaves from the deleted companies. */
export function releaseCleared(database: Database, cleared: readonly string[]): void {
  releaseClearedCompanies(database, companyConnections, cleared);
}
