import type { Bytes } from './base64';

/** Sizes of a padded text: steps of 128 bytes up to 1 KiB, then at most an eighth more than needed. */
export function paddedLength(length: number): number {
  if (length <= 1024) return Math.max(1, Math.ceil(length / 128)) * 128;
  // Padmé (Nikitin et al., "Reducing Metadata Leakage from Encrypted Files", 2019): log log of the length is what leaks.
  const exponent = Math.floor(Math.log2(length));
  const step = 2 ** (exponent - Math.floor(Math.log2(exponent)) - 1);
  return Math.ceil(length / step) * step;
}

const headerLength = 5;
const isDeflated = 1;

/**
 * The text as bytes that say little of its length: a byte of flags, four of the length, the text, and zeros. Deflated where
 * that takes a smaller size and the browser can.
 */
export async function padded(text: string): Promise<Bytes> {
  const plain = new TextEncoder().encode(text);
  const size = paddedLength(headerLength + plain.length);
  if (size > 128 && typeof CompressionStream === 'function') {
    const deflated = await through(plain, new CompressionStream('deflate-raw'));
    if (paddedLength(headerLength + deflated.length) < size) return framed(deflated, isDeflated);
  }
  return framed(plain, 0);
}

function framed(content: Bytes, flags: number): Bytes {
  const bytes = new Uint8Array(paddedLength(headerLength + content.length));
  bytes[0] = flags;
  new DataView(bytes.buffer).setUint32(1, content.length);
  bytes.set(content, headerLength);
  return bytes;
}

/** Reverses `padded`. @throws {RangeError} for bytes that it didn't make */
export async function unpadded(bytes: Bytes): Promise<string> {
  if (bytes.length < headerLength || bytes[0]! > isDeflated) throw new RangeError('No padded text.');
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(1);
  if (length > bytes.length - headerLength) throw new RangeError('The padded text is cut off.');
  const content = bytes.slice(headerLength, headerLength + length);
  const plain = bytes[0] === isDeflated ? await through(content, new DecompressionStream('deflate-raw')) : content;
  return new TextDecoder('utf-8', { fatal: true }).decode(plain);
}

async function through(bytes: Bytes, stream: CompressionStream | DecompressionStream): Promise<Bytes> {
  const out = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(out).arrayBuffer());
}
