// Packages that import this one from source need these declarations, too.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./fontkit.d.ts" />
import { create, type Font, type Glyph, type GlyphPosition } from 'fontkit';
import type { FontFace } from '../fonts/font-face';

/**
 * A font as pdfkit embeds it, with glyphs and kerning chosen by our own metrics instead of fontkit's shaping: lines are as
 * wide in the file as they were laid out, each character stays one glyph (so copied text is unchanged), and it's faster.
 */
export function embeddedFont(face: FontFace): Font {
  const font = create(face.bytes);
  font.layout = (text) => {
    const glyphs: Glyph[] = [];
    const positions: GlyphPosition[] = [];
    let advanceWidth = 0;
    for (const character of text) {
      const codePoint = character.codePointAt(0) ?? 0;
      const id = face.glyphOf(codePoint);
      const last = positions.at(-1);
      const before = glyphs.at(-1);
      if (last && before) {
        const kern = face.kerning(before.id, id);
        last.xAdvance += kern;
        advanceWidth += kern;
      }
      const width = face.advanceOf(id);
      glyphs.push(font.getGlyph(id, [copiedAs(codePoint, id, face)]));
      positions.push({ xAdvance: width, yAdvance: 0, xOffset: 0, yOffset: 0 });
      advanceWidth += width;
    }
    return { glyphs, positions, advanceWidth };
  };
  return font;
}

/** If a font draws special spaces or hyphens with the plain glyph, they are copied as the plain character. */
const plainCharacters: ReadonlyMap<number, number> = new Map([
  [0xa0, 0x20],
  [0x202f, 0x20],
  [0x2010, 0x2d],
]);

function copiedAs(codePoint: number, glyph: number, face: FontFace): number {
  const plain = plainCharacters.get(codePoint);
  return plain !== undefined && face.glyphOf(plain) === glyph ? plain : codePoint;
}
