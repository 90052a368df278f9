import { isOfType } from './find-job-posting';

/** A field of a posting that is there, but whose value can't be told. */
export interface LostField {
  /** Its name in schema.org. */
  readonly name: string;
  /** The start of what is written there. */
  readonly text: string;
}

/** What is certain of a broken text of JSON. */
export interface SalvagedJson {
  readonly things: readonly unknown[];
  /** Of the postings among them. */
  readonly lost: readonly LostField[];
}

/** A value, and whether it is certain. Of one that is not, only what objects and arrays hold is of use. */
interface Read {
  readonly value: unknown;
  readonly isWhole: boolean;
}

interface Entry extends Read {
  readonly name: string;
  readonly text: string;
}

type Within = 'object' | 'array';

const maxCharacters = 300_000;
const deepest = 40;
const maxLostText = 60;

const blank = /(?:[\s\uFEFF]{1,2000}|\/\*[^*]{0,2000}\*\/|\/\/(?=[^\n]{0,500}(?:\n|$))[^\n]*)*/y;
const name = String.raw`["'“”„]([@\w:.$ -]{1,80})["'“”]\s*:`;
const quotedName = new RegExp(name, 'y');
const bareName = /([A-Za-z_$@][\w$-]{0,80})\s*:/y;
/** Where a list of fields goes on, after something that is none. */
const goesOn = new RegExp(String.raw`[}\]]|[,\n]\s*(?=${name})`, 'g');
const leftByTemplate = /\{\{[^{}]{0,200}\}\}|\{%[^%]{0,200}%\}|<\?[^>]{0,200}>|\$\{[^{}]{0,200}\}/y;
const literal = /(true|false|null)\b/y;
const number = /-?\d{1,40}(?:\.\d{1,40})?(?:e[+-]?\d{1,3})?(?!\d)/iy;
const closers: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '”': '”', '„': '“' };

/** Names that may lack quotes. Any other word with a colon is more likely part of a text. */
const knownName =
  '(?:title|name|description|url|identifier|datePosted|validThrough|employmentType|hiringOrganization|sameAs|logo|jobLocation|jobLocationType|address|addressLocality|addressRegion|addressCountry|postalCode|streetAddress|baseSalary|currency|value|minValue|maxValue|unitText|skills|industry)';
