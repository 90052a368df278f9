import type { TextPiece } from './pdf-page';

/** A link's area on the page, in points from its top left. */
export interface LinkArea {
  readonly url: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A piece of text with its links: one piece where all of it has the same link or none, else one for each stretch. */
export function linkedPieces(piece: TextPiece, links: readonly LinkArea[]): TextPiece[] {
  const height = piece.y - piece.size * 0.3;
  const near = links.filter(
    ({ left, right, top, bottom }) =>
      height >= top && height <= bottom && left < piece.x + piece.width && right > piece.x,
  );
  if (near.length === 0) return [piece];
  const letterWidth = piece.width / Math.max(1, piece.text.length);
  const parts: TextPiece[] = [];
  let at = 0;
  for (const word of piece.text.split(/(?<=\s)(?=\S)/)) {
    const x = piece.x + at * letterWidth;
    const width = word.length * letterWidth;
    const middle = x + (word.trimEnd().length * letterWidth) / 2;
    const href = near.find(({ left, right }) => middle >= left && middle <= right)?.url ?? '';
    const last = parts.at(-1);
    if (last?.href === href) parts[parts.length - 1] = { ...last, text: last.text + word, width: last.width + width };
    else parts.push({ ...piece, text: word, x, width, href });
    at += word.length;
  }
  return parts;
}
