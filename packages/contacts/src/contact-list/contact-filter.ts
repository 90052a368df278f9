import { searchText, searchWords } from '@keepmark/contracts';
import * as z from 'zod/mini';
import type { Contact } from '../contact-table';
import { type ContactType, contactTypeLabels, contactTypes } from '../contact-type';

export const contactSorts = {
  name: 'Name, A to Z',
  added: 'Newest first',
  company: 'Company, A to Z',
  'next-step': 'Next step, soonest first',
  contacted: 'Last contacted, oldest first',
} as const;
export type ContactSort = keyof typeof contactSorts;

export interface ContactFilter {
  /** Each word must appear in the name, title, company, email, phone number, link, next step, notes or type. */
  readonly text: string;
  readonly type: ContactType | 'all';
  readonly sort: ContactSort;
}

/** A filter in the URL, without the parts that have their defaults. */
export interface ContactFilterUrl {
  readonly text?: string;
  readonly type?: ContactType;
  readonly sort?: ContactSort;
}

const sorts = Object.keys(contactSorts) as [ContactSort, ...ContactSort[]];
const urlSchema = z.object({
  text: z.catch(z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String)), ''),
  type: z.catch(z.enum(['all', ...contactTypes]), 'all'),
  sort: z.catch(z.enum(sorts), 'name'),
});

/** Reads a filter from a URL. An invalid part gets its default. */
export function readContactFilter(url: object): ContactFilter {
  return z.parse(urlSchema, url);
}

export function contactFilterUrl({ text, type, sort }: ContactFilter): ContactFilterUrl {
  return { ...(text.trim() && { text }), ...(type !== 'all' && { type }), ...(sort !== 'name' && { sort }) };
}

// Rows are immutable, so their search text can be cached.
const searchTexts = new WeakMap<Contact, string>();

function searchTextOf(contact: Contact): string {
  let text = searchTexts.get(contact);
  if (text === undefined) {
    const { name, title, companyName, email, phoneNumber, url, nextStep, notes, contactType } = contact;
    const digits = phoneNumber.replaceAll(/\D/g, '');
    const parts = [name, title, companyName, email, phoneNumber, digits, url, nextStep, notes];
    text = searchText([...parts, contactTypeLabels[contactType]].join('\n'));
    searchTexts.set(contact, text);
  }
  return text;
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
// Ids start with their creation time.
const newest = (left: Contact, right: Contact) => (left.internalId < right.internalId ? 1 : -1);
const byName = (left: Contact, right: Contact) => collator.compare(left.name, right.name);
const lastWhenEmpty = (left: string, right: string) =>
  Number(left === '') - Number(right === '') || (left < right ? -1 : Number(left > right));

const orders: Readonly<Record<ContactSort, (left: Contact, right: Contact) => number>> = {
  name: byName,
  added: newest,
  company: (left, right) => collator.compare(left.companyName, right.companyName) || byName(left, right),
  'next-step': (left, right) => lastWhenEmpty(left.dateNextStep, right.dateNextStep) || byName(left, right),
  // Never contacted comes first: "" sorts before every day.
  contacted: (left, right) =>
    left.dateLastContacted < right.dateLastContacted
      ? -1
      : Number(left.dateLastContacted > right.dateLastContacted) || byName(left, right),
};

/** Sorts contacts. Among equals, the newest comes first. */
export function sortedContacts(contacts: readonly Contact[], sort: ContactSort): Contact[] {
  return contacts.toSorted((left, right) => orders[sort](left, right) || newest(left, right));
}

/** The contacts that match a filter, in the given order. */
export function filteredContacts(
  contacts: readonly Contact[],
  { text, type }: Omit<ContactFilter, 'sort'>,
): readonly Contact[] {
  const words = searchWords(text);
  if (words.length === 0 && type === 'all') return contacts;
  return contacts.filter(
    (contact) =>
      (type === 'all' || contact.contactType === type) && words.every((word) => searchTextOf(contact).includes(word)),
  );
}
