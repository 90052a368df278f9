import { savedCompanies } from '@keepmark/companies';
import type { Database, Undo } from '@keepmark/local-store';
import { useAllRows, useCounts, useDatabase, useRow } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import { type ContactValues, withSavedCompany } from './contact';
import { type Contact, contactTable } from './contact-table';

/**
 * The store of contacts. After every write, a contact is at a saved company or at a name. Writes throw the database's own
 * errors when the browser's storage is full; their messages say what to do.
 */
export function createContactsStore(database: Database) {
  const contacts = database.table(contactTable);
  const ids = (some: readonly Contact[]) => new Set(some.map(({ internalId }) => internalId));
  const withCurrentCompany = (values: ContactValues) => withSavedCompany(values, savedCompanies(database));

  /** Restores deleted contacts. Their companies may have been renamed or deleted since. */
  const restore = (undo: Undo, some: readonly Contact[]): void =>
    database.transaction(() => {
      undo();
      for (const { internalId } of some) {
        const contact = contacts.get(internalId);
        if (contact) contacts.update(internalId, withCurrentCompany(contact));
      }
    });

  return {
    add(label: string, values: ContactValues): { readonly internalId: string; readonly undo: Undo } {
      let internalId = '';
      const undo = database.undoable(label, () => {
        internalId = contacts.insert(withCurrentCompany(values));
      });
      return { internalId, undo };
    },

    /** Adds all of them or none. */
    addAll: (label: string, values: readonly ContactValues[]): Undo =>
      database.undoable(label, () => values.forEach((each) => contacts.insert(withCurrentCompany(each)))),

    /** @returns whether the contact is still there */
    update: (internalId: string, changes: ContactValues): boolean =>
      contacts.update(internalId, withCurrentCompany(changes)) > 0,

    change: (label: string, some: readonly Contact[], changes: ContactValues): Undo => {
      const chosen = ids(some);
      return database.undoable(label, () => contacts.update(({ internalId }) => chosen.has(internalId), changes));
    },

    delete: (label: string, some: readonly Contact[]): Undo => {
      const chosen = ids(some);
      const undo = database.undoable(label, () => contacts.delete(({ internalId }) => chosen.has(internalId)));
      return () => restore(undo, some);
    },
  };
}

type ContactsStore = ReturnType<typeof createContactsStore>;

export function useContactsStore(): ContactsStore {
  const database = useDatabase();
  return useMemo(() => createContactsStore(database), [database]);
}

/** Every contact, in no particular order. Re-renders when one changes. */
export function useContacts(): readonly Contact[] {
  return useAllRows(contactTable);
}

/** The contact with this id, or undefined. Re-renders when it changes. */
export function useContact(internalId: string): Contact | undefined {
  return useRow(contactTable, internalId);
}

/** The number of contacts of each type. Types without contacts are missing. Re-renders when one changes. */
export function useContactCounts(): Readonly<Record<string, number>> {
  return useCounts(contactTable, 'contactType');
}
