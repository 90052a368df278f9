import type { Database, Undo } from '@keepmark/local-store';
import { useDatabase, useRow, useRows } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import { type CompanyValues, KeptCompanies } from './company';
import { type Company, companyTable } from './company-table';

/**
 * The kept companies of a database.
 * All of it throws the store's errors, whose messages a person can act on, when the browser has no room left.
 */
function createCompaniesStore(database: Database) {
  const companies = database.table(companyTable);
  const added = (values: CompanyValues): CompanyValues => ({
    ...values,
    companyName: (values.companyName ?? '').trim(),
    alreadyAdded: true,
  });
  return {
    get: (internalId: string): Company | undefined => companies.get(internalId),

    add(values: CompanyValues): string {
      return companies.insert(added(values));
    },

    /** The same, with what takes it back. */
    keep(values: CompanyValues): { readonly internalId: string; readonly undo: Undo } {
      let internalId = '';
      const undo = database.undoable(`Kept ${values.companyName ?? 'a company'}`, () => {
        internalId = companies.insert(added(values));
      });
      return { internalId, undo };
    },

    /** @returns false when the company is no longer there */
    update(internalId: string, changes: CompanyValues): boolean {
      return companies.update(internalId, changes) > 0;
    },
  };
}

type CompaniesStore = ReturnType<typeof createCompaniesStore>;

export function useCompaniesStore(): CompaniesStore {
  const database = useDatabase();
  return useMemo(() => createCompaniesStore(database), [database]);
}

/** Every kept company, kept current; in no order that a screen should rely on. */
export function useKeptCompanies(): readonly Company[] {
  return useRows(companyTable);
}

/** The same, to be looked up by name. */
export function useKeptByName(): KeptCompanies {
  const companies = useKeptCompanies();
  return useMemo(() => new KeptCompanies(companies), [companies]);
}

/** One kept company, kept current; undefined when there is none of this id. */
export function useKeptCompany(internalId: string): Company | undefined {
  return useRow(companyTable, internalId);
}

/** The kept company of this name: letter case, punctuation and legal forms set aside. */
export function useKeptCompanyNamed(companyName: string): Company | undefined {
  return useKeptByName().named(companyName);
}
