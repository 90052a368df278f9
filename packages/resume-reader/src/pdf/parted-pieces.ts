import { isEntryLabel } from '../recognize/entry-labels';
import type { Row, TextPiece } from './pdf-page';

/** A mark that starts an item, wherever it stands in a row. */
export const itemMark = /^\s*[•●▪■◦○‣◆◇✓✔]\s*$/u;

/** A label at the left of the first item of a list as a row of its own: "Duties", "•", "Ran the registry". */
export function partedAtMark(row: Row): Row[] {
  const at = row.pieces.findIndex(({ text }) => itemMark.test(text));
  if (at < 1 || at === row.pieces.length - 1 || !isEntryLabel(textOf(row.pieces.slice(0, at)))) return [row];
  return [
    { ...row, pieces: row.pieces.slice(0, at) },
    { ...row, pieces: row.pieces.slice(at), y: row.y + 0.01 },
  ];
}

const textOf = (pieces: readonly TextPiece[]): string => pieces.map(({ text }) => text).join(' ');

/** Texts with three spaces or more between them, which part them as a tab would. */
export function withoutWideSpaces(piece: TextPiece): TextPiece[] {
  const texts = [...piece.text.matchAll(/\S+(?:\s{1,2}\S+)*/gu)];
  if (texts.length <= 1) return [piece];
  const letterWidth = piece.width / piece.text.length;
  return texts.map(({ 0: text, index }) =>
    Object.assign({}, piece, { text, x: piece.x + index * letterWidth, width: text.length * letterWidth }),
  );
}
