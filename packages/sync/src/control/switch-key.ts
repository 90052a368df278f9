import { changeKey, type NewKey } from '../engine/change-key';
import { newAccountKey } from '../keys/account-key';
import type { Bytes } from '../keys/base64';
import { itemCipher } from '../keys/item-cipher';
import type { SyncServer } from '../server/sync-server';
import type { KeyRecord, KeyStore } from '../shadow/key-store';
import type { LongWork } from '../sync-control';
import { wrappedForWords } from './joining';
import type { Running } from './running';

interface SwitchKeyParts {
  readonly running: Running;
  readonly keys: KeyStore;
  readonly server: SyncServer;
  /** The key until now. */
  readonly record: KeyRecord;
  /** Of the recovery words for the new key. */
  readonly secret: Bytes;
}

/** Makes a new account key, encrypts rows and files again with it, and holds it once the server has switched. */
export async function switchKey(parts: SwitchKeyParts, work: LongWork): Promise<void> {
  const { running, keys, server, record, secret } = parts;
  const { userId } = record;
  const accountKey = newAccountKey();
  await running.exclusively(async (exchange, files) => {
    const wrappedKey = await wrappedForWords(accountKey, secret, userId);
    const keyVersion = await server.startRekey(record.keyVersion, wrappedKey);
    // Before the server switches: killed after it, this device would have to be paired itself.
    await keys.write({ ...record, next: { keyVersion, accountKey } });
    const copied = new Set<string>();
    const copyFiles: NewKey['copyFiles'] = async (signal, onProgress) =>
      files?.copyTo({ keyVersion, accountKey }, copied, signal, onProgress);
    await changeKey(exchange, { cipher: await itemCipher(accountKey, userId), keyVersion, copyFiles }, work);
    await keys.write({ ...record, keyVersion, accountKey, next: undefined });
  });
}
