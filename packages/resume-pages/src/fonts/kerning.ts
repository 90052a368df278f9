/** The kerning of two glyphs, from the pair tables of a font's GPOS table. In font units; mostly negative or 0. */
export type Kerning = (left: number, right: number) => number;

const pairAdjustment = 2;
const extension = 9;
/** The bits of a value record that stand for a 16-bit number each. */
const xAdvanceBit = 0x4;

/** Reads the kerning of a font. A font without pair tables has none. */
export function readKerning(gpos: DataView | undefined): Kerning {
  if (!gpos) return () => 0;
  const lookups = kernLookups(gpos);
  if (lookups.length === 0) return () => 0;
  const known = new Map<number, number>();
  return (left, right) => {
    const pair = left * 0x10000 + right;
    let value = known.get(pair);
    if (value === undefined) {
      value = lookups.reduce((sum, subtables) => sum + kernOf(gpos, subtables, left, right), 0);
      known.set(pair, value);
    }
    return value;
  };
}

/** The offsets of the pair subtables, for each lookup of the `kern` feature. */
function kernLookups(gpos: DataView): number[][] {
  const features = gpos.getUint16(6);
  const lookupList = gpos.getUint16(8);
  const chosen = new Set<number>();
  for (let index = 0; index < gpos.getUint16(features); index += 1) {
    const record = features + 2 + index * 6;
    if (gpos.getUint32(record) !== 0x6b65726e) continue;
    const feature = features + gpos.getUint16(record + 4);
    for (let at = 0; at < gpos.getUint16(feature + 2); at += 1) chosen.add(gpos.getUint16(feature + 4 + at * 2));
  }
  return [...chosen]
    .toSorted((left, right) => left - right)
    .map((index) => pairSubtables(gpos, lookupList + gpos.getUint16(lookupList + 2 + index * 2)));
}

function pairSubtables(gpos: DataView, lookup: number): number[] {
  const type = gpos.getUint16(lookup);
  const found: number[] = [];
  for (let index = 0; index < gpos.getUint16(lookup + 4); index += 1) {
    const subtable = lookup + gpos.getUint16(lookup + 6 + index * 2);
    if (type === pairAdjustment) found.push(subtable);
    else if (type === extension && gpos.getUint16(subtable + 2) === pairAdjustment) {
      found.push(subtable + gpos.getUint32(subtable + 4));
    }
  }
  return found;
}

/** The first subtable with the pair wins. */
function kernOf(gpos: DataView, subtables: readonly number[], left: number, right: number): number {
  for (const subtable of subtables) {
    const covered = coverageIndex(gpos, subtable + gpos.getUint16(subtable + 2), left);
    if (covered < 0) continue;
    const found =
      gpos.getUint16(subtable) === 1
        ? kernOfPair(gpos, subtable, covered, right)
        : kernOfClasses(gpos, subtable, left, right);
    if (found !== undefined) return found;
  }
  return 0;
}

function kernOfPair(gpos: DataView, subtable: number, covered: number, right: number): number | undefined {
  const format = gpos.getUint16(subtable + 4);
  const recordBytes = 2 + valueBytes(format) + valueBytes(gpos.getUint16(subtable + 6));
  const set = subtable + gpos.getUint16(subtable + 10 + covered * 2);
  let [low, high] = [0, gpos.getUint16(set) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const record = set + 2 + middle * recordBytes;
    const glyph = gpos.getUint16(record);
    if (glyph === right) return xAdvance(gpos, record + 2, format);
    if (glyph < right) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

function kernOfClasses(gpos: DataView, subtable: number, left: number, right: number): number {
  const format = gpos.getUint16(subtable + 4);
  const recordBytes = valueBytes(format) + valueBytes(gpos.getUint16(subtable + 6));
  const first = classOf(gpos, subtable + gpos.getUint16(subtable + 8), left);
  const second = classOf(gpos, subtable + gpos.getUint16(subtable + 10), right);
  const index = first * gpos.getUint16(subtable + 14) + second;
  return xAdvance(gpos, subtable + 16 + index * recordBytes, format);
}

const xAdvance = (gpos: DataView, record: number, format: number): number =>
  format & xAdvanceBit ? gpos.getInt16(record + valueBytes(format & (xAdvanceBit - 1))) : 0;

function valueBytes(format: number): number {
  let bytes = 0;
  for (let bits = format; bits > 0; bits >>= 1) bytes += (bits & 1) * 2;
  return bytes;
}

/** The index of a glyph in a coverage table, or -1. */
function coverageIndex(gpos: DataView, coverage: number, glyph: number): number {
  const isList = gpos.getUint16(coverage) === 1;
  const entryBytes = isList ? 2 : 6;
  let [low, high] = [0, gpos.getUint16(coverage + 2) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const entry = coverage + 4 + middle * entryBytes;
    const start = gpos.getUint16(entry);
    const end = isList ? start : gpos.getUint16(entry + 2);
    if (glyph < start) high = middle - 1;
    else if (glyph > end) low = middle + 1;
    else return isList ? middle : gpos.getUint16(entry + 4) + glyph - start;
  }
  return -1;
}

/** The class of a glyph in a class definition; 0 if it isn't listed. */
function classOf(gpos: DataView, definition: number, glyph: number): number {
  if (gpos.getUint16(definition) === 1) {
    const index = glyph - gpos.getUint16(definition + 2);
    return index >= 0 && index < gpos.getUint16(definition + 4) ? gpos.getUint16(definition + 6 + index * 2) : 0;
  }
  let [low, high] = [0, gpos.getUint16(definition + 2) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = definition + 4 + middle * 6;
    if (glyph < gpos.getUint16(range)) high = middle - 1;
    else if (glyph > gpos.getUint16(range + 2)) low = middle + 1;
    else return gpos.getUint16(range + 4);
  }
  return 0;
}
