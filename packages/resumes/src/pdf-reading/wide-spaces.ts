import type { TextPiece } from './pdf-page';

/** Texts with three spaces or more between them, which part them as a tab would. */
export function withoutWideSpaces(piece: TextPiece): TextPiece[] {
  const texts = [...piece.text.matchAll(/\S+(?:\s{1,2}\S+)*/gu)];
  if (texts.length <= 1) return [piece];
  const letterWidth = piece.width / piece.text.length;
  return texts.map(({ 0: text, index }) =>
    Object.assign({}, piece, { text, x: piece.x + index * letterWidth, width: text.length * letterWidth }),
  );
}
