import type { Database, Undo } from '@keepmark/local-store';
import { type Company, companyTable } from '../company-table';
import type { ConnectedRows } from '../connections/company-connection';

/** What happens to what is connected to a company that is deleted: it keeps the name as text, or goes with it. */
export type Fate = 'keep' | 'delete';

/**
 * Deletes a company and does with what is connected to it as was decided, all in one change that can be taken back.
 * @param fates by the plural noun of each kind; what is not decided is kept
 */
export function deleteCompany(
  database: Database,
  company: Pick<Company, 'internalId' | 'companyName'>,
  groups: readonly ConnectedRows[],
  fates: Readonly<Record<string, Fate>>,
): Undo {
  return database.undoable(`Deleted ${company.companyName}`, () => {
    for (const { connection, ids } of groups) {
      if (fates[connection.nouns[1]] === 'delete') connection.remove(database, ids);
      else connection.release(database, ids);
    }
    database.table(companyTable).delete(company.internalId);
  });
}
