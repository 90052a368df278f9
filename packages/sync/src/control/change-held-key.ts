import type { Exchange } from '../engine/exchange';
import { newAccountKey } from '../keys/account-key';
import type { Bytes } from '../keys/base64';
import { itemCipher } from '../keys/item-cipher';
import type { KeyRecord, KeyStore } from '../shadow/key-store';
import type { LongWork } from '../sync-control';
import { wrappedForWords } from './joining';

/** Encrypts everything again under a new key, and holds it from then on. */
export async function changeHeldKey(
  exchange: Exchange,
  { keys, record, secret, work }: { keys: KeyStore; record: KeyRecord; secret: Bytes; work: LongWork },
): Promise<void> {
  const { userId } = record;
  const accountKey = newAccountKey();
  const { changeKey } = await import('../engine/change-key');
  const wrappedKey = await wrappedForWords(accountKey, secret, userId);
  const keyVersion = await exchange.server.startRekey(record.keyVersion, wrappedKey);
  // Before the server switches: killed after it, this device would have to be paired itself.
  await keys.write({ ...record, next: { keyVersion, accountKey } });
  await changeKey(exchange, { cipher: await itemCipher(accountKey, userId), keyVersion }, work);
  await keys.write({ ...record, keyVersion, accountKey, next: undefined });
}
