import ICAL from 'ical.js';
import type { ContactValues } from '../contact';
import { isCalendarDay } from '@keepmark/ui/words';
import { isContactType } from '../contact-type';
import { type LinkCandidate, linkOf } from './link-of';
import { type Lazy, lazily } from './lazily';
import { modernVcard } from './modern-vcard';

/** Splits a file into cards, each from BEGIN to END, or to the next BEGIN if it has no END. */
function splitVcards(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const cards: string[][] = [];
  let card: string[] | undefined;
  for (const line of lines) {
    if (/^BEGIN:VCARD\s*$/i.test(line)) {
      card = [];
      cards.push(card);
    }
    card?.push(line);
    if (/^END:VCARD\s*$/i.test(line)) card = undefined;
  }
  return cards.map((own) => own.join('\r\n'));
}

/** The result of reading a card: a contact, or why there isn't one. */
export type ReadCard =
  | { readonly values: ContactValues & { readonly name: string } }
  | {
      readonly label: string;
      readonly problem: string;
      /** Whether it can be read, but is no person. */
      readonly isSkipped?: true;
    };

/** A property of jCard (RFC 7095): name, parameters, type, and its values. */
type Property = readonly [string, Readonly<Record<string, string | readonly string[]>>, string, ...unknown[]];

const maxCardCharacters = 200_000;

/** Reads the contacts in a vCard 2.1, 3.0 or 4.0 file, in order. An unreadable card doesn't stop the rest. */
export const readVcards = (text: string): ReadCard[] => [...cardsIn(text)];

/** The contacts of a vCard file, each read when it is asked for. */
export const cardsIn = (text: string): Lazy<ReadCard> => lazily(splitVcards(text), readCard);

function readCard(card: string, index: number): ReadCard {
  const unreadable = (problem: string): ReadCard => ({ label: labelOf(card) ?? `Card ${index + 1}`, problem });
  if (!/\r\nEND:VCARD\s*$/i.test(card)) return unreadable('This card has no end. The file may be cut off.');
  const modern = modernVcard(card);
  if (modern.length > maxCardCharacters) return unreadable('This card is too large.');
  let properties: readonly Property[];
  try {
    properties = (ICAL.parse(modern) as unknown as [string, Property[]])[1];
  } catch {
    return unreadable('Not a valid vCard.');
  }
  const kind = properties.find(([name]) => name === 'kind' || name === 'x-addressbookserver-kind');
  if (textOf(kind).trim().toLowerCase() === 'group') {
    return {
      ...unreadable('A group, not a person. Its people are imported if they are in the file.'),
      isSkipped: true,
    };
  }
  const values = contactOf(properties);
  return values.name === '' ? unreadable('No name or email address.') : { values };
}

function contactOf(properties: readonly Property[]): ContactValues & { name: string } {
  const all = (name: string) => properties.filter(([own]) => own === name);
  const first = (name: string, max = 300) => limited(textOf(all(name)[0]), max);
  const addresses = byPreference(all('email')).map(plainUri);
  const numbers = byPreference(all('tel')).map(plainUri);
  const link = linkOf(linksOf(properties));
  const type = first('x-keepmark-contact-type') || first('categories').toLowerCase();
  const extra = [
    ...addresses.slice(1).map((address) => `Other email: ${address}`),
    ...numbers.slice(1).map((number) => `Other phone: ${number}`),
    ...link.lines,
    ...otherDetails(properties),
  ];
  const email = limited(addresses[0] ?? '', 320);
  const companyName = first('x-keepmark-company') || limited(organization(all('org')[0]), 300);
  return {
    // An address book shows a card without a person under its company.
    name: first('fn') || fullName(all('n')[0]) || first('nickname') || email || companyName,
    companyName,
    title: first('title') || first('role'),
    email,
    phoneNumber: limited(numbers[0] ?? '', 100),
    url: link.url,
    ...(isContactType(type) && { contactType: type }),
    notes: [limited(textOf(all('note')[0]), 20_000), ...extra].filter(Boolean).join('\n').slice(0, 20_000),
    dateLastContacted: dayOf(first('x-keepmark-last-contacted')),
    nextStep: first('x-keepmark-next-step', 500),
    dateNextStep: dayOf(first('x-keepmark-next-step-date')),
  };
}

const socialProperties = new Set(['url', 'x-socialprofile', 'socialprofile', 'impp']);

/** The links of a card, the preferred ones first. */
const linksOf = (properties: readonly Property[]): LinkCandidate[] =>
  byPreference(properties.filter(([name]) => socialProperties.has(name)))
    .slice(0, 50)
    .map((property) => {
      const value = limited(textOf(property), 2000);
      return { value, line: `${/linkedin\.com/i.test(value) ? 'LinkedIn' : 'Link'}: ${value}` };
    });

/** What a contact has no field for, as lines of its notes: addresses and the birthday. */
function otherDetails(properties: readonly Property[]): string[] {
  const lines = properties.flatMap((property) => {
    const [name] = property;
    const text = limited(name === 'adr' ? addressText(property) : textOf(property), 2000);
    if (text === '') return [];
    if (name === 'adr') return [`Address: ${text}`];
    return name === 'bday' ? [`Birthday: ${text}`] : [];
  });
  return [...new Set(lines)].slice(0, 50);
}

const addressText = (property: Property): string => {
  const parts = property[3];
  return Array.isArray(parts) ? parts.map(valueText).filter(Boolean).join(', ') : textOf(property);
};

const dayOf = (text: string): string => (isCalendarDay(text) ? text : '');
const limited = (text: string, max: number): string => text.trim().slice(0, max);

const textOf = (property: Property | undefined): string =>
  property ? property.slice(3).map(valueText).join(', ') : '';

const valueText = (value: unknown): string =>
  Array.isArray(value) ? value.map(valueText).join(' ').trim() : typeof value === 'string' ? value : '';

/** "tel:+1-555" and "mailto:a@b.c" without their scheme. */
const plainUri = (property: Property): string =>
  textOf(property)
    .trim()
    .replace(/^(?:tel|mailto):/i, '');

/** Family;given;additional;prefixes;suffixes as one name in reading order. */
function fullName(property: Property | undefined): string {
  const parts = property?.[3];
  if (!Array.isArray(parts)) return textOf(property).trim();
  const [family, given, additional, prefixes, suffixes] = parts.map(valueText);
  return [prefixes, given, additional, family, suffixes].filter(Boolean).join(' ').trim();
}

/** The organization, without its departments. */
function organization(property: Property | undefined): string {
  const value = property?.[3];
  return Array.isArray(value) ? valueText(value[0]) : textOf(property);
}

/** Sorts the preferred values first: `PREF=1` in version 4.0, `TYPE=pref` in 3.0. */
function byPreference(properties: readonly Property[]): Property[] {
  const rank = ([, parameters]: Property): number => {
    const isPreferred = [parameters['type'] ?? []].flat().some((type) => type.toLowerCase() === 'pref');
    return isPreferred ? 0 : Number(parameters['pref'] ?? 101);
  };
  return properties.filter((property) => plainUri(property) !== '').toSorted((left, right) => rank(left) - rank(right));
}

const labelOf = (card: string): string | undefined => /^FN[^:\r\n]*:(.+)$/im.exec(card)?.[1]?.trim().slice(0, 100);
