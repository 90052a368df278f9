import { attempted, notify, toldWithUndo } from '@keepmark/ui';
import { useMemo } from 'react';
import { contactLabel, type ContactValues } from './contact';
import { calendarDayOf } from './contact-dates';
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
        const isAdded = attempted(() => store.add(values)) !== undefined;
        if (isAdded) notify.success(`Added ${values.name ?? 'a contact'}.`);
        return isAdded;
      },

      /** @returns whether it is stored */
      change: (contact: Contact, changes: ContactValues): boolean => {
        if (Object.keys(changes).length === 0) return true;
        const isThere = attempted(() => store.update(contact.internalId, changes));
        if (isThere === false) {
          notify.error('This contact was deleted in another tab. Copy your changes and add it again.');
        }
        if (isThere) notify.success('Changes saved.');
        return isThere === true;
      },

      /** @returns whether they were deleted */
      delete: (contacts: readonly Contact[]): boolean => {
        const message = `Deleted ${describeContacts(contacts)}.`;
        return toldWithUndo(message, () => store.delete(message, contacts));
      },

      setType: (contacts: readonly Contact[], contactType: ContactType): void => {
        const message = `Changed ${describeContacts(contacts)} to ${contactTypeLabels[contactType]}.`;
        toldWithUndo(message, () => store.change(message, contacts, { contactType }));
      },

      contactedToday: (contacts: readonly Contact[]): void => {
        const message = `Contacted ${describeContacts(contacts)} today.`;
        const dateLastContacted = calendarDayOf(new Date());
        toldWithUndo(message, () => store.change(message, contacts, { dateLastContacted }));
      },

      /** @returns whether they are stored */
      addAll: (values: readonly ContactValues[]): boolean => {
        const message = `Imported ${values.length.toLocaleString('en')} ${values.length === 1 ? 'contact' : 'contacts'}.`;
        return toldWithUndo(message, () => store.addAll(message, values));
      },
    }),
    [store],
  );
}
