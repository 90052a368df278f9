import { aesKey, derivedKey, hmacKey } from '../keys/account-key';
import { type Bytes, fromBase64, toBase64, toBase64Url } from '../keys/base64';
import { paddedLength } from '../keys/padding';

/** The format of a piece: this byte, 12 of the IV, then AES-256-GCM with its tag of 16 bytes. */
const formatVersion = 1;
const ivLength = 12;

/** How much of a file is in each piece but the last. */
export const pieceBytes = 1024 * 1024;

/** Which piece of which file. */
interface PieceName {
  /** What the server knows the file by. */
  readonly id: string;
  readonly chunk: number;
  readonly chunkCount: number;
}

/** Names and encrypts files for one person and one account key. */
export interface BlobCipher {
  idOf(kind: string, key: string): Promise<string>;
  /** @returns base64 */
  seal(name: PieceName, piece: Bytes): Promise<string>;
  /** @throws {DamagedBlobError} @throws {NewerBlobError} */
  open(name: PieceName, body: string): Promise<Bytes>;
}

/** What the server gave isn't what a device of this person stored. */
export class DamagedBlobError extends Error {
  override readonly name = 'DamagedBlobError';
  constructor(options?: ErrorOptions) {
    super('This file is damaged on the server. Open it on the device that has it.', options);
  }
}

/** A newer version of the application stored this file. */
export class NewerBlobError extends Error {
  override readonly name = 'NewerBlobError';
  constructor() {
    super('Another device stored this file with a newer version. Reload the page, then try again.');
  }
}

/** The keys for files are derived from the account key, as those for rows are. */
export async function blobCipher(accountKey: Bytes, userId: string): Promise<BlobCipher> {
  const [pieces, ids] = await Promise.all([
    derivedKey(accountKey, 'keepmark sync files', aesKey, ['encrypt', 'decrypt']),
    derivedKey(accountKey, 'keepmark sync file ids', hmacKey, ['sign']),
  ]);
  const encoder = new TextEncoder();
  // The number of pieces is part of it, so that a file can't be cut off at the end of one.
  const bound = ({ id, chunk, chunkCount }: PieceName) =>
    encoder.encode(JSON.stringify([userId, id, chunk, chunkCount, formatVersion]));
  return {
    async idOf(kind, key) {
      const signed = await crypto.subtle.sign('HMAC', ids, encoder.encode(JSON.stringify([kind, key])));
      return toBase64Url(new Uint8Array(signed));
    },
    async seal(name, piece) {
      const iv = crypto.getRandomValues(new Uint8Array(ivLength));
      const algorithm = { name: 'AES-GCM', iv, additionalData: bound(name) };
      const encrypted = await crypto.subtle.encrypt(algorithm, pieces, piece);
      const body = new Uint8Array(1 + ivLength + encrypted.byteLength);
      body[0] = formatVersion;
      body.set(iv, 1);
      body.set(new Uint8Array(encrypted), 1 + ivLength);
      return toBase64(body);
    },
    async open(name, body) {
      try {
        const bytes = fromBase64(body);
        if (bytes[0]! > formatVersion) throw new NewerBlobError();
        const algorithm = { name: 'AES-GCM', iv: bytes.slice(1, 1 + ivLength), additionalData: bound(name) };
        return new Uint8Array(await crypto.subtle.decrypt(algorithm, pieces, bytes.slice(1 + ivLength)));
      } catch (cause) {
        throw cause instanceof NewerBlobError ? cause : new DamagedBlobError({ cause });
      }
    },
  };
}

/** A file and which one it is: enough to store it again under another key, without the row that uses it. */
export interface PackedBlob {
  readonly kind: string;
  readonly key: string;
  readonly file: Blob;
}

const sizesLength = 8;

/** The file as bytes that say little of its size: the lengths of both parts, what it is as JSON, the file, and zeros. */
export async function packed({ kind, key, file }: PackedBlob): Promise<Bytes> {
  const about = new TextEncoder().encode(JSON.stringify({ kind, key, type: file.type }));
  const start = sizesLength + about.length;
  const bytes = new Uint8Array(paddedLength(start + file.size));
  const sizes = new DataView(bytes.buffer);
  sizes.setUint32(0, about.length);
  sizes.setUint32(4, file.size);
  bytes.set(about, sizesLength);
  bytes.set(new Uint8Array(await file.arrayBuffer()), start);
  return bytes;
}

/** Reverses `packed`. @throws {DamagedBlobError} for bytes that it didn't make */
export function unpacked(bytes: Bytes): PackedBlob {
  try {
    const sizes = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const start = sizesLength + sizes.getUint32(0);
    const end = start + sizes.getUint32(4);
    if (end > bytes.length) throw new RangeError('The file is cut off.');
    const about: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(sizesLength, start)));
    const { kind, key, type } = about as Record<'kind' | 'key' | 'type', unknown>;
    if (typeof kind !== 'string' || typeof key !== 'string' || typeof type !== 'string')
      throw new TypeError('The file doesn’t say what it is.');
    return { kind, key, file: new Blob([bytes.subarray(start, end)], { type }) };
  } catch (cause) {
    throw new DamagedBlobError({ cause });
  }
}
