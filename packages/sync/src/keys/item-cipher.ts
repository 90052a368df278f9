import { type AccountKeys, keysOf } from './account-key';
import { type Bytes, fromBase64, toBase64, toBase64Url } from './base64';
import { padded, unpadded } from './padding';

/** The format of a body: this byte, 12 of the IV, then AES-256-GCM with its tag of 16 bytes. */
export const formatVersion = 1;
const ivLength = 12;
const tagLength = 16;

/** Names and encrypts items for one person and one account key. */
export interface ItemCipher {
  /** The id that the server knows a row by. */
  idOf(table: string, rowId: string): Promise<string>;
  /** Encrypts the text for this item. Each call gives other bytes. @returns base64 */
  seal(itemId: string, text: string): Promise<string>;
  /** @throws {NewerFormatError} @throws {UnreadableItemError} */
  open(itemId: string, body: string): Promise<string>;
  /** 128 bits, as hex digits, that stand for this item with this body. Nobody without the key can foretell them. */
  fingerprint(itemId: string, body: string): Promise<string>;
}

/** A newer version of the application wrote this body. It is left alone until this browser has that version. */
export class NewerFormatError extends Error {
  override readonly name = 'NewerFormatError';
  constructor() {
    super('Another device stored this with a newer version. Reload the page to get it.');
  }
}

/** The body isn't one that this key encrypted for this item. */
export class UnreadableItemError extends Error {
  override readonly name = 'UnreadableItemError';
  constructor(options?: ErrorOptions) {
    super('This item can’t be decrypted with your key.', options);
  }
}

/** Makes the cipher of a person's account key. @param userId is part of what is authenticated, so no body fits another person */
export async function itemCipher(accountKey: Bytes, userId: string): Promise<ItemCipher> {
  return cipherOf(await keysOf(accountKey), userId);
}

function cipherOf(keys: AccountKeys, userId: string): ItemCipher {
  const encoder = new TextEncoder();
  const sign = async (key: CryptoKey, parts: readonly string[]) =>
    new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(JSON.stringify(parts))));
  const bound = (itemId: string) => encoder.encode(JSON.stringify([userId, itemId, formatVersion]));
  return {
    async idOf(table, rowId) {
      return toBase64Url(await sign(keys.ids, [table, rowId]));
    },
    async seal(itemId, text) {
      const iv = crypto.getRandomValues(new Uint8Array(ivLength));
      const algorithm = { name: 'AES-GCM', iv, additionalData: bound(itemId) };
      const encrypted = await crypto.subtle.encrypt(algorithm, keys.bodies, await padded(text));
      const body = new Uint8Array(1 + ivLength + encrypted.byteLength);
      body[0] = formatVersion;
      body.set(iv, 1);
      body.set(new Uint8Array(encrypted), 1 + ivLength);
      return toBase64(body);
    },
    async open(itemId, body) {
      const bytes = bytesOf(body);
      if (bytes[0]! > formatVersion) throw new NewerFormatError();
      if (bytes[0]! < formatVersion) throw new UnreadableItemError();
      const iv = bytes.slice(1, 1 + ivLength);
      const algorithm = { name: 'AES-GCM', iv, additionalData: bound(itemId) };
      try {
        const plain = await crypto.subtle.decrypt(algorithm, keys.bodies, bytes.slice(1 + ivLength));
        return await unpadded(new Uint8Array(plain));
      } catch (cause) {
        throw new UnreadableItemError({ cause });
      }
    },
    async fingerprint(itemId, body) {
      // The tag authenticates the whole body.
      return hex((await sign(keys.manifest, [itemId, body.slice(-24)])).subarray(0, 16));
    },
  };
}

const hex = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

function bytesOf(body: string): Bytes {
  try {
    const bytes = fromBase64(body);
    if (bytes.length > 1 + ivLength + tagLength) return bytes;
  } catch (cause) {
    throw new UnreadableItemError({ cause });
  }
  throw new UnreadableItemError();
}
