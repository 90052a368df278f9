import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/** Characters that storage returns unchanged: no control characters and no surrogates. */
const offset = 0x20;
const bitsPerCharacter = 15;

/** Packs the text into about an eighth of its length. */
export function pack(text: string): string {
  const bytes = deflateSync(strToU8(text), { level: 1 });
  let packed = '';
  let bits = 0;
  let count = 0;
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    count += 8;
    if (count >= bitsPerCharacter) {
      count -= bitsPerCharacter;
      packed += String.fromCharCode((bits >>> count) + offset);
      bits &= (1 << count) - 1;
    }
  }
  // The last character is padded. The number of bytes says where to stop.
  if (count > 0) packed += String.fromCharCode((bits << (bitsPerCharacter - count)) + offset);
  return `${bytes.length.toString(36)}:${packed}`;
}

/** Reverses `pack`. Returns undefined for any other text. */
export function unpack(stored: string): string | undefined {
  const colon = stored.indexOf(':');
  const bytes = new Uint8Array(Number.parseInt(stored.slice(0, colon), 36) || 0);
  let bits = 0;
  let count = 0;
  let index = 0;
  for (let at = colon + 1; at < stored.length; at += 1) {
    bits = (bits << bitsPerCharacter) | (stored.charCodeAt(at) - offset);
    count += bitsPerCharacter;
    while (count >= 8 && index < bytes.length) {
      count -= 8;
      bytes[index] = bits >>> count;
      index += 1;
      bits &= (1 << count) - 1;
    }
  }
  if (index < bytes.length || bytes.length === 0) return undefined;
  try {
    return strFromU8(inflateSync(bytes));
  } catch {
    return undefined;
  }
}

export interface Packing {
  readonly pack: typeof pack;
  readonly unpack: typeof unpack;
}
