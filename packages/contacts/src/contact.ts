import type { SavedCompanies } from '@keepmark/companies';
import type { Contact } from './contact-table';

/** Values for a contact, from a person or a file. */
export type ContactValues = Partial<Omit<Contact, 'internalId'>>;

/** A name to compare, without differences in letter case and spacing. */
export const plainName = (name: string): string => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * Finds the contact with this name, to check whether one exists (specification, section 5). Two people may share a name,
 * so screens only point it out.
 * @param ownId the id of the contact being edited, which is skipped
 */
export function contactOfName(contacts: readonly Contact[], name: string, ownId?: string): Contact | undefined {
  const wanted = plainName(name);
  if (wanted === '') return undefined;
  return contacts.find((contact) => contact.internalId !== ownId && plainName(contact.name) === wanted);
}

/**
 * A contact's values with the company as it is now: another tab may have renamed or deleted it since it was picked. If it
 * was deleted, its name stays.
 */
export function withSavedCompany(values: ContactValues, saved: SavedCompanies): ContactValues {
  if (!values.companyId) return values;
  const company = saved.withId(values.companyId);
  return company ? { ...values, companyName: company.companyName } : { ...values, companyId: '' };
}

/** The name of a contact or, without one, the email address or phone number. */
export function contactLabel({ name, email, phoneNumber }: Pick<Contact, 'name' | 'email' | 'phoneNumber'>): string {
  return name || email || phoneNumber || 'Unnamed contact';
}
