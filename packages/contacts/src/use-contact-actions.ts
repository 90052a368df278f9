import { changeWithUndo, notify, saveChanges, tryAndNotify } from '@keepmark/ui';
import { useMemo } from 'react';
import { contactLabel, type ContactValues } from './contact';
import { calendarDayOf, plural } from '@keepmark/ui/words';
import type { Contact } from './contact-table';
import { type ContactType, contactTypeLabels } from './contact-type';
import { useContactsStore } from './contacts-store';

/** "Jane Doe" or "3 contacts". */
const describeContacts = (contacts: readonly Contact[]): string =>
  contacts.length === 1 && contacts[0] ? contactLabel(contacts[0]) : `${contacts.length.toLocaleString('en')} contacts`;

/** Actions on contacts. Each shows a notification, most with Undo. */
export function useContactActions() {
  const store = useContactsStore();
  return useMemo(
    () => ({
      /** @returns whether it is stored */
      add: (values: ContactValues): boolean => {
        const isAdded = tryAndNotify(() => store.add(values)) !== undefined;
        if (isAdded) notify.success(`Added ${values.name ?? 'a contact'}.`);
        return isAdded;
      },

      /** @returns whether it is stored */
      change: (contact: Contact, changes: ContactValues): boolean =>
        saveChanges('contact', changes, () => store.update(contact.internalId, changes)),

      /** @returns whether they were deleted */
      delete: (contacts: readonly Contact[]): boolean => {
        const message = `Deleted ${describeContacts(contacts)}.`;
        return changeWithUndo(message, () => store.delete(message, contacts));
      },

      setType: (contacts: readonly Contact[], contactType: ContactType): void => {
        const message = `Changed ${describeContacts(contacts)} to ${contactTypeLabels[contactType]}.`;
        changeWithUndo(message, () => store.change(message, contacts, { contactType }));
      },

      contactedToday: (contacts: readonly Contact[]): void => {
        const message = `Contacted ${describeContacts(contacts)} today.`;
        const dateLastContacted = calendarDayOf(new Date());
        changeWithUndo(message, () => store.change(message, contacts, { dateLastContacted }));
      },

      /** @returns whether they are stored */
      addAll: (values: readonly ContactValues[]): boolean => {
        const message = `Imported ${plural(values.length, 'contact')}.`;
        return changeWithUndo(message, () => store.addAll(message, values));
      },
    }),
    [store],
  );
}
