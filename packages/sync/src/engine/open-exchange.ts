import type { RowRef } from '@keepmark/local-store/sync';
import { itemCipher, type ItemCipher } from '../keys/item-cipher';
import type { Bytes } from '../keys/base64';
import { manifestItemId } from '../manifest';
import type { LocalRows } from '../rows/local-rows';
import type { SyncServer } from '../server/sync-server';
import type { Entry } from '../shadow/entry';
import { Shadow } from '../shadow/shadow';
import type { ShadowDisk } from '../shadow/shadow-disk';
import { rereadNewer } from './engine';
import { chunksOf, type Exchange } from './exchange';

/** A person's key on this device. */
export interface HeldKey {
  readonly userId: string;
  readonly keyVersion: number;
  readonly accountKey: Bytes;
  /**
   * The stamp of the newest deletion here when this device joined. It and older ones concern this browser alone: somebody who
   * turns sync off here, clears this browser and joins again wants the data of the other devices, not to delete it there.
   */
  readonly lastPriorDeletion?: number | undefined;
}

export interface ExchangeParts {
  readonly rows: LocalRows;
  readonly server: SyncServer;
  readonly disk: ShadowDisk;
  readonly key: HeldKey;
  /** Whether rows other than those that this person's sync knows may become theirs. Default: they may. */
  readonly mayAdd?: (isKnown: (ref: RowRef) => boolean) => Promise<boolean>;
  /** Replaced in tests. */
  readonly cipherOf?: (key: HeldKey) => Promise<ItemCipher>;
}

/** Somebody else synced the rows in this browser, or saved them: the person has to say first that they become theirs. */
export class SavedByOthersError extends Error {
  override readonly name = 'SavedByOthersError';
}

/**
 * Opens the shadow for these rows and this key, and brings it in line with both.
 *
 * @throws {SavedByOthersError} if they aren't the shadow's rows and `mayAdd` says no. Nothing has changed then.
 */
export async function openExchange(parts: ExchangeParts): Promise<Exchange> {
  const { rows, server, disk, key } = parts;
  const cipherOf = parts.cipherOf ?? (({ accountKey, userId }: HeldKey) => itemCipher(accountKey, userId));
  const [cipher, shadow] = await Promise.all([cipherOf(key), Shadow.open(disk, key.keyVersion)]);
  // Without a mark, the browser lost its storage, and may have recovered a part of it.
  const isKnown = ({ table, id }: RowRef) => rows.mark === undefined && shadow.ofRow(table, id) !== undefined;
  if (rows.mark !== shadow.meta.mark && (await parts.mayAdd?.(isKnown)) === false)
    throw new SavedByOthersError('Ask before what is saved in this browser is added to this account.');
  const isNew = shadow.meta.cursor === 0 && shadow.isEmpty;
  // Cleared storage, or another profile's copy: these aren't the rows that the shadow knows.
  if (rows.mark !== shadow.meta.mark && !isNew) shadow.void(key.keyVersion);
  if (shadow.meta.keyVersion !== key.keyVersion) await rekey(shadow, cipher, key.keyVersion);
  rereadNewer({ shadow });
  await shadow.save();
  // Last: a mark without its shadow makes the shadow void, which costs time; a shadow of other rows would cost rows.
  rows.mark = shadow.meta.mark;
  const { lastPriorDeletion = 0 } = key;
  return { rows, shadow, cipher, server, manifestId: await manifestItemId(cipher), lastPriorDeletion };
}

/** Items have other ids under another key. What was confirmed under the old one stays the base of merges. */
async function rekey(shadow: Shadow, cipher: ItemCipher, keyVersion: number): Promise<void> {
  const itemIds = new Map<Entry, string>();
  for (const chunk of chunksOf(shadow.entries, 500)) {
    const ids = await Promise.all(chunk.map(({ table, id }) => cipher.idOf(table, id)));
    for (const [at, entry] of chunk.entries()) itemIds.set(entry, ids[at]!);
  }
  shadow.rebase({ keyVersion, manifestDue: false }, itemIds);
}
