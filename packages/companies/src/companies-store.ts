import type { Database, Undo } from '@keepmark/local-store';
import { useAllRows, useDatabase, useRow, useTable } from '@keepmark/local-store/react';
import { plural } from '@keepmark/ui/words';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { CompanyValues, NamedCompany } from './company';
import { type Company, companyTable } from './company-table';
import { type CompanyConnection, connectedRows, type ConnectedRows } from './connections/company-connection';
import { deleteCompany, type DeleteChoice } from './company-delete/delete-company';
import type { SavedCompanies } from './saved-companies';
import { savedCompanies } from './saved-companies-of';

/** Everything about a company except its name, which other rows refer to. */
export type CompanyFacts = Omit<CompanyValues, 'companyName'>;

/** What an edit of a company changed. */
export interface CompanyEdit {
  readonly undo: Undo;
  /** Rows of other features that now have the new name. */
  readonly renamed: readonly ConnectedRows[];
}

/**
 * The store of saved companies. Every write throws the database's own errors when the browser's storage is full; their
 * messages say what to do.
 */
export function createCompaniesStore(database: Database) {
  const companies = database.table(companyTable);
  return {
    get: (internalId: string): Company | undefined => companies.get(internalId),

    add: (values: CompanyValues): string => companies.insert(added(values)),

    /**
     * Adds a company in a step that can be undone.
     * @param verb for the label of the step: people save what they find and add what they type
     */
    save(
      values: CompanyValues,
      verb: 'Saved' | 'Added' = 'Saved',
    ): { readonly internalId: string; readonly undo: Undo } {
      let internalId = '';
      const undo = database.undoable(`${verb} ${values.companyName ?? 'a company'}`, () => {
        internalId = companies.insert(added(values));
      });
      return { internalId, undo };
    },

    /** Saves companies in one step that can be undone. */
    saveMany(values: readonly CompanyValues[]): { readonly internalIds: readonly string[]; readonly undo: Undo } {
      let internalIds: readonly string[] = [];
      const undo = database.undoable(`Saved ${plural(values.length, 'company', 'companies')}`, () => {
        internalIds = values.map((company) => companies.insert(added(company)));
      });
      return { internalIds, undo };
    },

    /** @returns false if the company was deleted */
    update(internalId: string, changes: CompanyFacts): boolean {
      return companies.update(internalId, changes) > 0;
    },

    /**
     * Edits a company. A new name also goes to every connected row, in the same step.
     * @returns undefined if the company was deleted
     */
    edit(
      internalId: string,
      changes: CompanyValues,
      connections: readonly CompanyConnection[],
    ): CompanyEdit | undefined {
      const company = companies.get(internalId);
      return company && editCompany(database, company, changes, connections);
    },

    /** @param choices as in `deleteCompany` */
    delete(
      company: Pick<Company, 'internalId' | 'companyName'>,
      groups: readonly ConnectedRows[],
      choices: Readonly<Record<string, DeleteChoice>> = {},
    ): Undo {
      return deleteCompany(database, company, groups, choices);
    },
  };
}

const added = (values: CompanyValues): CompanyValues => ({
  ...values,
  companyName: (values.companyName ?? '').trim(),
  alreadyAdded: true,
});

function editCompany(
  database: Database,
  { internalId, companyName }: Company,
  changes: CompanyValues,
  connections: readonly CompanyConnection[],
): CompanyEdit {
  const newName = changes.companyName?.trim() ?? companyName;
  let renamed: readonly ConnectedRows[] = [];
  const label = newName === companyName ? `Changed ${companyName}` : `Renamed ${companyName} to ${newName}`;
  const undo = database.undoable(label, () => {
    if (newName !== companyName) {
      renamed = connectedRows(database, { companyId: internalId, companyName }, connections);
      for (const { connection, ids } of renamed) connection.rename(database, ids, newName);
    }
    database.table(companyTable).update(internalId, { ...changes, companyName: newName });
  });
  return { undo, renamed };
}

type CompaniesStore = ReturnType<typeof createCompaniesStore>;

export function useCompaniesStore(): CompaniesStore {
  const database = useDatabase();
  return useMemo(() => createCompaniesStore(database), [database]);
}

/** Every saved company, in no particular order. Re-renders when one changes. */
export function useCompanies(): readonly Company[] {
  return useAllRows(companyTable);
}

/** The saved companies, for looking one up by id or name. Re-renders when one changes. */
export function useSavedCompanies(): SavedCompanies {
  const database = useDatabase();
  const table = useTable(companyTable);
  const subscribe = useCallback((listener: () => void) => table.subscribe(listener), [table]);
  const read = useCallback(() => savedCompanies(database), [database]);
  return useSyncExternalStore(subscribe, read, read);
}

/** The saved company with this id, or undefined. Re-renders when it changes. */
export function useCompany(internalId: string): Company | undefined {
  return useRow(companyTable, internalId);
}

/** The saved company that a job, contact or interview is at: by id if it is still saved, otherwise by name. */
export function useSavedCompanyOf(named: Partial<NamedCompany>): Company | undefined {
  return useSavedCompanies().of(named);
}
