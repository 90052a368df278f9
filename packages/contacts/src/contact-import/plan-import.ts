import { type ContactValues, plainName } from '../contact';
import type { ReadCard } from '../contact-files/read-vcards';
import type { Contact } from '../contact-table';

/** What an import does with one card. */
export type ImportOutcome = 'add' | 'skip' | 'unreadable';

export interface PlannedCard {
  readonly outcome: ImportOutcome;
  /** The contact's name, or another label for the card. */
  readonly label: string;
  /** The contact's company, or why the card won't be added. */
  readonly detail: string;
  readonly values?: ContactValues;
}

/**
 * Plans an import. Existing contacts never change. A card is skipped if a contact has the same email address, or the
 * same name at the same company or at no company. Within the file, only identical cards are skipped: two people may share
 * a name or an address.
 */
export function planImport(cards: readonly ReadCard[], contacts: readonly Contact[]): PlannedCard[] {
  return cards.map(plannerOf(contacts));
}

/** Plans the import of one card after the other. */
export function plannerOf(contacts: readonly Contact[]): (card: ReadCard) => PlannedCard {
  const known = new KnownContacts(contacts);
  const inFile = new Set<string>();
  return (card) => {
    if (!('values' in card))
      return { outcome: card.isSkipped ? 'skip' : 'unreadable', label: card.label, detail: card.problem };
    const { values } = card;
    const key = JSON.stringify(Object.entries(values).toSorted(([left], [right]) => (left < right ? -1 : 1)));
    const reason = known.has(values)
      ? 'Already in your contacts'
      : inFile.has(key)
        ? 'Duplicate in this file'
        : undefined;
    if (reason) return { outcome: 'skip', label: values.name, detail: reason };
    inFile.add(key);
    return { outcome: 'add', label: values.name, detail: values.companyName ?? '', values };
  };
}

type Known = Pick<ContactValues, 'name' | 'email' | 'companyName'>;

class KnownContacts {
  readonly #emails = new Set<string>();
  /** The companies of the contacts with each name. */
  readonly #companies = new Map<string, Set<string>>();

  constructor(contacts: Iterable<Known>) {
    for (const { name = '', email = '', companyName = '' } of contacts) {
      if (email) this.#emails.add(email.toLowerCase());
      const companies = this.#companies.get(plainName(name)) ?? new Set<string>();
      this.#companies.set(plainName(name), companies.add(plainName(companyName)));
    }
  }

  has({ name = '', email = '', companyName = '' }: Known): boolean {
    if (email && this.#emails.has(email.toLowerCase())) return true;
    const companies = this.#companies.get(plainName(name));
    const company = plainName(companyName);
    return companies !== undefined && (company === '' || companies.has(company) || companies.has(''));
  }
}
