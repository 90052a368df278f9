import { changeWithUndo, saveChanges, seriesOf } from '@keepmark/ui';
import { useMemo } from 'react';
import { contactLabel, type ContactValues } from './contact';
import { calendarDayOf, plural } from '@keepmark/ui/words';
import type { Contact } from './contact-table';
import { type ContactType, contactTypeLabels } from './contact-type';
import { useContactsStore } from './contacts-store';

/** "Jane Doe" or "3 contacts". */
const describeContacts = (contacts: readonly Contact[]): string =>
  contacts.length === 1 && contacts[0] ? contactLabel(contacts[0]) : `${contacts.length.toLocaleString('en')} contacts`;

// What several of the same notifications say together.
const contactsAdded = seriesOf('added', 'contact');
const contactsDeleted = seriesOf('deleted', 'contact');

/** Actions on contacts. Each shows a notification, most with Undo. */
export function useContactActions() {
  const store = useContactsStore();
  return useMemo(
    () => ({
      /** @returns whether it is stored */
      add: (values: ContactValues): boolean => {
        const message = `Added ${values.name ?? 'a contact'}.`;
        return changeWithUndo(message, () => store.add(message, values).undo, contactsAdded);
      },

      /** @returns whether it is stored */
      change: (contact: Contact, changes: ContactValues): boolean =>
        saveChanges('contact', changes, () => store.update(contact.internalId, changes)),

      /** @returns whether they were deleted */
      delete: (contacts: readonly Contact[]): boolean => {
        const message = `Deleted ${describeContacts(contacts)}.`;
        const series = contacts.length === 1 ? contactsDeleted : undefined;
        return changeWithUndo(message, () => store.delete(message, contacts), series);
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
