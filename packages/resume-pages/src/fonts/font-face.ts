import { type Kerning, readKerning } from './kerning';
import { FontFileError, readTables } from './sfnt-tables';

/**
 * The metrics of a font that layout and PDF use: glyphs, widths, and kerning. Other features, such as ligatures, are
 * off in layout, preview, and PDF, so that a line has the same width everywhere.
 */
export class FontFace {
  readonly bytes: Uint8Array;
  readonly unitsPerEm: number;
  readonly kerning: Kerning;
  readonly #glyphs: (codePoint: number) => number;
  readonly #metrics: DataView;
  readonly #metricCount: number;

  /** @throws FontFileError when the bytes aren't a TrueType font */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    const tables = readTables(bytes);
    const table = (tag: string): DataView => {
      const found = tables.get(tag);
      if (!found) throw new FontFileError(`The font has no table "${tag}".`);
      return found;
    };
    this.unitsPerEm = table('head').getUint16(18);
    this.#metrics = table('hmtx');
    this.#metricCount = table('hhea').getUint16(34);
    this.#glyphs = remember(readCharacterMap(table('cmap')));
    this.kerning = readKerning(tables.get('GPOS'));
  }

  /** The glyph of a character; 0 if the font has none. */
  glyphOf(codePoint: number): number {
    return this.#glyphs(codePoint);
  }

  /** In font units. */
  advanceOf(glyph: number): number {
    return this.#metrics.getUint16(Math.min(glyph, this.#metricCount - 1) * 4);
  }

  /** The width of text at size 1. */
  widthOf(text: string): number {
    let width = 0;
    let before = 0;
    for (const character of text) {
      const glyph = this.glyphOf(character.codePointAt(0) ?? 0);
      width += this.advanceOf(glyph) + (before === 0 ? 0 : this.kerning(before, glyph));
      before = glyph;
    }
    return width / this.unitsPerEm;
  }
}

function remember(find: (codePoint: number) => number): (codePoint: number) => number {
  const known = new Map<number, number>();
  return (codePoint) => {
    let glyph = known.get(codePoint);
    if (glyph === undefined) known.set(codePoint, (glyph = find(codePoint)));
    return glyph;
  };
}

/** The best Unicode subtable: format 12 covers all characters, format 4 those up to U+FFFF. */
function readCharacterMap(cmap: DataView): (codePoint: number) => number {
  const offsets = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(4 + index * 8 + 4));
  const full = offsets.find((at) => cmap.getUint16(at) === 12);
  if (full !== undefined) return (codePoint) => glyphInGroups(cmap, full, codePoint);
  const basic = offsets.find((at) => cmap.getUint16(at) === 4);
  if (basic !== undefined) return (codePoint) => glyphInSegments(cmap, basic, codePoint);
  throw new FontFileError('The font has no Unicode character map.');
}

function glyphInGroups(cmap: DataView, at: number, codePoint: number): number {
  let [low, high] = [0, cmap.getUint32(at + 12) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const group = at + 16 + middle * 12;
    const start = cmap.getUint32(group);
    if (codePoint < start) high = middle - 1;
    else if (codePoint > cmap.getUint32(group + 4)) low = middle + 1;
    else return cmap.getUint32(group + 8) + codePoint - start;
  }
  return 0;
}

function glyphInSegments(cmap: DataView, at: number, codePoint: number): number {
  if (codePoint > 0xffff) return 0;
  const doubled = cmap.getUint16(at + 6);
  const [ends, starts] = [at + 14, at + 16 + doubled];
  let [low, high] = [0, doubled / 2 - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cmap.getUint16(ends + middle * 2) < codePoint) low = middle + 1;
    else high = middle;
  }
  const start = cmap.getUint16(starts + low * 2);
  if (codePoint < start) return 0;
  const delta = cmap.getUint16(starts + doubled + low * 2);
  const rangeAt = starts + doubled * 2 + low * 2;
  const range = cmap.getUint16(rangeAt);
  if (range === 0) return (codePoint + delta) & 0xffff;
  const glyph = cmap.getUint16(rangeAt + range + (codePoint - start) * 2);
  return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
}
