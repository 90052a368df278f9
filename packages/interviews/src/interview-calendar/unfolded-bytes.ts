const [lf, cr, space, tab] = [10, 13, 32, 9];

/** Joins lines that continue with white space (RFC 5545, section 3.1), as bytes. */
export function unfoldedBytes(bytes: Uint8Array): Uint8Array {
  const joined = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === lf || byte === cr) {
      const next = byte === cr && bytes[at + 1] === lf ? at + 2 : at + 1;
      if (bytes[next] === space || bytes[next] === tab) {
        at = next;
        continue;
      }
    }
    joined[length] = byte;
    length += 1;
  }
  return joined.subarray(0, length);
}