/** What follows a value in a list of fields, and in an array. Nothing at all follows one that may be cut. */
const afterValue: Readonly<Record<Within, RegExp>> = {
  object: new RegExp(
    String.raw`\s*(?:,[\s,]*(?:${name}|${knownName}\s*:\s*["'{[\d]|[}\]]|\/[/*])|[}\]]\s*(?:[,;}\]{[/]|$)|\/[/*]|\s*${name})`,
    'y',
  ),
  array: /\s*(?:,\s*["'“{[\d}\]tfn,/-]|\]|\/[/*])/y,
};
/** The next field, within a text that has lost its end. */
const nextField = new RegExp(name, 'y');
const joined = /["']\s*\+\s*["']/y;

/**
 * Reads what is certain of a broken text of JSON-LD, field by field. Commas, comments, quotes and escapes are forgiven where
 * only one reading is left. A value that is cut, or that could end in two places, is dropped, and listed if it is a
 * posting's. Each character is read a few times at most, however the text goes on.
 */
export function salvageJson(given: string): SalvagedJson {
  const reader = new Reader(given.slice(0, maxCharacters));
  return { things: reader.things(), lost: reader.lost };
}

class Reader {
  readonly lost: LostField[] = [];
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The things one after the other, without what is around them. */
  things(): unknown[] {
    const found: unknown[] = [];
    const start = /\{\s*["'“”„@\w}/]|\[\s*[{["\]]/g;
    for (;;) {
      start.lastIndex = this.#at;
      const next = start.exec(this.#text);
      if (!next) return found;
      this.#at = next.index;
      const { value } = this.#value('array', 0);
      if (typeof value === 'object' && value !== null) found.push(value);
    }
  }

  /** What a sticky pattern finds here, and moves behind. */
  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text) ?? undefined;
    if (match) this.#at += match[0].length;
    return match;
  }

  /** Whether a sticky pattern fits at an index. */
  #fits(pattern: RegExp, index: number): boolean {
    pattern.lastIndex = index;
    return pattern.test(this.#text);
  }

  #value(within: Within, depth: number): Read {
    this.#take(blank);
    const first = this.#text[this.#at] ?? '';
    if (this.#take(leftByTemplate)) return { value: undefined, isWhole: false };
    if (first === '{' || first === '[') {
      if (depth < deepest) return first === '{' ? this.#object(depth) : this.#array(depth);
      this.#at = this.#text.length;
      return { value: undefined, isWhole: false };
    }
    if (closers[first] !== undefined) return this.#string(first, within);
    const start = this.#at;
    const [word, constant] = this.#take(literal) ?? this.#take(number) ?? [];
    if (word !== undefined && this.#fits(afterValue[within], this.#at)) {
      // A number stays as it was written: "48.500" is another amount than 48.5.
      const value = constant === undefined ? word : constant === 'null' ? null : constant === 'true';
      return { value, isWhole: true };
    }
    this.#at = start;
    this.#skipToNext();
    return { value: undefined, isWhole: false };
  }

  /** Moves to the next field, or to the end of the things around. */
  #skipToNext(): void {
    goesOn.lastIndex = this.#at;
    const match = goesOn.exec(this.#text);
    this.#at = match?.index ?? this.#text.length;
  }

  #object(depth: number): Read {
    this.#at += 1;
    const entries: Entry[] = [];
    let isWhole = true;
    let isClosed = false;
    for (;;) {
      this.#skipCommas();
      const mark = this.#text[this.#at];
      if (mark === ']' && depth === 0) {
        // No array is open: this one has lost its start.
        this.#at += 1;
        isWhole = false;
        continue;
      }
      if (mark === undefined || mark === ']') break;
      if (mark === '}') {
        this.#at += 1;
        isClosed = true;
        // A brace too many ended the posting: its fields go on.
        if (depth > 0 || !this.#fits(afterTooMany, this.#at)) break;
        doubtLast(entries);
        continue;
      }
      isClosed = false;
      const [, found] = this.#take(quotedName) ?? this.#take(bareName) ?? [];
      if (found === undefined) {
        isWhole = false;
        const before = this.#at;
        this.#skipToNext();
        if (this.#at === before && !/[}\]]/.test(mark)) this.#at += 1;
        continue;
      }
      this.#take(blank);
      const start = this.#at;
      const read = this.#value('object', depth + 1);
      entries.push({ ...read, name: found, text: this.#text.slice(start, Math.min(this.#at, start + maxLostText)) });
    }
    // A thing within it may have lost its brace, and taken the fields behind it.
    if (!isClosed && typeof entries.at(-1)?.value === 'object') doubtLast(entries);
    return this.#objectOf(entries, isWhole && isClosed);
  }

  #objectOf(entries: readonly Entry[], isWhole: boolean): Read {
    const byName = new Map<string, Entry>();
    const twice = new Set<string>();
    for (const entry of entries) {
      const before = byName.get(entry.name);
      if (before && JSON.stringify(before.value) !== JSON.stringify(entry.value)) twice.add(entry.name);
      byName.set(entry.name, entry);
    }
    const isUsed = (entry: Entry) => entry.isWhole && !twice.has(entry.name);
    const isPosting = isOfType(
      Object.fromEntries(entries.filter(isUsed).map(({ name: own, value }) => [own, value])),
      'JobPosting',
    );
    const unsure = entries.filter((entry) => !isUsed(entry));
    if (isPosting) this.lost.push(...unsure.filter(({ text }) => text.trim() !== ''));
    const kept = [...byName.values()].filter(
      (entry) => isUsed(entry) || (!isPosting && !twice.has(entry.name) && typeof entry.value === 'object'),
    );
    return {
      value: Object.fromEntries(kept.map(({ name: own, value }) => [own, value])),
      isWhole: isWhole && unsure.length === 0,
    };
  }

  #array(depth: number): Read {
    this.#at += 1;
    const items: unknown[] = [];
    let isWhole = true;
    for (;;) {
      this.#skipCommas();
      const mark = this.#text[this.#at];
      if (mark === ']') {
        this.#at += 1;
        return { value: items, isWhole };
      }
      if (mark === undefined || mark === '}') return { value: items, isWhole: false };
      const before = this.#at;
      const read = this.#value('array', depth + 1);
      if (read.isWhole || typeof read.value === 'object') items.push(read.value);
      isWhole &&= read.isWhole;
      // A field in an array: the array has lost its end.
      if (this.#at === before || this.#fits(nextField, before)) return { value: items, isWhole: false };
    }
  }

  #skipCommas(): void {
    for (;;) {
      const before = this.#at;
      this.#take(blank);
      if (this.#text[this.#at] === ',') this.#at += 1;
      if (this.#at === before) return;
    }
  }

  /** A text, with the quotes inside it that aren't escaped, if its end is certain. */
  #string(quote: string, within: Within): Read {
    const closer = closers[quote] ?? quote;
    const parts: string[] = [];
    let quotesInside = 0;
    let from = (this.#at += 1);
    const until = (end: number) => this.#text.slice(from, end);
    for (;;) {
      const mark = this.#text[this.#at];
      if (mark === undefined) return { value: undefined, isWhole: false };
      if (mark === '\\') {
        parts.push(until(this.#at), this.#escape());
        from = this.#at;
      } else if (mark === closer) {
        const isEnd = this.#fits(afterValue[within], this.#at + 1);
        if (isEnd) {
          parts.push(until(this.#at));
          this.#at += 1;
          // An odd one may be the end, and all behind it something else.
          const value = withoutControls(parts.join(''));
          return { value, isWhole: quotesInside === 0 || (quotesInside % 2 === 0 && !ofJson.test(value)) };
        }
        if (this.#fits(joined, this.#at)) {
          this.#skipToNext();
          return { value: undefined, isWhole: false };
        }
        // The text before has lost its end, and this is the next field.
        const isField = this.#fits(nextField, this.#at) && /[,\n][^\S\n]{0,200}$/.test(until(this.#at).slice(-201));
        if (isField) return { value: undefined, isWhole: false };
        quotesInside += 1;
        this.#at += 1;
      } else this.#at += 1;
    }
  }

  /** What an escape stands for. One that JSON doesn't know is a mark that needed none, or no escape. */
  #escape(): string {
    const next = this.#text[this.#at + 1] ?? '';
    const [, hex] = next === 'u' ? (/^u([\da-f]{4})/i.exec(this.#text.slice(this.#at + 1, this.#at + 6)) ?? []) : [];
    this.#at += hex ? 6 : 1 + next.length;
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return escapes[next] ?? (/[\p{L}\d]/u.test(next) ? `\\${next}` : next);
  }
}

/** The last thing of a list of fields may have more fields than its own, or fewer. */
function doubtLast(entries: Entry[]): void {
  const at = entries.findLastIndex(({ value }) => typeof value === 'object');
  const last = entries[at];
  if (last) entries[at] = { ...last, isWhole: false };
}

/** ", "title":" behind the brace that should have ended everything. */
const afterTooMany = new RegExp(String.raw`\s*,\s*${name}`, 'y');
/** Quotes that part names and values, within a text that has swallowed some. */
const ofJson = /["']\s*[:{}[\]]|[:,{[]["']|["']\s*,?\s*["']/;
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: ' ', f: ' ', '\\': '\\' };
const withoutControls = (text: string): string => text.replaceAll(/(?![\n\r\t])\p{Cc}/gu, ' ');
