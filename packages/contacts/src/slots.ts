import type { ComponentType } from 'react';

/** Components of other packages on the screens of this one, passed in by the suite. */
export interface ContactsSlots {
  /** Below the form of a saved contact. */
  readonly ContactDetails?: ComponentType<{ readonly contactId: string }>;
}
