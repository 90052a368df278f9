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

/** By a key that most have to themselves: a list for each would take most of the time to build. */
type ByKey = Map<string, SavedPerson | SavedPerson[]>;

/** Saved people by what a text may name them with. */
interface PeopleIndex {
  readonly byWord: ByKey;
  readonly byEmail: ByKey;
  /** By the last digits of the phone number. */
  readonly byDigits: ByKey;
  /** Those whose names have no spaces around them in a text. */
  readonly unspaced: readonly SavedPerson[];
}

const indexes = new WeakMap<readonly SavedPerson[], PeopleIndex>();

/** The index of these people. Built once, while nobody waits, because someone may have saved 20,000. */
export function indexOf(people: readonly SavedPerson[]): PeopleIndex {
  const existing = indexes.get(people);
  if (existing) return existing;
  const index = {
    byWord: byKeys(people, ({ name }) => foldedWords(name).filter((word) => word.length > 1)),
    byEmail: byKeys(people, ({ email }) => (email === '' ? [] : [email.trim().toLowerCase()])),
    byDigits: byKeys(people, ({ phoneNumber }) => lastDigits(phoneNumber)),
    unspaced: people.filter(({ name }) => isUnspaced(name)),
  };
  indexes.set(people, index);
  return index;
}

function byKeys(people: readonly SavedPerson[], keysOf: (person: SavedPerson) => readonly string[]): ByKey {
  const map: ByKey = new Map();
  for (const person of people) {
    for (const key of keysOf(person)) {
      const same = map.get(key);
      if (same === undefined) map.set(key, person);
      else if (Array.isArray(same)) same.push(person);
      else map.set(key, [same, person]);
    }
  }
  return map;
}

const listOf = (found: SavedPerson | SavedPerson[] | undefined): readonly SavedPerson[] =>
  found === undefined ? [] : Array.isArray(found) ? found : [found];

const comparedDigits = 7;

/** The digits to compare a phone number by; none if it's too short. */
function lastDigits(phoneNumber: string): readonly string[] {
  const digits = phoneNumber.replaceAll(/\D/g, '');
  return digits.length < comparedDigits ? [] : [digits.slice(-comparedDigits)];
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
  const addAll = (found: SavedPerson | SavedPerson[] | undefined) => {
    for (const person of listOf(found)) if (!named.has(person)) named.set(person, false);
  };
  for (const word of read.words) {
    for (const person of listOf(index.byWord.get(word))) {
      if (named.get(person) !== true && isNamedIn(read, person, isRelated)) named.set(person, true);
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

function isNamedIn(read: ReadText, person: SavedPerson, isRelated: SavedPeople['isRelated']): boolean {
  // Ordered by cost: a text may have the first names of thousands.
  if (!hasFullName(read, person) && !hasCompany(read, person.companyName) && !isRelated(person)) return false;
  return !partsOf(person.name).every(isNoPerson) && folded(person.name.trim()) !== folded(person.companyName.trim());
}

function hasFullName({ spaced, words }: ReadText, { name }: SavedPerson): boolean {
  if (foldedWords(name).filter((word) => words.has(word)).length < 2) return false;
  const parts = partsOf(name);
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
