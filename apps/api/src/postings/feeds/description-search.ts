import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { VectorArray } from '../../platform/database/database';
import { inSlices } from '../../platform/runtime/runtime';
import { type AnalyzedPiece, type Piece, Vocabulary, withPlacedLexemes } from './vocabulary';

type Executor = Pick<NodePgDatabase, 'execute'>;

const nothing: AnalyzedPiece = { lexemes: [], words: 0 };

/**
 * Gives the tsvector of each sanitized description, as `to_tsvector('keepmark', …)` would.
 * @returns a parameter of the type `tsvector[]`
 */
export type DescriptionSearch = (database: Executor, descriptions: readonly string[]) => Promise<Buffer>;

/** How many descriptions are parsed before yielding to other work, about a millisecond. */
const atATime = 10;

/**
 * Parsing the description is most of what a new posting costs PostgreSQL, although texts repeat the same words. So each
 * word is parsed once per feed and cached. PostgreSQL still decides what a word is.
 */
export function descriptionSearch(): DescriptionSearch {
  let current = new Vocabulary();
  return async (database, descriptions) => {
    // A batch keeps the one that it began with, while another batch may begin a new one.
    if (current.isFull) current = new Vocabulary();
    const vocabulary = current;
    const texts: Piece[][] = [];
    const unknown = new Set<Piece>();
    await inSlices(descriptions, atATime, (description) => texts.push(vocabulary.piecesOf(description, unknown)));
    const asked = await askPieces(database, [...new Set([...unknown].map(({ plain }) => plain))]);
    for (const piece of unknown) vocabulary.learn(piece, asked.get(piece.plain) ?? nothing);
    const vectors = new VectorArray();
    await inSlices(texts, atATime, (pieces) => withPlacedLexemes(pieces, (lexemes) => vectors.add(lexemes)));
    return vectors.asParameter();
  };
}

/** Appended to each piece, so that its position gives the number of words before it. */
const lastWord = 'qx';

async function askPieces(database: Executor, pieces: readonly string[]): Promise<Map<string, AnalyzedPiece>> {
  if (pieces.length === 0) return new Map();
  const { rows } = await database.execute<{ piece: string; lexemes: [lexeme: string, positions: number[]][] }>(
    sql`select asked.piece, (
        select json_agg(json_build_array(w.lexeme, w.positions))
        from unnest(to_tsvector('keepmark', asked.piece || ${` ${lastWord}`})) as w
      ) as lexemes
      from unnest(${sql.param([...pieces])}::text[]) as asked (piece)`,
  );
  return new Map(rows.map(({ piece, lexemes }) => [piece, pieceOf(lexemes)]));
}

function pieceOf(lexemes: AnalyzedPiece['lexemes']): AnalyzedPiece {
  const end = Math.max(...lexemes.flatMap(([lexeme, positions]) => (lexeme === lastWord ? positions : [])));
  const own = lexemes.map(([lexeme, positions]) => [lexeme, positions.filter((position) => position < end)] as const);
  return { lexemes: own.filter(([, positions]) => positions.length > 0), words: end - 1 };
}
