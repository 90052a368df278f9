import { index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Companies, by the name in their postings, that the directory has to be refreshed for. A trigger of migration
 * `directory-by-company` adds the name with every posting that opens, changes, closes or goes, in the same transaction;
 * the refresh takes it away together with what it wrote. A name may stand here many times: writers never wait for each
 * other.
 */
export const staleCompanyTable = pgTable('stale_companies', { companyName: text().notNull() }, (table) => [
  index('stale_companies_name').on(table.companyName),
]);
