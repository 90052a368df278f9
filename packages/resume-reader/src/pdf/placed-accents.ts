import type { TextPiece } from './pdf-page';

/** Accents as signs of their own, and what puts them on a letter. */
const marks: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '´': '\u0301',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '¨': '\u0308',
  '˚': '\u030A',
  '˝': '\u030B',
  ˇ: '\u030C',
  '¸': '\u0327',
};
const signs = Object.keys(marks).join('');
const accentBeforeLetter = new RegExp(String.raw`([${signs}])\s?([\p{L}ıȷ])`, 'gu');
const endsWithAccent = new RegExp(`[${signs}]$`, 'u');

/** TeX's own fonts, and those drawn letter by letter. Elsewhere "it´s" has an apostrophe. */
const texFont = /^(?:[A-Z]{6}\+)?(?:CM[A-Z]+\d+|Type3$)/;

/** Pieces of old TeX fonts, which set an accent and then its letter, with both as one: "Luc´" and "ıa" as "Lucía". */
export function withAccentsPlaced(pieces: readonly TextPiece[]): TextPiece[] {
  const placed: TextPiece[] = [];
  for (const piece of pieces) {
    const above = placed.at(-1);
    if (above && isOpen(above, piece)) placed[placed.length - 1] = joined(above, piece);
    else placed.push(piece);
  }
  return placed.map((piece) => (texFont.test(piece.font) ? withText(piece, composed(piece.text)) : piece));
}

/** Whether a piece ends with the accent of the next one's first letter. */
const isOpen = (above: TextPiece, piece: TextPiece): boolean =>
  texFont.test(above.font) &&
  endsWithAccent.test(above.text.trimEnd()) &&
  above.font === piece.font &&
  // Accents of capital letters are raised.
  (above.y === piece.y || (above.text.trim().length === 1 && Math.abs(above.y - piece.y) < piece.size * 0.4)) &&
  Math.abs(piece.x - (above.x + above.width)) < piece.size * 0.8;

const joined = (above: TextPiece, piece: TextPiece): TextPiece => ({
  ...piece,
  text: above.text.trimEnd() + piece.text,
  x: Math.min(above.x, piece.x),
  width: piece.x + piece.width - Math.min(above.x, piece.x),
});

const composed = (text: string): string =>
  text.replaceAll(accentBeforeLetter, (whole, sign: string, letter: string) => {
    const one = `${dotted[letter] ?? letter}${marks[sign]}`.normalize('NFC');
    return one.length === 1 ? one : whole;
  });

const dotted: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' };

const withText = (piece: TextPiece, text: string): TextPiece => ({ ...piece, text });
