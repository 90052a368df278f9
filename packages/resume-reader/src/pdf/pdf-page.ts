import type { FileLine } from '@keepmark/resume-document/read-source';

/** Text of one font on one line of a page. Lengths are points, y counts from the top. */
export interface TextPiece {
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly font: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly href: string;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly TextPiece[];
}

/** Pieces on one baseline, from left to right. */
export interface Row {
  readonly pieces: readonly TextPiece[];
  readonly y: number;
  readonly size: number;
  /** Heights of earlier pages are added, so that rows of all pages can be told apart. */
  readonly page: number;
  /** The edges of its column, where columns follow each other. In a newspaper, text goes on at the top of the next one. */
  readonly column?: { readonly left: number; readonly right: number; readonly goesOn?: boolean };
}

/** Where a row stands on its page. */
export function placeOf({ pieces, y, size, page }: Row, pages: readonly PdfPage[]): Pick<FileLine, 'page' | 'box'> {
  const { width = 1, height = 1 } = pages[page] ?? {};
  const left = Math.min(...pieces.map(({ x }) => x));
  const right = Math.max(...pieces.map((piece) => piece.x + piece.width));
  // Letters hang below the baseline by about a quarter of their size.
  const box = {
    left: left / width,
    top: (y - size) / height,
    width: (right - left) / width,
    height: (size * 1.25) / height,
  };
  return { page, box };
}
