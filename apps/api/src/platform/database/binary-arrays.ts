/** PostgreSQL's numbers for types. */
const textType = 25;
const vectorType = 3614;
/** Number of dimensions, whether there are nulls, type, number of elements, first index. */
const headerLength = 5 * 4;
/** What `to_tsvector` keeps: positions of one lexeme, and the highest, which stands for all after it. */
const maxPositions = 255;
const lastPosition = 16_383;
/** Of a UTF-16 code unit in UTF-8. */
const maxBytesOfUnit = 3;

/**
 * Writes an array as a parameter in PostgreSQL's binary format, which takes both sides a fraction of the time that
 * writing and parsing long texts as JSON or literals does.
 */
class BinaryArray {
  readonly #type: number;
  #count = 0;
  protected bytes = Buffer.allocUnsafe(1 << 20);
  protected length = headerLength;

  constructor(type: number) {
    this.#type = type;
  }

  /** The driver sends a buffer as it is. */
  asParameter(): Buffer {
    const header = [1, 0, this.#type, this.#count, 1];
    for (const [place, value] of header.entries()) this.bytes.writeInt32BE(value, place * 4);
    return this.bytes.subarray(0, this.length);
  }

  protected addElement(write: () => void): void {
    this.reserve(4);
    const start = this.length + 4;
    this.length = start;
    write();
    this.bytes.writeInt32BE(this.length - start, start - 4);
    this.#count += 1;
  }

  /** Makes room before bytes are written. */
  protected reserve(length: number): void {
    if (this.length + length <= this.bytes.length) return;
    const longer = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.length + length));
    this.bytes.copy(longer, 0, 0, this.length);
    this.bytes = longer;
  }
}

/** A parameter of the type `text[]`. */
export class TextArray extends BinaryArray {
  constructor() {
    super(textType);
  }

  /** @param text without U+0000 or lone surrogates, which PostgreSQL can't hold */
  add(text: string): void {
    this.addElement(() => {
      this.reserve(text.length * maxBytesOfUnit);
      this.length += this.bytes.write(text, this.length);
    });
  }
}

/** A lexeme of a text, and where it occurs. */
export interface PlacedLexeme {
  /** Contains no U+0000. */
  readonly text: string;
  /** Ascending from 1. */
  readonly positions: readonly number[];
  /** How many of the positions are of this text. */
  readonly count: number;
}

/** A parameter of the type `tsvector[]`. */
export class VectorArray extends BinaryArray {
  constructor() {
    super(vectorType);
  }

  /** @param lexemes each once, in any order */
  add(lexemes: readonly PlacedLexeme[]): void {
    this.addElement(() => {
      this.reserve(4);
      this.length = this.bytes.writeInt32BE(lexemes.length, this.length);
      for (const lexeme of lexemes) this.#addLexeme(lexeme);
    });
  }

  #addLexeme({ text, positions, count: given }: PlacedLexeme): void {
    this.reserve(text.length * maxBytesOfUnit + 3 + maxPositions * 2);
    this.#addText(text);
    const countAt = this.length;
    this.length += 2;
    let count = 0;
    while (count < Math.min(given, maxPositions)) {
      const position = Math.min(positions[count] ?? 0, lastPosition);
      this.length = this.bytes.writeUInt16BE(position, this.length);
      count += 1;
      if (position === lastPosition) break;
    }
    this.bytes.writeUInt16BE(count, countAt);
  }

  /** With a zero byte at its end. Most lexemes are short and ASCII, for which the encoder's call takes longer. */
  #addText(text: string): void {
    const { bytes, length: start } = this;
    for (let place = 0; place < text.length; place += 1) {
      const code = text.charCodeAt(place);
      if (code > 0x7f) {
        this.length = start + bytes.write(text, start);
        bytes[this.length] = 0;
        this.length += 1;
        return;
      }
      bytes[start + place] = code;
    }
    bytes[start + text.length] = 0;
    this.length = start + text.length + 1;
  }
}
