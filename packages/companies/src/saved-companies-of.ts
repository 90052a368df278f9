import type { Database } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { companyTable } from './company-table';
import { SavedCompanies } from './saved-companies';

const known = new WeakMap<Database, { readonly revision: number; readonly companies: SavedCompanies }>();

/** The saved companies of a database, looked up by id or name. Made once for each change of the table. */
export function savedCompanies(database: Database): SavedCompanies {
  const table = database.table(companyTable);
  const { revision } = table;
  const last = known.get(database);
  if (last?.revision === revision) return last.companies;
  const companies = new SavedCompanies(allRows(table));
  known.set(database, { revision, companies });
  return companies;
}
