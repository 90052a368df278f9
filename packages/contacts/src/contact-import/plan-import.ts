import { type ContactValues, plainName } from '../contact';
import type { ReadCard } from '../contact-files/read-vcards';
import type { Contact } from '../contact-table';

/** What an import does with one card. */
export type ImportOutcome = 'add' | 'kept' | 'unreadable';

export interface PlannedCard {
  readonly outcome: ImportOutcome;
  /** The name of the contact, or what the card can be called. */
  readonly label: string;
  /** The company of a contact, or why the card is not added. */
  readonly detail: string;
  readonly values?: ContactValues;
}

/**
 * What importing the cards would do: nothing that is kept is ever changed. A contact counts as kept when one has its
 * e-mail address, or its name at the same company or at none. Within a file, only a card that says the same as another
 * is left out: two people may share a name, or an address.
 */
export function planImport(cards: readonly ReadCard[], kept: readonly Contact[]): PlannedCard[] {
  const known = new KnownContacts(kept);
  const inFile = new Set<string>();
  return cards.map((card) => {
    if (!('values' in card)) return { outcome: 'unreadable', label: card.label, detail: card.problem };
    const { values } = card;
    const same = JSON.stringify(Object.entries(values).toSorted(([left], [right]) => (left < right ? -1 : 1)));
    const place = known.has(values) ?? (inFile.has(same) ? 'Twice in this file' : undefined);
    if (place) return { outcome: 'kept', label: values.name, detail: place };
    inFile.add(same);
    return { outcome: 'add', label: values.name, detail: values.companyName ?? '', values };
  });
}

type Known = Pick<ContactValues, 'name' | 'email' | 'companyName'>;

class KnownContacts {
  readonly #emails = new Map<string, string>();
  readonly #companies = new Map<string, Map<string, string>>();

  constructor(kept: Iterable<Known>) {
    for (const contact of kept) this.add(contact, 'You keep this contact already');
  }

  add({ name = '', email = '', companyName = '' }: Known, place: string): void {
    if (email) this.#emails.set(email.toLowerCase(), place);
    const companies = this.#companies.get(plainName(name)) ?? new Map<string, string>();
    this.#companies.set(plainName(name), companies.set(plainName(companyName), place));
  }

  /** @returns where it is known from */
  has({ name = '', email = '', companyName = '' }: Known): string | undefined {
    const byEmail = email ? this.#emails.get(email.toLowerCase()) : undefined;
    if (byEmail) return byEmail;
    const companies = this.#companies.get(plainName(name));
    const company = plainName(companyName);
    return (
      companies?.get(company) ?? companies?.get('') ?? (company === '' ? companies?.values().next().value : undefined)
    );
  }
}
