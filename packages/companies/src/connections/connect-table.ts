import type { Database, TableDefinition } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { savedCompanies } from '../saved-companies-of';
import type { CompanyConnection } from './company-connection';

type ConnectedRow = { readonly internalId: string; readonly companyName: string; readonly companyId?: string };

interface ConnectOptions<Row> extends Pick<CompanyConnection, 'nouns' | 'Section'> {
  /** The changes to a row whose company is no longer saved. The name stays. */
  readonly released: Partial<Row>;
  /** Deletes rows and everything that belongs to them. Default: only the rows. */
  readonly delete?: CompanyConnection['delete'];
}

/** Connects the rows of a table to the saved companies that they are at. */
export function connectTable<Row extends ConnectedRow>(
  definition: TableDefinition<Row>,
  { released, ...options }: ConnectOptions<Row>,
): CompanyConnection {
  const tableOf = (database: Database) => database.table(definition);
  return {
    delete: (database, ids) => ids.forEach((id) => tableOf(database).delete(id)),
    ...options,
    tableName: definition.name,
    idsAt(database, company) {
      const saved = savedCompanies(database);
      return allRows(tableOf(database), { where: (row) => saved.isConnected(row, company) }).map(
        ({ internalId }) => internalId,
      );
    },
    rename: (database, ids, companyName) =>
      ids.forEach((id) => tableOf(database).update(id, { companyName } as Partial<Row>)),
    release: (database, ids) => ids.forEach((id) => tableOf(database).update(id, released)),
    releaseAll: (database) => void tableOf(database).update(() => true, released),
  };
}
