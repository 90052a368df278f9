import type { SavedPeople, SavedPerson } from '@keepmark/app-shell';
import { partsOf } from './name-rules';
import { isNoPerson } from './names-in-context';
import { isUnspaced } from './patterns';
import { folded, foldedWords, withoutEscapes } from './text-words';

/** A saved person whom a text names. */
export interface NamedPerson {
  readonly person: SavedPerson;
  /** Whether the name may be hidden: a text with only the email address may use its words otherwise. */
  readonly isNamed: boolean;
}

interface IndexedPerson {
  readonly person: SavedPerson;
  /** The folded words of the name. */
  readonly words: readonly string[];
}

/** Saved people by what a text may name them with. */
interface PeopleIndex {
  readonly byWord: ReadonlyMap<string, readonly IndexedPerson[]>;
  readonly byEmail: ReadonlyMap<string, readonly SavedPerson[]>;
  /** By the last digits of the phone number. */
  readonly byDigits: ReadonlyMap<string, readonly SavedPerson[]>;
  /** Those whose names have no spaces around them in a text. */
  readonly unspaced: readonly SavedPerson[];
}

const indexes = new WeakMap<readonly SavedPerson[], PeopleIndex>();

/** The index of these people. Built once, while nobody waits, because someone may have saved 20,000. */
export function indexOf(people: readonly SavedPerson[]): PeopleIndex {
  const existing = indexes.get(people);
  if (existing) return existing;
  const byWord = new Map<string, IndexedPerson[]>();
  const byEmail = new Map<string, SavedPerson[]>();
  const byDigits = new Map<string, SavedPerson[]>();
  const unspaced: SavedPerson[] = [];
  const add = <Entry>(map: Map<string, Entry[]>, key: string, entry: Entry) => {
    const same = map.get(key);
    if (same) same.push(entry);
    else map.set(key, [entry]);
  };
  for (const person of people) {
    const words = foldedWords(person.name);
    for (const word of words) if (word.length > 1) add(byWord, word, { person, words });
    if (isUnspaced(person.name)) unspaced.push(person);
    if (person.email !== '') add(byEmail, person.email.trim().toLowerCase(), person);
    const digits = lastDigits(person.phoneNumber);
    if (digits !== '') add(byDigits, digits, person);
  }
  const index = { byWord, byEmail, byDigits, unspaced };
  indexes.set(people, index);
  return index;
}

const comparedDigits = 7;

/** The digits to compare a phone number by; empty if it's too short. */
function lastDigits(phoneNumber: string): string {
  const digits = phoneNumber.replaceAll(/\D/g, '');
  return digits.length < comparedDigits ? '' : digits.slice(-comparedDigits);
}

/**
 * The saved people whom these texts name: by full name, email address, or phone number; or by a part of the name if the
 * texts name their company as well, or if they belong to what the text is about.
 */
export function namedPeople(texts: readonly string[], { people, isRelated }: SavedPeople): readonly NamedPerson[] {
  if (people.length === 0) return [];
  const index = indexOf(people);
  const text = withoutEscapes(texts.join('\n'));
  const words = foldedWords(text);
  const read: ReadText = { text, spaced: ` ${words.join(' ')} `, words: new Set(words), companies: new Map() };
  const named = new Map<SavedPerson, boolean>();
  const addAll = (found: readonly SavedPerson[] | undefined) => {
    for (const person of found ?? []) if (!named.has(person)) named.set(person, false);
  };
  for (const word of read.words) {
    for (const { person, words: name } of index.byWord.get(word) ?? []) {
      if (named.get(person) !== true && isNamedIn(read, { person, words: name }, isRelated)) named.set(person, true);
    }
  }
  for (const person of index.unspaced) if (text.includes(person.name.trim())) named.set(person, true);
  for (const [email] of text.matchAll(/[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+/g)) {
    addAll(index.byEmail.get(email.toLowerCase().replace(/[.!?]+$/, '')));
  }
  for (const [number] of text.matchAll(/\d(?:[ \u00A0().\-/–]{0,3}\d){6,}/g)) {
    const digits = number.replaceAll(/\D/g, '');
    for (let at = 0; at + comparedDigits <= digits.length; at += 1) {
      addAll(index.byDigits.get(digits.slice(at, at + comparedDigits)));
    }
  }
  return Array.from(named, ([person, isNamed]) => ({ person, isNamed }));
}

interface ReadText {
  readonly text: string;
  /** Its folded words with spaces around each. */
  readonly spaced: string;
  readonly words: ReadonlySet<string>;
  /** Whether it names a company, for those looked up so far. */
  readonly companies: Map<string, boolean>;
}

function isNamedIn(read: ReadText, indexed: IndexedPerson, isRelated: SavedPeople['isRelated']): boolean {
  const { person } = indexed;
  // Ordered by cost: a text may have the first names of thousands.
  if (!hasFullName(read, indexed) && !hasCompany(read, person.companyName) && !isRelated(person)) return false;
  return !partsOf(person.name).every(isNoPerson) && folded(person.name.trim()) !== folded(person.companyName.trim());
}

function hasFullName({ spaced, words }: ReadText, indexed: IndexedPerson): boolean {
  if (indexed.words.filter((word) => words.has(word)).length < 2) return false;
  const parts = partsOf(indexed.person.name);
  const first = foldedWords(parts[0]!).join(' ');
  const last = foldedWords(parts.at(-1)!).join(' ');
  const whole = parts.flatMap(foldedWords).join(' ');
  if (parts.length < 2) return false;
  if ([whole, `${first} ${last}`, `${last} ${first}`].some((form) => spaced.includes(` ${form} `))) return true;
  // With a middle initial.
  return isFollowed(spaced, first, last);
}

/** Whether a word is followed by one letter and another word. */
function isFollowed(spaced: string, first: string, last: string): boolean {
  for (let at = spaced.indexOf(` ${first} `); at !== -1; at = spaced.indexOf(` ${first} `, at + 1)) {
    if (spaced.startsWith(` ${last} `, at + first.length + 3)) return true;
  }
  return false;
}

const companyForms: ReadonlySet<string> = new Set('inc llc ltd corp co gmbh ag plc the'.split(' '));

function hasCompany(read: ReadText, companyName: string): boolean {
  const known = read.companies.get(companyName);
  if (known !== undefined) return known;
  const words = foldedWords(companyName).filter((word) => !companyForms.has(word));
  const isNamed =
    words.length > 0 &&
    read.spaced.includes(` ${words.join(' ')} `) &&
    // "Target" and "Apple" are also ordinary words.
    (words.length > 1 || read.text.includes(companyName.trim().split(/[\s,]/)[0]!));
  read.companies.set(companyName, isNamed);
  return isNamed;
}
