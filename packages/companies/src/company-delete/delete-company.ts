import type { Database, Undo } from '@keepmark/local-store';
import { type Company, companyTable } from '../company-table';
import type { CompanyConnection } from '../slots';

/** What shall become of what names a company: it keeps the name as text, or goes with the company. */
export type Fate = 'keep' | 'delete';

/** What names a company, of one kind. */
export interface NamingGroup {
  readonly connection: CompanyConnection;
  readonly ids: readonly string[];
}

/** Of every kind that names the company at all. */
export function namingGroups(
  database: Database,
  { internalId, companyName }: Pick<Company, 'internalId' | 'companyName'>,
  connections: readonly CompanyConnection[],
): NamingGroup[] {
  return connections
    .map((connection) => ({
      connection,
      ids: connection.idsNaming(database, { companyId: internalId, companyName }),
    }))
    .filter(({ ids }) => ids.length > 0);
}

/** "2 jobs and 1 contact", or "2 jobs, 1 contact and 3 interviews". */
export function countedWords(groups: readonly { readonly nouns: readonly [string, string]; readonly count: number }[]) {
  return new Intl.ListFormat('en', { style: 'long' }).format(
    groups.map(({ nouns: [one, many], count }) => `${count.toLocaleString('en')} ${count === 1 ? one : many}`),
  );
}

/**
 * Deletes a company and does with what names it as was decided, all in one change that can be taken back.
 * @param fates by the plural noun of each kind; what is not decided is kept
 */
export function deleteCompany(
  database: Database,
  company: Pick<Company, 'internalId' | 'companyName'>,
  groups: readonly NamingGroup[],
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
