/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a Range header (RFC 9110, 14.2).
 * @returns undefined for the whole file, as for several ranges, which nobody has to serve; null for none of its bytes.
 */
export function readRange(header: string | undefined, sizeBytes: number): ByteRange | null | undefined {
  const match = /^bytes=(?<first>\d*)-(?<last>\d*)$/.exec(header?.trim() ?? '');
  const { first = '', last = '' } = match?.groups ?? {};
  if (!match || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, sizeBytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start > end ? null : { start, end };
}
