import type { PlacedLexeme } from '../../platform/database/database';
import { emptyHash, longerHash, SliceTable } from './slice-table';

/** What PostgreSQL finds in a run of characters without white space, perhaps with one before it. */
export interface AnalyzedPiece {
  readonly lexemes: readonly (readonly [lexeme: string, positions: readonly number[]])[];
  /** How many words it counts as. A stop word, such as "the", counts and has no lexeme. */
  readonly words: number;
}

/** One of the runs of characters that texts consist of. */
export interface Piece {
  /** Without punctuation, in lowercase. */
  readonly plain: string;
  /** Undefined until it is learned. */
  analyzed: { readonly lexemes: readonly LexemeInPiece[]; readonly words: number } | undefined;
}

interface LexemeInPiece {
  readonly lexeme: Lexeme;
  /** Among the words of the piece, from 1. */
  readonly positions: readonly number[];
}

/** One object for all texts: making one for each would take longer than reading them. */
interface Lexeme extends PlacedLexeme {
  readonly positions: number[];
  count: number;
}

/** Twenty times the vocabulary of a large feed's batch, some 10 MB. */
const maxPieces = 50_000;
/** Characters. Longer runs, such as URLs and scripts without spaces, rarely repeat. */
const maxKnownLength = 40;

/** The pieces of texts, and the lexemes in them. */
export class Vocabulary {
  readonly #pieces = new SliceTable<Piece>();
  readonly #lexemes = new Map<string, Lexeme>();
  /** Of the text that is read. A list of its own for each text would be copied several times while it grows. */
  readonly #found: Piece[] = [];

  get isFull(): boolean {
    return this.#pieces.size >= maxPieces;
  }

  /**
   * The pieces of a text in their order. White space and tags end a piece. A sanitized text has `<` only in tags;
   * elsewhere it is an entity.
   * @param unknown receives those that are to be learned
   */
  piecesOf(text: string, unknown: Set<Piece>): Piece[] {
    let count = 0;
    let from = 0;
    // Read and hashed in one go: this loop sees every character of every description.
    let hash = emptyHash;
    for (let at = 0; at <= text.length;) {
      const code = at < text.length ? text.charCodeAt(at) : space;
      const end = code > lessThan ? at : endOfSeparator(text, at, code);
      if (end === at) {
        hash = longerHash(hash, code);
        at += 1;
        continue;
      }
      if (at > from) {
        const start = needsWhatIsBefore(text, from) ? from - 1 : from;
        const stop = needsWhatIsAfter(text, at) ? at + 1 : at;
        const isAsRead = start === from && stop === at;
        const piece =
          this.#pieces.get(text, start, stop, isAsRead ? hash : undefined) ?? this.#add(text.slice(start, stop));
        if (piece.analyzed === undefined) unknown.add(piece);
        this.#found[count] = piece;
        count += 1;
      }
      hash = emptyHash;
      from = end;
      at = end;
    }
    return this.#found.slice(0, count);
  }

  learn(piece: Piece, { lexemes, words }: AnalyzedPiece): void {
    piece.analyzed = {
      lexemes: lexemes.map(([text, positions]) => ({ lexeme: this.#lexemeOf(text), positions })),
      words,
    };
  }

  #add(text: string): Piece {
    const plain = plainOf(text);
    const piece = this.#pieces.get(plain, 0, plain.length) ?? { plain: copyOf(plain), analyzed: undefined };
    if (text.length <= maxKnownLength) {
      this.#pieces.set(piece.plain, piece);
      this.#pieces.set(copyOf(text), piece);
    }
    return piece;
  }

  #lexemeOf(text: string): Lexeme {
    let lexeme = this.#lexemes.get(text);
    if (lexeme === undefined) {
      lexeme = { text, positions: [], count: 0 };
      this.#lexemes.set(text, lexeme);
    }
    return lexeme;
  }
}

/** Calls back with the lexemes of a text, and where each occurs. They are valid until it returns. */
export function withPlacedLexemes(pieces: readonly Piece[], use: (lexemes: readonly PlacedLexeme[]) => void): void {
  const found: Lexeme[] = [];
  let before = 0;
  for (const { analyzed } of pieces) {
    if (analyzed === undefined) continue;
    for (const { lexeme, positions } of analyzed.lexemes) {
      if (lexeme.count === 0) found.push(lexeme);
      for (const position of positions) {
        lexeme.positions[lexeme.count] = before + position;
        lexeme.count += 1;
      }
    }
    before += analyzed.words;
  }
  use(found);
  for (const lexeme of found) lexeme.count = 0;
}

// `<` comes after white space in Unicode, and before letters.
const [tab, carriageReturn, space, lessThan, greaterThan] = [9, 13, 32, 60, 62];
const [dot, tilde] = [46, 126];

/**
 * Whether a piece has to be read with the white space before it. PostgreSQL takes a dot or a tilde there for more of the
 * white space: "see ./src" has "/src", and "./src" has "./src".
 */
function needsWhatIsBefore(text: string, from: number): boolean {
  const code = text.charCodeAt(from);
  return (code === dot || code === tilde) && from > 0 && text.charCodeAt(from - 1) !== greaterThan;
}

/** Whether a piece has to be read with the beginning of the tag after it: two dots before one aren't a path. */
const needsWhatIsAfter = (text: string, end: number): boolean =>
  text.charCodeAt(end - 1) === dot && text.charCodeAt(end - 2) === dot && text.charCodeAt(end) === lessThan;

/**
 * The end of the character of white space, or of the tag, that begins here; `at` if neither does. Only ASCII, because
 * what else is white space depends on the database.
 */
function endOfSeparator(text: string, at: number, code: number): number {
  if (code === space || (code >= tab && code <= carriageReturn)) return at + 1;
  if (code !== lessThan) return at;
  for (let end = at + 1; end < text.length; end += 1) {
    const inside = text.charCodeAt(end);
    if (inside === greaterThan) return end + 1;
    if (inside === lessThan) break;
  }
  return at;
}

/** Punctuation around a plain word doesn't matter, and neither does its case. But two dots alone are a path. */
const plainWord = /^[("'[]*([a-z]+)(?!\.\.$)[)"'\],.;:!?]*$/i;
const plainOf = (text: string): string => plainWord.exec(text)?.[1]?.toLowerCase() ?? text;

/** A slice of a text would keep all of the text in memory. */
const copyOf = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');
