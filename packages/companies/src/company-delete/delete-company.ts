import type { Database, Undo } from '@keepmark/local-store';
import { type Company, companyTable } from '../company-table';
import type { ConnectedRows } from '../connections/company-connection';

/** What happens to rows connected to a deleted company: they keep its name as text, or are deleted too. */
export type DeleteChoice = 'keep' | 'delete';

/**
 * Deletes a company, and keeps or deletes its connected rows, in one step that can be undone.
 * @param choices by the plural noun of each feature; rows without one are kept
 */
export function deleteCompany(
  database: Database,
  company: Pick<Company, 'internalId' | 'companyName'>,
  groups: readonly ConnectedRows[],
  choices: Readonly<Record<string, DeleteChoice>>,
): Undo {
  return database.undoable(`Deleted ${company.companyName}`, () => {
    for (const { connection, ids } of groups) {
      if (choices[connection.nouns[1]] === 'delete') connection.delete(database, ids);
      else connection.release(database, ids);
    }
    database.table(companyTable).delete(company.internalId);
  });
}
