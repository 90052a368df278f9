import { type OldEncoding, oldEncodingOf } from './old-encoding';

/** UTF-16 without its byte-order mark: every other byte of plain letters is zero. */
function zeroBytes(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const start = bytes.subarray(0, 200);
  const share = (offset: number) => start.filter((byte, index) => index % 2 === offset && byte === 0).length * 2;
  if (share(1) > start.length / 2) return 'utf-16le';
  return share(0) > start.length / 2 ? 'utf-16be' : undefined;
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | OldEncoding['encoding'];

/** How a file's text is encoded, and whose letters it has if we only guess. */
function encodingOf(bytes: Uint8Array): { readonly encoding: Encoding; readonly letters?: string } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le' };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be' };
  const wide = zeroBytes(bytes);
  if (wide) return { encoding: wide };
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { encoding: 'utf-8' };
  } catch {
    return oldEncodingOf(bytes);
  }
}

/** How a file's text is encoded. Anything that is neither UTF-8 nor UTF-16 is guessed by its letters. */
export const textEncodingOf = (bytes: Uint8Array): Encoding => encodingOf(bytes).encoding;

/** The text of a file, without a byte-order mark, and what to say if its encoding is a guess. */
export function decodedText(bytes: Uint8Array): { readonly text: string; readonly remark?: string } {
  const { encoding, letters } = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (letters === undefined) return { text };
  return { text, remark: `This file isn’t in UTF-8. We read it as ${letters} text, so check the accents in names.` };
}

/**
 * The text of a file: UTF-8, UTF-16, or for anything else an older encoding, as old programs and Excel write it. It has no
 * byte-order mark.
 */
export const decodeText = (bytes: Uint8Array): string => decodedText(bytes).text;
