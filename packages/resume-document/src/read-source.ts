import type { EntrySlot } from './entry-slots';

/** A line of a file that was read, and where it stands. */
export interface FileLine {
  readonly text: string;
  /** From 0. Formats without pages have one. */
  readonly page: number;
  /** Its frame on the page, in shares of the page's width and height. Formats without positions have none. */
  readonly box?: LineBox;
}

export interface LineBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A part of the document's head that lines are read into. */
export type HeadSlot = 'name' | 'headline' | 'email' | 'phone' | 'location' | 'links' | 'summary';

/** A line of the file, or its part that is in one field. */
export interface ReadPiece {
  readonly text: string;
  /** Its text with marks. */
  readonly rich: string;
  readonly isBullet: boolean;
  /** Whether it continues the piece before it: with a space, or as the rest of a broken word. */
  readonly goesOn: '' | 'spaced' | 'glued';
  /** Its place in `ReadSource.lines`; undefined where the file has it in no single line. */
  readonly line: number | undefined;
}

/** A value of the document with the lines that it was read from. The pieces have its whole text, in its order. */
export interface TracedSlot {
  /** Empty for the document's head. */
  readonly entryId: string;
  readonly slot: EntrySlot | HeadSlot;
  readonly pieces: readonly ReadPiece[];
}

/** A title and a company that nothing but their order tells apart. */
export interface GuessedNames {
  readonly entryId: string;
  readonly title: string;
  readonly organization: string;
}

/** Where a document was read in its file. */
export interface ReadSource {
  /** In reading order. */
  readonly lines: readonly FileLine[];
  readonly slots: readonly TracedSlot[];
  /** The line of each unplaced text; undefined where it's none of `lines`. */
  readonly unplacedLines: readonly (number | undefined)[];
  /** Lines that are in no field: headings, labels, and the like. */
  readonly understood: readonly number[];
  readonly guesses: readonly GuessedNames[];
  /** Headings of sections that we don't know. */
  readonly unknownHeadings: readonly string[];
}
