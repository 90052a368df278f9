import type { Database } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { companyTable } from './company-table';
import { SavedCompanies } from './saved-companies';

const cache = new WeakMap<Database, { readonly revision: number; readonly companies: SavedCompanies }>();

/** The saved companies in a database, for looking one up by id or name. Rebuilt only after the table changes. */
export function savedCompanies(database: Database): SavedCompanies {
  const table = database.table(companyTable);
  const { revision } = table;
  const last = cache.get(database);
  if (last?.revision === revision) return last.companies;
  const companies = new SavedCompanies(allRows(table));
  cache.set(database, { revision, companies });
  return companies;
}
