import { newAccountKey } from '../keys/account-key';
import type { Bytes } from '../keys/base64';
import { newPairingSecret, pairingId, pairingSecretIn, unwrapKey, wrapKey, WrongSecretError } from '../keys/key-wrap';
import { refusalOf } from '../server/refusal';
import type { SyncServer } from '../server/sync-server';
import type { KeyRecord } from '../shadow/key-store';
import { type Pairing, SyncError } from '../sync-control';

/** An account key and the generation that it is of. */
type Key = Pick<KeyRecord, 'keyVersion' | 'accountKey'>;

const pairingMs = 600_000;

/** The account key, wrapped with recovery words. */
export const wrappedForWords = (accountKey: Bytes, secret: Bytes, userId: string): Promise<string> =>
  wrapKey(accountKey, secret, 'recovery', userId);

/** Turns sync on at the server, with a new key that these words' secret unwraps. */
export async function startedKey(server: SyncServer, userId: string, secret: Bytes): Promise<Key> {
  const accountKey = newAccountKey();
  try {
    const { keyVersion } = await server.start(await wrappedForWords(accountKey, secret, userId));
    return { keyVersion, accountKey };
  } catch (cause) {
    if (refusalOf(cause) !== 'sync-is-on') throw cause;
    // The answer to a first try may be lost. Then these words unwrap what is there.
    return keyOfWords(server, userId, secret).catch(() => {
      throw cause;
    });
  }
}

/** @param secret of recovery words. @throws {SyncError} `sync-is-off`, `wrong-words` */
export async function keyOfWords(server: SyncServer, userId: string, secret: Bytes): Promise<Key> {
  const account = await server.account();
  if (!account) throw new SyncError('sync-is-off', 'Nothing is stored for you. Turn sync on instead.');
  const { keyVersion, wrappedKey } = account;
  return { keyVersion, accountKey: await unwrapped(wrappedKey, secret, 'recovery', userId) };
}

/** Lets the secret of new recovery words unwrap the key, instead of that of the former ones. */
export async function replaceWords(
  server: SyncServer,
  { keyVersion, accountKey, userId }: KeyRecord,
  secret: Bytes,
): Promise<void> {
  await server.replaceRecovery(keyVersion, await wrappedForWords(accountKey, secret, userId));
}

/** Offers the key for ten minutes, for one fetch. */
export async function offerKey(
  server: SyncServer,
  userId: string,
  accountKey: Bytes,
  pageAddress: string,
): Promise<Pairing> {
  const text = newPairingSecret();
  const secret = pairingSecretIn(text)!;
  const id = await pairingId(secret);
  await server.offerPairing(id, await wrapKey(accountKey, secret, 'pairing', userId));
  return {
    address: `${pageAddress}#${text}`,
    expiresAt: Date.now() + pairingMs,
    // Taken by this device itself, it is gone. If that fails, somebody else took it, or it is gone in ten minutes.
    async cancel() {
      await server.takePairing(id).catch(() => {});
    },
  };
}

/** @throws {SyncError} `pairing-broken`, `pairing-expired`, `sync-is-off` */
export async function keyOfPairing(server: SyncServer, userId: string, fragment: string): Promise<Key> {
  const secret = pairingSecretIn(fragment);
  if (!secret) throw new SyncError('pairing-broken', 'This isn’t a whole address. Scan the code again.');
  const wrappedKey = await server.takePairing(await pairingId(secret)).catch((cause: unknown) => {
    if ((cause as { status?: unknown }).status !== 404) throw cause;
    const message = 'This code was used already, or is older than ten minutes. Show a new one.';
    throw new SyncError('pairing-expired', message, { cause });
  });
  const accountKey = await unwrapped(wrappedKey, secret, 'pairing', userId);
  const account = await server.account();
  if (!account) throw new SyncError('sync-is-off', 'Sync was turned off. Turn it on again on the other device.');
  return { keyVersion: account.keyVersion, accountKey };
}

async function unwrapped(...wrapped: Parameters<typeof unwrapKey>): Promise<Bytes> {
  try {
    return await unwrapKey(...wrapped);
  } catch (cause) {
    if (!(cause instanceof WrongSecretError)) throw cause;
    if (wrapped[2] === 'pairing') throw new SyncError('pairing-broken', 'This code is for somebody else.', { cause });
    const message = 'These aren’t the words of your data. Newer words may have replaced them.';
    throw new SyncError('wrong-words', message, { cause });
  }
}
