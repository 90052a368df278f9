import { syncLimits } from '@keepmark/contracts/sync';
import type { ItemCipher } from '../keys/item-cipher';
import { manifestItemId, manifestText } from '../manifest';
import { refusalOf } from '../server/refusal';
import type { LongWork, SyncProgress } from '../sync-control';
import { SyncError } from '../sync-control';
import { syncOnce } from './engine';
import { type Exchange, rowKey } from './exchange';
import { pushes, type Sealed, sealOutgoing } from './send-items';
import type { Outgoing } from './survey';

export interface NewKey {
  /** Encrypts under the new key. */
  readonly cipher: ItemCipher;
  /** The generation that `startRekey` opened. */
  readonly keyVersion: number;
  /** Encrypts the files again, as far as an earlier call hasn't. */
  readonly copyFiles?: (signal: AbortSignal, onProgress: (progress: SyncProgress) => void) => Promise<void>;
}

/** How often another device may push while everything is encrypted again. */
const maxTries = 6;

/**
 * Encrypts everything again under a new key, beside the old items, and makes the server switch. The old items stay what counts
 * until then, so that it can stop at any point.
 *
 * @throws {SyncError} `moved-on` when other devices push all the time; `failed` when a newer version wrote something
 */
export async function changeKey(exchange: Exchange, newKey: NewKey, work: LongWork): Promise<void> {
  const { cipher, keyVersion, copyFiles } = newKey;
  const signal = work.signal ?? new AbortController().signal;
  const generation = new Generation(exchange, cipher, keyVersion, await manifestItemId(cipher));
  for (let tries = 0; tries < maxTries; tries += 1) {
    await syncOnce(exchange, { signal, onStatus: () => {} });
    await generation.fill(work, signal);
    await copyFiles?.(signal, (files) => work.onProgress?.(generation.progressWith(files)));
    signal.throwIfAborted();
    try {
      await exchange.server.commitRekey(keyVersion, exchange.shadow.meta.cursor);
      return;
    } catch (cause) {
      if (refusalOf(cause) !== 'sync-moved-on') throw cause;
    }
  }
  throw new SyncError('moved-on', 'Another device is changing your data. Try again when it is idle.');
}

/** What was pushed of an item: as of which revision under the old key, and its revision and fingerprint under the new one. */
interface Copy {
  readonly of: number;
  readonly revision: number;
  readonly print: string | undefined;
}

class Generation {
  readonly #exchange: Exchange;
  readonly #cipher: ItemCipher;
  readonly #keyVersion: number;
  readonly #manifestId: string;
  readonly #copies = new Map<string, Copy>();
  #manifestRevision = 0;

  constructor(exchange: Exchange, cipher: ItemCipher, keyVersion: number, manifestId: string) {
    this.#exchange = exchange;
    this.#cipher = cipher;
    this.#keyVersion = keyVersion;
    this.#manifestId = manifestId;
  }

  /** Pushes what isn't in the new generation yet, or not in its newest revision. */
  async fill({ onProgress }: LongWork, signal: AbortSignal): Promise<void> {
    const left = this.#left();
    const total = this.#copies.size + left.length;
    for await (const batch of pushes(left, (one) => this.#seal(one), tooLarge)) {
      await this.#push(batch, signal);
      onProgress?.({ done: this.#copies.size, total });
    }
  }

  /** How far rows and files are together. */
  progressWith({ done, total }: SyncProgress): SyncProgress {
    return { done: this.#copies.size + done, total: this.#copies.size + total };
  }

  #left(): Outgoing[] {
    return this.#exchange.shadow.entries.flatMap((entry): Outgoing[] => {
      const { table, id, revision, row, bornAt, deletedAt = 0, held, version, localStamp } = entry;
      if (held === 'newer' || held === 'unfit') {
        throw new SyncError('failed', 'Another device uses a newer version. Reload the page, then change the key.');
      }
      // What can't be decrypted can't be encrypted again. What the server doesn't have is pushed under the new key later.
      if (table === '' || held || revision === 0) return [];
      if (this.#copies.get(rowKey(entry))?.of === revision) return [];
      return [{ table, id, entry: undefined, row, bornAt, version, localStamp, deletedAt }];
    });
  }

  async #seal(one: Outgoing): Promise<Sealed | undefined> {
    const { rows, shadow } = this.#exchange;
    const sealed = await sealOutgoing({ cipher: this.#cipher, rows, shadow }, one);
    const baseRevision = this.#copies.get(rowKey(one))?.revision ?? 0;
    return sealed && { ...sealed, item: { ...sealed.item, baseRevision } };
  }

  async #push(batch: readonly Sealed[], signal: AbortSignal): Promise<void> {
    const { shadow, server } = this.#exchange;
    const next = new Map(this.#copies);
    for (const { confirmed } of batch) {
      const of = shadow.ofRow(confirmed.table, confirmed.id)?.revision ?? 0;
      next.set(rowKey(confirmed), { of, revision: 0, print: confirmed.print });
    }
    const manifest = {
      id: this.#manifestId,
      baseRevision: this.#manifestRevision,
      isDeleted: false,
      body: await this.#cipher.seal(this.#manifestId, manifestText(totalsOf(next.values()))),
    };
    const items = [...batch.map(({ item }) => item), manifest];
    const { accepted, conflicts } = await server.push(this.#keyVersion, items, signal);
    const keys = new Map(batch.map(({ confirmed }) => [confirmed.itemId, rowKey(confirmed)]));
    for (const { id, revision } of accepted) {
      const key = keys.get(id);
      if (id === this.#manifestId) this.#manifestRevision = revision;
      else if (key !== undefined) this.#copies.set(key, { ...next.get(key)!, revision });
    }
    // Only this device pushes here: the answer to its first try was lost. `of` makes it push again over that.
    for (const { id, revision } of conflicts) {
      const key = keys.get(id);
      if (id === this.#manifestId) this.#manifestRevision = revision;
      else if (key !== undefined) this.#copies.set(key, { ...next.get(key)!, of: -1, revision });
    }
    if (conflicts.length > 0) await this.#push(this.#again(batch), signal);
  }

  #again(batch: readonly Sealed[]): Sealed[] {
    return batch.flatMap(({ item, confirmed }) => {
      const copy = this.#copies.get(rowKey(confirmed));
      return copy?.of === -1 ? [{ item: { ...item, baseRevision: copy.revision }, confirmed }] : [];
    });
  }
}

function totalsOf(copies: Iterable<Copy>): { count: number; sum: bigint } {
  const prints = [...copies].flatMap(({ print }) => print ?? []);
  return {
    count: prints.length,
    sum: BigInt.asUintN(
      128,
      prints.reduce((sum, print) => sum + BigInt(`0x${print}`), 0n),
    ),
  };
}

const tooLarge = (): void => {
  throw new SyncError(
    'failed',
    `One entry is larger than ${syncLimits.bytesPerItem / 1024} kB and can’t be encrypted again.`,
  );
};
