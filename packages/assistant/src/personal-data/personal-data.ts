import type { PersonalData } from '../ai-task';
import { rulesFor } from './find-personal-data';
import { namesInContext } from './names-in-context';
import { usualForms } from './saved-name-rules';
import { namedPeople, type NamedPerson } from './saved-people';

/** The original of each placeholder: "Ada Lovelace" for `[NAME]`. */
export type Placeholders = ReadonlyMap<string, string>;

/** A text or body to send. */
export interface Hidden<Value> {
  readonly value: Value;
  readonly placeholders: Placeholders;
}

/** Fields that the server reads. */
const ownFields = new Set(['kind', 'provider', 'internalId']);

/**
 * Replaces personal data by placeholders, in a text or in every text of a body. Every email address and whatever can
 * only be a phone number are replaced too, whoever they belong to, and so are names that stand where people name others:
 * in a salutation, behind a title, as a reference, and names of saved people. The same words get the same placeholder;
 * a placeholder never is one that the text already has.
 */
export function hidePersonalData<Value>(value: Value, personalData: PersonalData): Hidden<Value> {
  const texts = textsOf(value);
  const people = otherPeople(texts, personalData);
  const rules = rulesFor(personalData, namesInContext(texts), people);
  const taken = takenPlaceholders(value);
  const placeholderOf = new Map<string, string>();
  const known = new Set([...knownTexts(personalData), ...people.flatMap(({ person }) => usualForms(person.name))]);

  const placeholderFor = (original: string, label: string): string => {
    const existing = placeholderOf.get(original);
    if (existing !== undefined) return existing;
    // The form that the person entered gets the plain label even if another one comes first: "ADA" is [NAME 2].
    let number = known.has(original) || !hasUsualForm(label, personalData) ? 1 : 2;
    let placeholder = labeled(label, number);
    while (taken.has(placeholder.toLowerCase())) placeholder = labeled(label, (number += 1));
    taken.add(placeholder.toLowerCase());
    placeholderOf.set(original, placeholder);
    return placeholder;
  };

  const hide = (text: string): string => {
    let pieces: readonly Piece[] = [{ text, isHidden: false }];
    for (const rule of rules) {
      pieces = pieces.flatMap((piece) => {
        if (piece.isHidden) return [piece];
        const parts: Piece[] = [];
        let at = 0;
        for (const { start, end, label } of rule(piece.text)) {
          if (start < at || end <= start) continue;
          parts.push({ text: piece.text.slice(at, start), isHidden: false });
          parts.push({ text: placeholderFor(piece.text.slice(start, end), label), isHidden: true });
          at = end;
        }
        return at === 0 ? [piece] : [...parts, { text: piece.text.slice(at), isHidden: false }];
      });
    }
    return pieces.map((piece) => piece.text).join('');
  };

  const hidden = mapTexts(value, hide);
  return {
    value: hidden,
    placeholders: new Map(Array.from(placeholderOf, ([original, placeholder]) => [placeholder, original])),
  };
}

/** Saved people whom the texts name, without those whose names are known otherwise, such as the person's own. */
function otherPeople(texts: readonly string[], data: PersonalData): readonly NamedPerson[] {
  if (!data.savedPeople) return [];
  const known = new Set([data.name ?? '', ...(data.otherNames ?? [])].map((name) => name.trim().toLowerCase()));
  return namedPeople(texts, data.savedPeople()).filter(({ person }) => !known.has(person.name.trim().toLowerCase()));
}

const labeled = (label: string, number: number): string => (number === 1 ? `[${label}]` : `[${label} ${number}]`);

interface Piece {
  readonly text: string;
  readonly isHidden: boolean;
}

/**
 * Restores the originals of placeholders, in a text or in every text of an answer. Models may change the case of
 * placeholders.
 */
export function restorePersonalData<Value>(value: Value, placeholders: Placeholders): Value {
  if (placeholders.size === 0) return value;
  const originals = new Map(Array.from(placeholders, ([placeholder, text]) => [placeholder.toLowerCase(), text]));
  const pattern = new RegExp(
    [...placeholders.keys()].map((placeholder) => placeholder.replaceAll(/[[\]]/g, String.raw`\$&`)).join('|'),
    'gi',
  );
  return mapTexts(value, (text) =>
    text.replaceAll(pattern, (placeholder) => originals.get(placeholder.toLowerCase()) ?? placeholder),
  );
}

/** Restores a text that arrives in pieces, which may end in the middle of a placeholder. */
export function createPieceRestorer(placeholders: Placeholders) {
  const longest = Math.max(0, ...Array.from(placeholders.keys(), ({ length }) => length));
  let waiting = '';
  return {
    /** The text to show after this piece. The start of a placeholder waits for the next piece. */
    add: (piece: string): string => {
      waiting += piece;
      const open = waiting.lastIndexOf('[');
      const isOpen = open !== -1 && waiting.length - open < longest && !waiting.includes(']', open);
      const ready = isOpen ? waiting.slice(0, open) : waiting;
      waiting = isOpen ? waiting.slice(open) : '';
      return restorePersonalData(ready, placeholders);
    },
    /** The rest, after the last piece. */
    end: (): string => {
      const rest = waiting;
      waiting = '';
      return restorePersonalData(rest, placeholders);
    },
  };
}

const knownTexts = ({ name = '', phone = '', email = '', location = '', urls = [], otherNames = [] }: PersonalData) =>
  [name, phone, email, location, ...urls, ...otherNames].map((text) => text.trim()).filter((text) => text !== '');

/** Whether the plain label is reserved for the form that the person entered. Parts of names have none. */
function hasUsualForm(label: string, data: PersonalData): boolean {
  if (label === 'NAME') return Boolean(data.name?.trim());
  if (label === 'PHONE') return Boolean(data.phone?.trim());
  if (label === 'EMAIL') return Boolean(data.email?.trim());
  if (label === 'LOCATION') return Boolean(data.location?.trim());
  return /^PERSON \d+$/.test(label);
}

/** Every text of a value, and the value as JSON, which names the fields. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const texts: string[] = [];
  mapTexts(value, (text) => {
    texts.push(text);
    return text;
  });
  return [...texts, JSON.stringify(value)];
}

/** Placeholders in a value before anything is hidden, in lowercase. */
function takenPlaceholders(value: unknown): Set<string> {
  const taken = new Set<string>();
  mapTexts(value, (text) => {
    for (const [placeholder] of text.matchAll(/\[[a-z \d]+\]/gi)) taken.add(placeholder.toLowerCase());
    return text;
  });
  return taken;
}

/** The value with each of its texts replaced. Keeps its shape, and the fields that the server reads. */
function mapTexts<Value>(value: Value, map: (text: string) => string): Value {
  const mapped = (part: unknown): unknown => {
    if (typeof part === 'string') return map(part);
    if (Array.isArray(part)) return part.map(mapped);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, field]) => [
        name,
        typeof field === 'string' && ownFields.has(name) ? field : mapped(field),
      ]),
    );
  };
  // Only strings are replaced, with strings.
  return mapped(value) as Value;
}
