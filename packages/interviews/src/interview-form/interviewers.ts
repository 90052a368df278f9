import type { Contact } from '@keepmark/contacts';
import type { Interviewer } from '../interview-table';

/** The fields of a contact needed to pick it as an interviewer. */
export type NamedContact = Pick<Contact, 'internalId' | 'name' | 'companyName'>;

const plain = (name: string) => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * The interviewers with these names. Known names keep their contact. A new name gets the first contact with that name,
 * so pass contacts at the company first.
 */
export function interviewersNamed(
  names: readonly string[],
  contacts: readonly NamedContact[],
  before: readonly Interviewer[],
): Interviewer[] {
  const ids = new Map<string, string>();
  for (const { name, internalId } of contacts) if (!ids.has(plain(name))) ids.set(plain(name), internalId);
  for (const { name, contactId } of before) if (contactId !== '') ids.set(plain(name), contactId);
  const found = new Map<string, Interviewer>();
  for (const typed of names) {
    const name = typed.trim();
    if (name !== '' && !found.has(plain(name))) found.set(plain(name), { name, contactId: ids.get(plain(name)) ?? '' });
  }
  return [...found.values()];
}

/** The interviewers with their current names, since a contact may have been renamed. */
export const currentInterviewers = (
  interviewers: readonly Interviewer[],
  contacts: ReadonlyMap<string, NamedContact>,
): Interviewer[] =>
  interviewers.map(({ name, contactId }) => {
    const contact = contacts.get(contactId);
    return contact ? { name: contact.name || name, contactId } : { name, contactId: '' };
  });
