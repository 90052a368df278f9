const [lf, cr, space, tab, equals] = [10, 13, 32, 9, 61];

/**
 * Joins lines that continue with white space (RFC 5545, section 3.1), as bytes. After an equals sign, which may be a soft
 * line break of quoted-printable text, they stay apart.
 */
export function unfoldedBytes(bytes: Uint8Array): Uint8Array {
  const joined = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === lf || byte === cr) {
      const next = byte === cr && bytes[at + 1] === lf ? at + 2 : at + 1;
      const isFolded = bytes[next] === space || bytes[next] === tab;
      const last = joined[length - 1] === cr ? joined[length - 2] : joined[length - 1];
      if (isFolded && last !== equals) {
        at = next;
        continue;
      }
    }
    joined[length] = byte;
    length += 1;
  }
  return joined.subarray(0, length);
}
