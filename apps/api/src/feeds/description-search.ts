import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { LRUCache } from 'lru-cache';
import { VectorArray } from '../database/binary-arrays';
import { inSlices } from '../in-slices';

type Executor = Pick<NodePgDatabase, 'execute'>;

interface Lexeme {
  readonly text: string;
  /** Among the words of the piece, from 1. */
  readonly positions: readonly number[];
}

/** PostgreSQL's analysis of a run of characters without white space. */
interface Piece {
  readonly lexemes: readonly Lexeme[];
  /** How many words it counts as. A stop word, such as "the", counts and has no lexeme. */
  readonly words: number;
}

/** A run of characters in a text. */
interface Part {
  /** Without punctuation, in lowercase. */
  readonly plain: string;
  piece: Piece | undefined;
}

const nothing: Piece = { lexemes: [], words: 0 };

/**
 * Gives the tsvector of each sanitized description, as `to_tsvector('keepmark', …)` would.
 * @returns a parameter of the type `tsvector[]`
 */
export type DescriptionSearch = (database: Executor, descriptions: readonly string[]) => Promise<Buffer>;

/** Some 10 MB. Twenty times the vocabulary of a large feed's batch. */
const maxKnown = 50_000;
/** Characters. Longer runs, such as URLs and scripts without spaces, rarely repeat. */
const maxKnownLength = 40;
/** How many descriptions are parsed before yielding to other work, about a millisecond. */
const atATime = 10;

/**
 * Parsing the description is most of what a new posting costs PostgreSQL, although texts repeat the same words. So each
 * word is parsed once per feed and cached. PostgreSQL still decides what a word is.
 */
export function descriptionSearch(): DescriptionSearch {
  const known = new LRUCache<string, Piece>({ max: maxKnown });
  return async (database, descriptions) => {
    const parts = new Map<string, Part>();
    const partOf = (text: string): Part => {
      const met = parts.get(text);
      if (met) return met;
      const plain = plainOf(text);
      const part = { plain, piece: known.get(plain) };
      parts.set(text, part);
      return part;
    };
    const texts: Part[][] = [];
    await inSlices(descriptions, atATime, (description) => {
      texts.push(description.split(betweenPieces).map(partOf));
    });
    const unknown = [...parts.values()].filter(({ piece }) => piece === undefined);
    const asked = await askPieces(database, [...new Set(unknown.map(({ plain }) => plain))]);
    for (const [plain, piece] of asked) if (plain.length <= maxKnownLength) known.set(plain, piece);
    for (const part of unknown) part.piece = asked.get(part.plain);
    const vectors = new VectorArray();
    await inSlices(texts, atATime, (found) => vectors.add(positionsIn(found)));
    return vectors.asParameter();
  };
}

/**
 * White space and tags end a word. A sanitized text has `<` only in tags; elsewhere it is an entity. Only ASCII, because
 * what else is white space depends on the database.
 */
const betweenPieces = /(?:<[^<>]*>|[ \t\n\r\f\v])+/;
/** Punctuation around a plain word doesn't matter, and neither does its case. */
const plainWord = /^[("'[]*([a-z]+)[)"'\],.;:!?]*$/i;
const plainOf = (part: string): string => plainWord.exec(part)?.[1]?.toLowerCase() ?? part;

/** Where each lexeme occurs in a text. */
function positionsIn(parts: readonly Part[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  let before = 0;
  for (const { piece } of parts) {
    const { lexemes, words } = piece ?? nothing;
    for (const { text, positions } of lexemes) {
      for (const position of positions) {
        const earlier = found.get(text);
        if (earlier === undefined) found.set(text, [before + position]);
        else earlier.push(before + position);
      }
    }
    before += words;
  }
  return found;
}

/** Appended to each piece, so that its position gives the number of words before it. */
const lastWord = 'qx';

/** The keys come from the database's answer, because a substring would keep the whole description in memory. */
async function askPieces(database: Executor, pieces: readonly string[]): Promise<Map<string, Piece>> {
  if (pieces.length === 0) return new Map();
  const { rows } = await database.execute<{ piece: string; lexemes: [lexeme: string, positions: number[]][] }>(
    sql`select asked.piece, (
        select json_agg(json_build_array(w.lexeme, w.positions))
        from unnest(to_tsvector('keepmark', ' ' || asked.piece || ${` ${lastWord}`})) as w
      ) as lexemes
      from unnest(${sql.param([...pieces])}::text[]) as asked (piece)`,
  );
  return new Map(rows.map(({ piece, lexemes }) => [piece, pieceOf(lexemes)]));
}

function pieceOf(lexemes: readonly (readonly [lexeme: string, positions: readonly number[]])[]): Piece {
  const end = Math.max(...lexemes.flatMap(([lexeme, positions]) => (lexeme === lastWord ? positions : [])));
  return {
    lexemes: lexemes.flatMap(([lexeme, positions]) => {
      const own = positions.filter((position) => position < end);
      return own.length > 0 ? [{ text: lexeme, positions: own }] : [];
    }),
    words: end - 1,
  };
}
