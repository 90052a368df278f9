import { completeAddress } from '@keepmark/resume-document/addresses';
import { isJsonObject, own, textOf, textsOf } from '@keepmark/resume-document/json-value';
import type { JsonObject, JsonValue } from '@keepmark/resume-document';
import { parseRichText } from '@keepmark/resume-document/rich-text';
import { leavesOf } from './leaves';

/** How a format writes its objects. */
export interface FormatRules {
  /** Keys that only say how something looks, or name it for programs. */
  readonly ofDesign: ReadonlySet<string>;
  /** A text with the format's marks as our rich text. */
  readonly toRichText: (text: string) => string;
  /** A text for a field of one line. */
  readonly toText: (text: string) => string;
  /** The addresses that a text links to, if its format has such marks. */
  readonly linksIn?: (text: string) => readonly string[];
}

/** Reads the fields of an object from a file, and knows which texts nobody asked for. */
export class ObjectFields {
  readonly #object: JsonObject;
  readonly #rules: FormatRules;
  /** The texts that were read, by key. */
  readonly #taken = new Map<string, string[]>();
  /** Addresses behind texts that were read as one line, and so lost them. */
  readonly #links: string[] = [];

  constructor(object: JsonObject, rules: FormatRules) {
    this.#object = object;
    this.#rules = rules;
  }

  /** Its keys, in their order. */
  keys(): readonly string[] {
    return Object.keys(this.#object);
  }

  /** The value of a key, which still counts as unread. */
  value(key: string): JsonValue | undefined {
    return own(this.#object, key);
  }

  /** The value of a key, read with all that is in it. */
  take(key: string): JsonValue | undefined {
    const value = this.value(key);
    this.#take(key, ...leavesOf(value));
    return value;
  }

  /** The first of these that holds a text, as one line. The others stay unread. */
  text(...keys: readonly string[]): string {
    for (const key of keys) {
      const text = textOf(this.value(key));
      const line = this.#rules.toText(text).replaceAll(/\s+/g, ' ').trim();
      if (line === '') continue;
      this.#take(key, text);
      this.#links.push(...(this.#rules.linksIn?.(text) ?? []));
      return line;
    }
    return '';
  }

  /** The first address behind the lines that were read. The others count as unread. */
  takeLink(): string {
    return this.#links.shift() ?? '';
  }

  /** All of these as rich text, one below the other. */
  rich(...keys: readonly string[]): string {
    const texts = keys.map((key) => {
      const text = textOf(this.value(key));
      this.#take(key, text);
      return this.#rules.toRichText(text);
    });
    return texts.filter(Boolean).join('\n');
  }

  /** The texts of a list; a single text is a list of one. */
  list(key: string): readonly string[] {
    const texts = textsOf(this.value(key));
    this.#take(key, ...texts);
    this.#links.push(...texts.flatMap((text) => this.#rules.linksIn?.(text) ?? []));
    return texts.map((text) => this.#rules.toText(text).trim()).filter(Boolean);
  }

  /** The texts of a list as bullets of rich text. Lines within one of them stay apart. */
  bullets(key: string): string {
    const texts = textsOf(this.value(key));
    this.#take(key, ...texts);
    return texts.map((text) => asBullet(this.#rules.toRichText(text))).join('\n');
  }

  /** The objects of a list, each with fields of its own. What isn't an object stays unread. */
  objects(key: string): readonly ObjectFields[] {
    const value = this.value(key);
    const items = Array.isArray(value) ? value.filter((item: JsonValue) => isJsonObject(item)) : [];
    this.#take(key, ...items.flatMap((item) => leavesOf(item)));
    return items.map((item) => new ObjectFields(item, this.#rules));
  }

  /** A number between 0 and a maximum; undefined for anything else, which stays unread. */
  number(key: string, max: number): number | undefined {
    const text = textOf(this.value(key)).trim();
    const number = Number(text);
    if (text === '' || !(number >= 0 && number <= max)) return undefined;
    this.#take(key, textOf(this.value(key)));
    return number;
  }

  /** A link with its label: a text, `{ href }` or `{ url }`. */
  link(...keys: readonly string[]): { readonly label: string; readonly url: string } {
    const url = this.address(...keys);
    for (const key of url === '' ? [] : keys) {
      const value = this.value(key);
      const label = isJsonObject(value) ? textOf(own(value, 'label')) : '';
      if (label.trim() === '') continue;
      this.#take(key, label);
      return { label: label.trim(), url };
    }
    return { label: '', url };
  }

  /** The address of a link. A label that says something else stays unread. */
  address(...keys: readonly string[]): string {
    for (const key of keys) {
      const value = this.value(key);
      const object = isJsonObject(value) ? value : {};
      const text = [value, own(object, 'href'), own(object, 'url')]
        .map(textOf)
        .find((address) => address.trim() !== '');
      if (text === undefined) continue;
      this.#take(key, text);
      const label = textOf(own(object, 'label'));
      if (text.includes(label.trim())) this.#take(key, label);
      return completeAddress(text);
    }
    return '';
  }

  /** Whether it has any of these keys with a value. */
  has(...keys: readonly string[]): boolean {
    return keys.some((key) => leavesOf(this.value(key)).length > 0);
  }

  /** Whether a key says yes. */
  is(key: string): boolean {
    return this.value(key) === true;
  }

  /** Whether a key says no. */
  isNot(key: string): boolean {
    return this.value(key) === false;
  }

  /** The texts that nobody read, each line with the name of its field: "Issue date: 2021". */
  unread(): string[] {
    const links = this.#links.map((url) => `Link: ${url}`);
    const texts = Object.entries(this.#object).flatMap(([key, value]) => {
      if (this.#rules.ofDesign.has(key)) return [];
      const taken = new Map<string, number>();
      for (const text of this.#taken.get(key) ?? []) taken.set(text, (taken.get(text) ?? 0) + 1);
      const rest = leavesOf(value, this.#rules.ofDesign).filter((text) => {
        const count = taken.get(text) ?? 0;
        taken.set(text, count - 1);
        return count <= 0;
      });
      return rest
        .flatMap((text) => plainLines(this.#rules.toRichText(text)))
        .map((line) => `${fieldName(key)}: ${line}`);
    });
    return [...texts, ...links];
  }

  #take(key: string, ...texts: readonly string[]): void {
    this.#taken.set(key, [...(this.#taken.get(key) ?? []), ...texts]);
  }
}

/** Rich text as lines of plain text. The addresses of its links follow in brackets. */
export const plainLines = (rich: string): string[] =>
  parseRichText(rich).map(({ runs }) =>
    runs.map(({ text, href }) => (href === '' || text.includes(href) ? text : `${text} (${href})`)).join(''),
  );

/** Rich text as one bullet, with its further lines below. */
export function asBullet(text: string): string {
  if (text === '') return '';
  return text.startsWith('- ') ? text : `- ${text}`;
}

/** The name of a key as people read it: "issueDate" and "issue_date" are "Issue date". */
export function fieldName(key: string): string {
  const words = key
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  const isCamelCase = /\p{Ll}\p{Lu}/u.test(key);
  const plain = isCamelCase ? words.toLowerCase() : words;
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
}
