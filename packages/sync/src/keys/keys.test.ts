import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { newAccountKey } from './account-key';
import { fromBase64, fromBase64Url, toBase64, toBase64Url } from './base64';
import { formatVersion, itemCipher, NewerFormatError, UnreadableItemError } from './item-cipher';
import { newPairingSecret, pairingId, pairingSecretIn, unwrapKey, wrapKey, WrongSecretError } from './key-wrap';
import { padded, paddedLength, unpadded } from './padding';

const key = newAccountKey();

test('base64 and base64url come back as they were', () => {
  for (const length of [0, 1, 2, 3, 8191, 8192, 20_000]) {
    const bytes = new Uint8Array(length).map((_, at) => (at * 7) % 256);
    expect(fromBase64(toBase64(bytes))).toEqual(bytes);
    expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
  }
  expect(toBase64Url(new Uint8Array([255, 239]))).toBe('_-8');
});

test('an item id depends on table, row and key, not on where one name ends', async () => {
  const [cipher, other] = await Promise.all([itemCipher(key, 'ada'), itemCipher(newAccountKey(), 'ada')]);
  const id = await cipher.idOf('jobs', '1');
  expect(id).toMatch(/^[\w-]{43}$/);
  expect(await cipher.idOf('jobs', '1')).toBe(id);
  const others = [cipher.idOf('jobs1', ''), cipher.idOf('job', 's1'), other.idOf('jobs', '1')];
  expect(await Promise.all(others)).not.toContain(id);
});

test('padding gives back any text, in few sizes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 3000 }), async (text) => {
      const bytes = await padded(text);
      expect(paddedLength(bytes.length)).toBe(bytes.length);
      expect(await unpadded(bytes)).toBe(text);
    }),
    { numRuns: 50 },
  );
  const sizes = new Set(Array.from({ length: 100_000 }, (_, length) => paddedLength(length + 1)));
  expect(sizes.size).toBeLessThan(130);
  for (let length = 1025; length < 1_000_000; length += 997) {
    expect(paddedLength(length)).toBeGreaterThanOrEqual(length);
    expect(paddedLength(length)).toBeLessThan(length * 1.125 + 1);
  }
});

test('a long text takes less space than it has letters', async () => {
  const text = 'We are looking for a baker who likes mornings. '.repeat(100);
  expect((await padded(text)).length).toBeLessThan(text.length / 5);
});

test('a browser without compression can store and read', async () => {
  const stream = globalThis.CompressionStream;
  try {
    Object.assign(globalThis, { CompressionStream: undefined });
    const bytes = await padded('baker '.repeat(100));
    expect(bytes[0]).toBe(0);
    expect(await unpadded(bytes)).toBe('baker '.repeat(100));
  } finally {
    Object.assign(globalThis, { CompressionStream: stream });
  }
});

it('opens what it sealed, and never seals the same bytes', async () => {
  const cipher = await itemCipher(key, 'ada');
  const id = await cipher.idOf('jobs', '1');
  const body = await cipher.seal(id, 'Baker 👩‍🍳');
  expect(await cipher.open(id, body)).toBe('Baker 👩‍🍳');
  expect(await cipher.seal(id, 'Baker 👩‍🍳')).not.toBe(body);
  expect(atob(body)).not.toContain('Baker');
});

it('opens no body of another item, person or key, and none that changed in any byte', async () => {
  const cipher = await itemCipher(key, 'ada');
  const id = await cipher.idOf('jobs', '1');
  const body = await cipher.seal(id, 'Baker');
  const refused = (opened: Promise<string>) => expect(opened).rejects.toThrow(UnreadableItemError);
  await refused(cipher.open(await cipher.idOf('jobs', '2'), body));
  await refused((await itemCipher(key, 'bob')).open(id, body));
  await refused((await itemCipher(newAccountKey(), 'ada')).open(id, body));
  const bytes = fromBase64(body);
  for (let at = 1; at < bytes.length; at += 5) {
    const changed = bytes.slice();
    changed[at]! ^= 1;
    await refused(cipher.open(id, toBase64(changed)));
  }
  for (const wrong of ['', 'AAAA', '!', body.slice(0, -4), toBase64(new Uint8Array([0, ...bytes.slice(1)]))]) {
    await refused(cipher.open(id, wrong));
  }
});

it('says that a newer version wrote the body', async () => {
  const cipher = await itemCipher(key, 'ada');
  const body = fromBase64(await cipher.seal('id', 'Baker'));
  body[0] = formatVersion + 1;
  await expect(cipher.open('id', toBase64(body))).rejects.toThrow(NewerFormatError);
});

it('has a fingerprint that depends on item, body and key', async () => {
  const cipher = await itemCipher(key, 'ada');
  const other = await itemCipher(newAccountKey(), 'ada');
  const [one, two] = [await cipher.seal('a', 'Baker'), await cipher.seal('a', 'Baker')];
  const fingerprints = await Promise.all([
    cipher.fingerprint('a', one),
    cipher.fingerprint('a', two),
    cipher.fingerprint('b', one),
    other.fingerprint('a', one),
  ]);
  expect(new Set(fingerprints).size).toBe(4);
  expect(fingerprints[0]).toMatch(/^[\da-f]{32}$/);
  expect(await cipher.fingerprint('a', one)).toBe(fingerprints[0]);
});

test('a wrapped key opens with its secret, for its person and purpose only', async () => {
  const secret = pairingSecretIn(`#${newPairingSecret()}`)!;
  const wrapped = await wrapKey(key, secret, 'pairing', 'ada');
  expect(wrapped).toMatch(/^[\w-]{1,2048}$/);
  expect(await unwrapKey(wrapped, secret, 'pairing', 'ada')).toEqual(key);
  const refused = (unwrapped: Promise<unknown>) => expect(unwrapped).rejects.toThrow(WrongSecretError);
  await refused(unwrapKey(wrapped, secret, 'recovery', 'ada'));
  await refused(unwrapKey(wrapped, secret, 'pairing', 'bob'));
  await refused(unwrapKey(wrapped, pairingSecretIn(newPairingSecret())!, 'pairing', 'ada'));
  for (const broken of ['', 'x', wrapped.slice(2), `${wrapped}AAAA`])
    await refused(unwrapKey(broken, secret, 'pairing', 'ada'));
});

test('the id of a pairing depends on its secret', async () => {
  const [one, two] = [pairingSecretIn(newPairingSecret())!, pairingSecretIn(newPairingSecret())!];
  expect(await pairingId(one)).toMatch(/^[\w-]{43}$/);
  expect(await pairingId(one)).toBe(await pairingId(one));
  expect(await pairingId(one)).not.toBe(await pairingId(two));
});

it.each(['', '#', '#abc', `${newPairingSecret()}a`, `#!${newPairingSecret().slice(1)}`])(
  'finds no pairing secret in %j',
  (fragment) => {
    expect(pairingSecretIn(fragment)).toBeUndefined();
  },
);
