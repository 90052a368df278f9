import { type CompanyConnection, releaseClearedCompanies } from '@keepmark/companies/connections';
import { contactConnection } from '@keepmark/contacts/company-connection';
import { jobConnection } from '@keepmark/jobs/company-connection';
import type { Database } from '@keepmark/local-store';

/**
 * What is connected to saved companies, in the order in which the company page shows it. Here they follow a rename, and
 * are released or deleted with the company. A feature whose rows name companies adds its connection here and nowhere else.
 */
export const companyConnections: readonly CompanyConnection[] = [jobConnection, contactConnection];

/** Takes their links to companies off the rows that a "Clear all" of these tables leaves. */
export function releaseCleared(database: Database, cleared: readonly string[]): void {
  releaseClearedCompanies(database, companyConnections, cleared);
}
