import { openDatabase } from '@keepmark/local-store';
import { memoryStorage } from '@keepmark/local-store/testing';
import type { CompanyValues } from '../company';
import { companyTable } from '../company-table';

/** A new database with these companies, and their ids. */
export function databaseOf(companies: readonly CompanyValues[]) {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const table = database.table(companyTable);
  return { database, table, ids: database.transaction(() => companies.map((values) => table.insert(values))) };
}
