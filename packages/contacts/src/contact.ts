import type { SavedCompanies } from '@keepmark/companies';
import type { Contact } from './contact-table';

/** What a person, or a file, says of a contact. */
export type ContactValues = Partial<Omit<Contact, 'internalId'>>;

/** A name for comparing: letter case and spacing are set aside. */
export const plainName = (name: string): string => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * The kept contact that already has this name, for telling whether one exists (specification, section 5). Two people
 * may share a name, so this is told and never forbidden.
 * @param ownId the contact that is being edited
 */
export function contactOfName(contacts: readonly Contact[], name: string, ownId?: string): Contact | undefined {
  const wanted = plainName(name);
  if (wanted === '') return undefined;
  return contacts.find((contact) => contact.internalId !== ownId && plainName(contact.name) === wanted);
}

/**
 * A contact's values with the company as it is saved now: another tab may have renamed or deleted it since it was picked.
 * Without the company, its name stays.
 */
export function withSavedCompany(values: ContactValues, saved: SavedCompanies): ContactValues {
  if (!values.companyId) return values;
  const company = saved.withId(values.companyId);
  return company ? { ...values, companyName: company.companyName } : { ...values, companyId: '' };
}

/** "Jane Doe" or, for one whose name is not known, what else there is of them. */
export function contactLabel({ name, email, phoneNumber }: Pick<Contact, 'name' | 'email' | 'phoneNumber'>): string {
  return name || email || phoneNumber || 'Contact without a name';
}
