import { aesKey, derivedKey, hmacKey } from './account-key';
import { type Bytes, fromBase64Url, toBase64Url } from './base64';

/** How an account key leaves a device: wrapped with a secret that the server never sees. */
export type WrapPurpose = 'recovery' | 'pairing';

const wrapVersion = 1;
const ivLength = 12;

/** The wrapped key is not one that this secret wrapped for this person and purpose. */
export class WrongSecretError extends Error {
  override readonly name = 'WrongSecretError';
}

/**
 * Wraps an account key.
 *
 * @param secret at least 128 random bits: the entropy of recovery words, or a pairing secret. That many can't be guessed, so
 *   HKDF does; stretching as for passwords would only make joining slow.
 * @returns base64url
 */
export async function wrapKey(accountKey: Bytes, secret: Bytes, purpose: WrapPurpose, userId: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const key = await wrappingKey(secret, purpose);
  const algorithm = { name: 'AES-GCM', iv, additionalData: bound(purpose, userId) };
  const encrypted = await crypto.subtle.encrypt(algorithm, key, accountKey);
  return toBase64Url(new Uint8Array([wrapVersion, ...iv, ...new Uint8Array(encrypted)]));
}

/** @throws {WrongSecretError} */
export async function unwrapKey(wrapped: string, secret: Bytes, purpose: WrapPurpose, userId: string): Promise<Bytes> {
  try {
    const bytes = fromBase64Url(wrapped);
    if (bytes[0] !== wrapVersion) throw new RangeError('An unknown way to wrap a key.');
    const iv = bytes.slice(1, 1 + ivLength);
    const key = await wrappingKey(secret, purpose);
    const algorithm = { name: 'AES-GCM', iv, additionalData: bound(purpose, userId) };
    const accountKey = await crypto.subtle.decrypt(algorithm, key, bytes.slice(1 + ivLength));
    if (accountKey.byteLength !== 32) throw new RangeError('No account key.');
    return new Uint8Array(accountKey);
  } catch (cause) {
    throw new WrongSecretError('The key can’t be unwrapped with this.', { cause });
  }
}

const wrappingKey = (secret: Bytes, purpose: WrapPurpose) =>
  derivedKey(secret, `keepmark sync ${purpose}`, aesKey, ['encrypt', 'decrypt']);

const bound = (purpose: WrapPurpose, userId: string) =>
  new TextEncoder().encode(JSON.stringify([purpose, userId, wrapVersion]));

/** A pairing secret: 256 random bits as 43 characters of base64url. */
export const newPairingSecret = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/** The secret in a fragment, with or without its `#`. Undefined for any other text. */
export function pairingSecretIn(fragment: string): Bytes | undefined {
  const text = fragment.trim().replace(/^#/, '');
  return /^[\w-]{43}$/.test(text) ? fromBase64Url(text) : undefined;
}

/** What the server knows the offer of a secret by. It tells nothing of the secret. */
export async function pairingId(secret: Bytes): Promise<string> {
  const key = await derivedKey(secret, 'keepmark sync pairing id', hmacKey, ['sign']);
  return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, new Uint8Array())));
}
