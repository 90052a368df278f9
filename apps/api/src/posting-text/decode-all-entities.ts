import { Parser } from 'htmlparser2';

const wellFormed = /&(?:[a-z][a-z\d]{1,31}|#\d{1,7}|#x[\da-f]{1,6});/gi;
const mostLayers = 3;

/**
 * A plain text whose entities are all read, also those escaped twice: "R&amp;amp;D &ndash; caf&eacute;" is "R&D – café".
 * An entity without its semicolon stays: "Sales&region" names no trademark.
 */
export function decodeAllEntities(text: string): string {
  let plain = text;
  for (let layer = 0; layer < mostLayers && plain.includes('&'); layer += 1) {
    const decoded = plain.replaceAll(wellFormed, decodeEntity);
    if (decoded === plain) break;
    plain = decoded;
  }
  return plain;
}

const known = new Map<string, string>();

/** One entity as the HTML parser reads it. Numbers are not remembered: there could be a million. */
function decodeEntity(entity: string): string {
  const before = known.get(entity);
  if (before !== undefined) return before;
  let read = '';
  const parser = new Parser({ ontext: (text) => (read += text) });
  parser.end(entity);
  // Some pages number the letters of Windows-1252, which the parser knows.
  if (!entity.startsWith('&#') && known.size < 2500) known.set(entity, read);
  return read;
}
