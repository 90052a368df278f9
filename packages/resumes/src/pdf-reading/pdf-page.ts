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
