import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { LRUCache } from 'lru-cache';
import { inSlices } from '../in-slices';
import { quotedLexeme } from '../jobs/posting-query';

type Executor = Pick<NodePgDatabase, 'execute'>;

interface Lexeme {
  /** As it is written in a tsvector. */
  readonly quoted: string;
  /** Among the words of the piece, from 1. */
  readonly positions: readonly number[];
}

/** What PostgreSQL makes of a run of characters without white space. */
interface Piece {
  readonly lexemes: readonly Lexeme[];
  /** How many words it is counted as. A word that says nothing, such as "the", counts and has no lexeme. */
  readonly words: number;
}

/** A run of characters as it stands in texts. */
interface Part {
  /** Without the marks that say nothing. */
  readonly plain: string;
  piece: Piece | undefined;
}

const nothing: Piece = { lexemes: [], words: 0 };

/** Gives the tsvector of each sanitized description, as `to_tsvector('keepmark', …)` would. */
export type DescriptionSearch = (database: Executor, descriptions: readonly string[]) => Promise<string[]>;

/** Some 10 MB. Twenty times the vocabulary of a large feed's batch. */
const maxKnown = 50_000;
/** Characters. Longer runs, such as addresses and text of a script without spaces, hardly come again. */
const maxKnownLength = 40;
/** How many descriptions are taken apart before other work has its turn: a millisecond's worth. */
const atATime = 10;

/**
 * Taking a text apart is most of what a new posting costs PostgreSQL, though texts are made of the same few words: each
 * is asked for once and remembered for the rest of a feed. What a word is stays PostgreSQL's to say.
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
    const texts = new Map<string, Part[]>();
    await inSlices(new Set(descriptions), atATime, (description) => {
      texts.set(description, description.split(betweenPieces).map(partOf));
    });
    const unknown = [...parts.values()].filter(({ piece }) => piece === undefined);
    const asked = await askPieces(database, [...new Set(unknown.map(({ plain }) => plain))]);
    for (const [plain, piece] of asked) if (plain.length <= maxKnownLength) known.set(plain, piece);
    for (const part of unknown) part.piece = asked.get(part.plain);
    const vectors = new Map<string, string>();
    await inSlices(texts, atATime, ([description, found]) => vectors.set(description, vectorOf(found)));
    return descriptions.map((description) => vectors.get(description) ?? '');
  };
}

/**
 * White space and tags end a word wherever they stand; in a sanitized text, a mark such as < that is no tag's is written
 * as an entity. Only ASCII: what else is white space depends on the database.
 */
const betweenPieces = /(?:<[^<>]*>|[ \t\n\r\f\v])+/;
/** Punctuation around a plain word says nothing, and neither does its case. */
const plainWord = /^[("'[]*([a-z]+)[)"'\],.;:!?]*$/i;
const plainOf = (part: string): string => plainWord.exec(part)?.[1]?.toLowerCase() ?? part;

/** One lexeme may stand in it several times, which PostgreSQL joins. */
function vectorOf(parts: readonly Part[]): string {
  const written = new Map<Lexeme, string>();
  let before = 0;
  for (const { piece } of parts) {
    const { lexemes, words } = piece ?? nothing;
    for (const lexeme of lexemes) {
      for (const position of lexeme.positions) {
        const earlier = written.get(lexeme);
        written.set(lexeme, `${earlier === undefined ? `${lexeme.quoted}:` : `${earlier},`}${before + position}`);
      }
    }
    before += words;
  }
  return [...written.values()].join(' ');
}

/** Stands behind each piece that is asked for, so that its position tells how many words were before it. */
const lastWord = 'qx';

/** The keys are the database's answer: a part of a description would keep the whole of it in memory. */
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
      return own.length > 0 ? [{ quoted: quotedLexeme(lexeme), positions: own }] : [];
    }),
    words: end - 1,
  };
}
