import type { TextPiece } from './pdf-page';

/** Pieces on one baseline, from left to right. */
export interface Row {
  readonly pieces: readonly TextPiece[];
  readonly y: number;
  readonly size: number;
  /** Heights of earlier pages are added, so that rows of all pages can be told apart. */
  readonly page: number;
}
