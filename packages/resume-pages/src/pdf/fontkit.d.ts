/** The part of fontkit's fonts that pdfkit uses and we replace. */
declare module 'fontkit' {
  export interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
  }
  export interface GlyphPosition {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly GlyphPosition[];
    readonly advanceWidth: number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    getGlyph(id: number, codePoints: readonly number[]): Glyph;
    layout: (text: string) => GlyphRun;
  }
  export function create(bytes: Uint8Array): Font;
}
