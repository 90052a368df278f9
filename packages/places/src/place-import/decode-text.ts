import { decodedText } from '@keepmark/ui/decode-text';

export interface DecodedText {
  readonly text: string;
  /** A note for the user when the encoding was guessed. */
  readonly remark?: string;
}

const byteOrderMarks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

const markOf = (bytes: Uint8Array) =>
  byteOrderMarks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))?.encoding;

/** The encoding in `<?xml version="1.0" encoding="ISO-8859-1"?>`. The declaration itself is always ASCII. */
const declaredIn = (bytes: Uint8Array) =>
  /^\s*<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(String.fromCharCode(...bytes.subarray(0, 200)))?.[1];

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Decodes a file by its byte-order mark, its XML declaration, as UTF-8, or else in an older encoding, guessed by its
 * letters.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const mark = markOf(bytes);
  const declared = mark ?? declaredIn(bytes);
  const text = (declared && decoded(bytes, declared)) ?? decoded(bytes, 'utf-8');
  if (text !== undefined && text !== '') return { text };
  return decodedText(bytes);
}
