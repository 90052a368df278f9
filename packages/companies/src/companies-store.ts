import type { Database, Undo } from '@keepmark/local-store';
import { useAllRows, useDatabase, useRow, useTable } from '@keepmark/local-store/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { CompanyValues, NamedCompany } from './company';
import { type Company, companyTable } from './company-table';
import { type CompanyConnection, connectedRows, type ConnectedRows } from './connections/company-connection';
import { deleteCompany, type Fate } from './company-delete/delete-company';
import type { SavedCompanies } from './saved-companies';
import { savedCompanies } from './saved-companies-of';

/** Everything about a company but its name, which other rows go by. */
export type CompanyFacts = Omit<CompanyValues, 'companyName'>;

/** What an edit of a company changed. */
export interface CompanyEdit {
  readonly undo: Undo;
  /** The rows of other features that took the new name. */
  readonly renamed: readonly ConnectedRows[];
}

/**
 * The saved companies of a database.
 * All of it throws the store's errors, whose messages a person can act on, when the browser has no room left.
 */
export function createCompaniesStore(database: Database) {
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
      const undo = database.undoable(`Saved ${values.companyName ?? 'a company'}`, () => {
        internalId = companies.insert(added(values));
      });
      return { internalId, undo };
    },

    /** @returns false when the company is no longer there */
    update(internalId: string, changes: CompanyFacts): boolean {
      return companies.update(internalId, changes) > 0;
    },

    /**
     * Changes a company. With a new name, what is connected to it takes that name in the same change.
     * @returns undefined when the company is no longer there
     */
    edit(
      internalId: string,
      changes: CompanyValues,
      connections: readonly CompanyConnection[],
    ): CompanyEdit | undefined {
      const company = companies.get(internalId);
      if (!company) return undefined;
      const { companyName } = company;
      const newName = changes.companyName?.trim() ?? companyName;
      let renamed: readonly ConnectedRows[] = [];
      const label = newName === companyName ? `Changed ${companyName}` : `Renamed ${companyName} to ${newName}`;
      const undo = database.undoable(label, () => {
        if (newName !== companyName) {
          renamed = connectedRows(database, { companyId: internalId, companyName }, connections);
          for (const { connection, ids } of renamed) connection.rename(database, ids, newName);
        }
        companies.update(internalId, { ...changes, companyName: newName });
      });
      return { undo, renamed };
    },

    /** @param fates as in `deleteCompany` */
    delete(
      company: Pick<Company, 'internalId' | 'companyName'>,
      groups: readonly ConnectedRows[],
      fates: Readonly<Record<string, Fate>> = {},
    ): Undo {
      return deleteCompany(database, company, groups, fates);
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
  return useAllRows(companyTable);
}

/** The saved companies, looked up by id or name, kept current. */
export function useSavedCompanies(): SavedCompanies {
  const database = useDatabase();
  const table = useTable(companyTable);
  const subscribe = useCallback((listener: () => void) => table.subscribe(listener), [table]);
  const read = useCallback(() => savedCompanies(database), [database]);
  return useSyncExternalStore(subscribe, read, read);
}

/** One kept company, kept current; undefined when there is none of this id. */
export function useKeptCompany(internalId: string): Company | undefined {
  return useRow(companyTable, internalId);
}

/** The saved company that something is at: by id if that company is still saved, otherwise by name. */
export function useSavedCompanyOf(named: Partial<NamedCompany>): Company | undefined {
  return useSavedCompanies().of(named);
}
