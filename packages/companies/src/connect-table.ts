import type { Database, TableDefinition } from '@keepmark/local-store';
import { names, type NamedCompany } from './company';
import type { CompanyConnection } from './slots';

type NamingRow = { readonly internalId: string; readonly companyName: string; readonly companyId?: string };

/**
 * Connects the rows of a table to the companies that they name.
 * @param released what such a row says once its company is no longer kept
 */
export function connectTable<Row extends NamingRow>(
  definition: TableDefinition<Row>,
  released: Partial<Row>,
  words: Pick<CompanyConnection, 'nouns' | 'Section'>,
): CompanyConnection {
  const table = (database: Database) => database.table(definition);
  return {
    ...words,
    idsNaming: (database: Database, company: NamedCompany) =>
      table(database)
        .query({ where: (row) => names(row, company) })
        .map(({ internalId }) => internalId),
    release: (database, ids) => ids.forEach((id) => table(database).update(id, released)),
    remove: (database, ids) => ids.forEach((id) => table(database).delete(id)),
  };
}
