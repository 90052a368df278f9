import type { FileLine } from '@keepmark/resume-document/read-source';
import { lettersOf } from './letters';

/** Letters of the file, from one up to another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Letters that are looked at for one file, at most: more would take seconds. */
const maxLookedAt = 25_000_000;
/** Places of one text that are compared. */
const maxPlaces = 40;

/** The letters of all lines of a file. Each is given out once. */
export class FileText {
  readonly #text: string;
  readonly #lines: number[] = [];
  readonly #starts: boolean[] = [];
  readonly #offsets: number[] = [];
  /** 1 for each letter that was given out. */
  readonly #isTaken: Uint8Array;
  readonly #firstOfLine: number[] = [];
  #left = maxLookedAt;

  constructor(lines: readonly FileLine[]) {
    const texts: string[] = [];
    let length = 0;
    lines.forEach((line, index) => {
      const { text, starts, offsets } = lettersOf(line.text);
      texts.push(text);
      this.#firstOfLine.push(length);
      for (let at = 0; at < text.length; at += 1) {
        this.#lines.push(index);
        this.#starts.push(starts[at] === true || at === 0);
        this.#offsets.push(offsets[at] ?? 0);
      }
      length += text.length;
    });
    this.#firstOfLine.push(length);
    this.#starts.push(true);
    this.#text = texts.join('');
    this.#isTaken = new Uint8Array(length);
  }

  /** The line of a letter. */
  lineAt(at: number): number {
    return this.#lines[at] ?? 0;
  }

  /** Where whole words with these letters stand that nothing has taken. */
  places(letters: string): Span[] {
    const found: Span[] = [];
    if (letters === '') return found;
    for (let from = 0; found.length < maxPlaces && this.#left > 0; from += 1) {
      const at = this.#text.indexOf(letters, from);
      this.#left -= (at < 0 ? this.#text.length : at) - from + 1;
      if (at < 0) break;
      this.#left -= letters.length;
      from = at;
      const to = at + letters.length;
      const isWhole = this.#starts[at] === true && this.#starts[to] !== false;
      if (isWhole && !this.#isTaken.subarray(at, to).includes(1)) found.push({ from: at, to });
    }
    return found;
  }

  take({ from, to }: Span): void {
    this.#isTaken.fill(1, from, to);
  }

  isTaken(at: number): boolean {
    return this.#isTaken[at] === 1;
  }

  /** The letters of a line between two places of its text. */
  spanOf(line: number, from: number, to: number): Span {
    const first = this.#firstOfLine[line] ?? 0;
    const end = this.#firstOfLine[line + 1] ?? first;
    const at = (offset: number) => {
      let index = first;
      while (index < end && (this.#offsets[index] ?? 0) < offset) index += 1;
      return index;
    };
    return { from: at(from), to: at(to) };
  }

  /** Lines with letters of which none was taken. */
  untouched(): number[] {
    return this.#firstOfLine.slice(0, -1).flatMap((first, line) => {
      const end = this.#firstOfLine[line + 1] ?? first;
      return end > first && !this.#isTaken.subarray(first, end).includes(1) ? [line] : [];
    });
  }
}
