import type { Bytes } from './base64';

/** What every item of a person is encrypted under: 256 random bits, made on their first device. */
export const newAccountKey = (): Bytes => crypto.getRandomValues(new Uint8Array(32));

/** What the account key is for. None of these can be exported. */
export interface AccountKeys {
  /** AES-256-GCM, for bodies. */
  readonly bodies: CryptoKey;
  /** HMAC-SHA-256, for the ids of items. */
  readonly ids: CryptoKey;
  /** HMAC-SHA-256, for the manifest. */
  readonly manifest: CryptoKey;
}

/** Derives the keys that are used from the account key. */
export async function keysOf(accountKey: Bytes): Promise<AccountKeys> {
  const [bodies, ids, manifest] = await Promise.all([
    derivedKey(accountKey, 'keepmark sync bodies', aesKey, ['encrypt', 'decrypt']),
    derivedKey(accountKey, 'keepmark sync ids', hmacKey, ['sign']),
    derivedKey(accountKey, 'keepmark sync manifest', hmacKey, ['sign']),
  ]);
  return { bodies, ids, manifest };
}

export const aesKey = { name: 'AES-GCM', length: 256 } as const;
export const hmacKey = { name: 'HMAC', hash: 'SHA-256', length: 256 } as const;

/**
 * A key for one purpose, by HKDF-SHA-256 without a salt: the secret is random already.
 *
 * @param secret at least 128 random bits
 */
export async function derivedKey(
  secret: Bytes,
  purpose: string,
  algorithm: typeof aesKey | typeof hmacKey,
  usages: readonly KeyUsage[],
): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode(purpose);
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
  return crypto.subtle.deriveKey(hkdf, material, algorithm, false, [...usages]);
}
