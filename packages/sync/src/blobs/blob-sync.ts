import type { Database } from '@keepmark/local-store';
import type { SyncServer } from '../server/sync-server';
import { isUnreachable, waitOf } from '../server/refusal';
import type { KeyRecord } from '../shadow/key-store';
import type { SyncFiles, SyncProgress } from '../sync-control';
import { blobCipher } from './blob-cipher';
import { BlobLedger } from './blob-ledger';
import { BlobPasses, type BlobStatus } from './blob-pass';
import type { BlobSource } from './blob-source';
import { copyBlobs } from './copy-blobs';
import type { BlobPlace } from './transfer';

export interface BlobSyncParts {
  readonly database: Database;
  readonly sources: readonly BlobSource[];
  readonly server: SyncServer;
  readonly key: Pick<KeyRecord, 'userId' | 'keyVersion' | 'accountKey'>;
  /** The name of the ledger's database. */
  readonly name: string;
  readonly indexedDB: () => IDBFactory;
  /** Whether all rows are here and understood. */
  readonly hasAllRows: () => boolean;
  readonly onChange: () => void;
}

const debounceMs = 1000;
const firstPauseMs = 2000;
const longestPauseMs = 300_000;

/** Opens what syncs the files of this device. */
export async function openBlobSync(parts: BlobSyncParts): Promise<BlobSync> {
  const { server, key, name, indexedDB } = parts;
  const [cipher, ledger] = await Promise.all([
    blobCipher(key.accountKey, key.userId),
    BlobLedger.open(name, indexedDB, key.keyVersion),
  ]);
  return new BlobSync(parts, { server, cipher, keyVersion: key.keyVersion }, ledger);
}

/** Keeps the files here and on the server the same, in the background: after the rows, and never in their way. */
export class BlobSync {
  readonly #parts: BlobSyncParts;
  readonly #place: BlobPlace;
  readonly #ledger: BlobLedger;
  readonly #passes: BlobPasses;
  #status: BlobStatus | undefined;
  #running: Promise<void> = Promise.resolve();
  #abort = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;
  /** Tries since something was missing or failed. */
  #tries = 0;
  #lastMissing = 0;

  constructor(parts: BlobSyncParts, place: BlobPlace, ledger: BlobLedger) {
    this.#parts = parts;
    this.#place = place;
    this.#ledger = ledger;
    const { database, sources, onChange } = parts;
    const onStatus = (status: BlobStatus): void => {
      this.#status = status;
      onChange();
    };
    this.#passes = new BlobPasses({ database, sources, place, ledger, nowMs: () => Date.now(), onStatus });
  }

  get files(): SyncFiles {
    const kinds = this.#parts.sources.map(({ kind, label, isOnByDefault }) => ({
      kind,
      label,
      isOn: this.#ledger.choiceOf(kind) ?? isOnByDefault,
    }));
    const {
      toSend = 0,
      toGet = 0,
      damaged = 0,
      tooLarge = 0,
      isFull = false,
      isBrowserFull = false,
    } = this.#status ?? {};
    return { kinds, toSend, toGet, damaged, tooLarge, isFull, isBrowserFull };
  }

  /** The rows are the same on both sides, after a change here or elsewhere. */
  rowsSynced(): void {
    if (this.#timer === undefined || this.#tries > 0) this.#schedule(debounceMs, false);
  }

  /** Does what can be done now. Resolves when it is done, or couldn't. */
  async now(): Promise<void> {
    this.#tries = 0;
    this.#passes.listAgain();
    clearTimeout(this.#timer);
    await this.#pass();
  }

  async choose(kind: string, isOn: boolean): Promise<void> {
    await this.#ledger.choose(kind, isOn);
    this.#parts.onChange();
    this.#schedule(0, true);
  }

  /** Stops what is under way, and lets `work` be the only one that uses the server's files. */
  async exclusively(work: () => Promise<void>): Promise<void> {
    this.#abort.abort();
    const before = this.#running;
    const done = before.then(work);
    this.#running = done.catch(() => {});
    try {
      await done;
    } finally {
      this.#abort = new AbortController();
      this.#schedule(0, true);
    }
  }

  /** Encrypts the server's files again under a new key. @param copied see `copyBlobs` */
  async copyTo(
    key: Pick<KeyRecord, 'keyVersion' | 'accountKey'>,
    copied: Set<string>,
    signal: AbortSignal,
    onProgress?: (progress: SyncProgress) => void,
  ): Promise<void> {
    const cipher = await blobCipher(key.accountKey, this.#parts.key.userId);
    const to = { ...this.#place, cipher, keyVersion: key.keyVersion };
    await copyBlobs(this.#place, to, { signal, copied, onProgress });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#abort.abort();
    await this.#running;
  }

  #schedule(ms: number, listAgain: boolean): void {
    if (this.#isStopped) return;
    if (listAgain) this.#passes.listAgain();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#pass(), ms);
  }

  #pass(): Promise<void> {
    this.#timer = undefined;
    this.#running = this.#running.then(() => this.#tryPass());
    return this.#running;
  }

  async #tryPass(): Promise<void> {
    if (this.#isStopped) return;
    const { signal } = this.#abort;
    let waitMs = 0;
    try {
      await this.#passes.run(this.#parts.hasAllRows(), signal);
    } catch (cause) {
      if (signal.aborted) return;
      // What the server refuses for good, the rows find out, too.
      waitMs = Math.max(waitOf(cause) ?? 0, isUnreachable(cause) ? firstPauseMs : longestPauseMs);
    }
    const { toSend = 0, toGet = 0, damaged = 0, isFull = false } = this.#status ?? {};
    const missing = Math.max(0, toGet - damaged);
    if (missing > this.#lastMissing) this.#tries = 0;
    this.#lastMissing = missing;
    if (waitMs === 0 && missing === 0 && toSend === 0 && !isFull) {
      this.#tries = 0;
      return;
    }
    this.#tries += 1;
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(this.#tries - 1, 20));
    if (this.#timer === undefined) this.#schedule(Math.max(waitMs, pauseMs * (0.75 + Math.random() / 2)), true);
  }
}
