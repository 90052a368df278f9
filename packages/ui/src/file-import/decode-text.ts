/** UTF-16 without its byte-order mark: every other byte of plain letters is zero. */
function zeroBytes(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const start = bytes.subarray(0, 200);
  const share = (offset: number) => start.filter((byte, index) => index % 2 === offset && byte === 0).length * 2;
  if (share(1) > start.length / 2) return 'utf-16le';
  return share(0) > start.length / 2 ? 'utf-16be' : undefined;
}

/** How a file's text is encoded. Anything that is neither UTF-8 nor UTF-16 is taken for Windows-1252. */
export function textEncodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const wide = zeroBytes(bytes);
  if (wide) return wide;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/**
 * The text of a file: UTF-8, UTF-16, or Windows-1252 for anything else, as old programs and Excel write it. It has no
 * byte-order mark.
 */
export const decodeText = (bytes: Uint8Array): string => new TextDecoder(textEncodingOf(bytes)).decode(bytes);
