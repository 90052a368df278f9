import { savedCompanies } from '@keepmark/companies';
import type { Database, Undo } from '@keepmark/local-store';
import { useAllRows, useCounts, useDatabase, useRow } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import { type ContactValues, withSavedCompany } from './contact';
import { type Contact, contactTable } from './contact-table';

/** The saved contacts of a database. Every write leaves a contact at a company that is saved, or at a name. All of it throws the store's errors, whose messages a person can act on. */
export function createContactsStore(database: Database) {
  const contacts = database.table(contactTable);
  const ids = (some: readonly Contact[]) => new Set(some.map(({ internalId }) => internalId));
  const settled = (values: ContactValues) => withSavedCompany(values, savedCompanies(database));

  /** Brings back deleted contacts, whose companies may have been renamed or deleted since. */
  const bringBack = (undo: Undo, some: readonly Contact[]): void =>
    database.transaction(() => {
      undo();
      for (const { internalId } of some) {
        const contact = contacts.get(internalId);
        if (contact) contacts.update(internalId, settled(contact));
      }
    });

  return {
    add: (values: ContactValues): string => contacts.insert(settled(values)),

    /** All of them or none. */
    addAll: (label: string, values: readonly ContactValues[]): Undo =>
      database.undoable(label, () => values.forEach((each) => contacts.insert(settled(each)))),

    /** @returns whether the contact is still there */
    update: (internalId: string, changes: ContactValues): boolean => contacts.update(internalId, settled(changes)) > 0,

    change: (label: string, some: readonly Contact[], changes: ContactValues): Undo => {
      const chosen = ids(some);
      return database.undoable(label, () => contacts.update(({ internalId }) => chosen.has(internalId), changes));
    },

    delete: (label: string, some: readonly Contact[]): Undo => {
      const chosen = ids(some);
      const undo = database.undoable(label, () => contacts.delete(({ internalId }) => chosen.has(internalId)));
      return () => bringBack(undo, some);
    },
  };
}

type ContactsStore = ReturnType<typeof createContactsStore>;

export function useContactsStore(): ContactsStore {
  const database = useDatabase();
  return useMemo(() => createContactsStore(database), [database]);
}

/** Every kept contact, kept current; in no order that a screen should rely on. */
export function useKeptContacts(): readonly Contact[] {
  return useAllRows(contactTable);
}

/** One kept contact, kept current; undefined when there is none of this id. */
export function useKeptContact(internalId: string): Contact | undefined {
  return useRow(contactTable, internalId);
}

/** How many contacts there are of each kind, kept current; kinds that nobody is of are not there. */
export function useContactCounts(): Readonly<Record<string, number>> {
  return useCounts(contactTable, 'contactType');
}
