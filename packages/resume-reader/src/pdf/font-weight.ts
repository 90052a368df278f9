import type { PdfPage } from './pdf-page';

const weights: readonly (readonly [RegExp, number])[] = [
  [/extra-?light|ultra-?light|thin|hairline/i, 200],
  [/light/i, 300],
  [/semi-?bold|demi/i, 600],
  [/bold|black|heavy|cmbx|cmb\d|(?:^|[-,])bd\b/i, 700],
  [/medi(?:um)?$|medium/i, 500],
];

/** How heavy a font is by its name, 400 when that says nothing. The name of a family may have a weight in it, too. */
export function fontWeight(font: string): number {
  const style = /[-,]([^-,]+)$/.exec(font)?.[1] ?? font;
  return weights.find(([pattern]) => pattern.test(style))?.[1] ?? 400;
}

/**
 * Pages whose pieces are bold where they are heavier than the text around: beside a light font, the regular one stands
 * out as much as a bold one does elsewhere.
 */
export function withRelativeWeight(pages: readonly PdfPage[]): PdfPage[] {
  const letters = new Map<number, number>();
  for (const { text, font } of pages.flatMap(({ pieces }) => pieces))
    letters.set(fontWeight(font), (letters.get(fontWeight(font)) ?? 0) + text.length);
  const usual = [...letters].sort((left, right) => right[1] - left[1])[0]?.[0] ?? 400;
  if (usual > 400) return [...pages];
  return pages.map((page) => ({
    ...page,
    pieces: page.pieces.map((piece) => ({ ...piece, isBold: piece.isBold || fontWeight(piece.font) > usual })),
  }));
}
