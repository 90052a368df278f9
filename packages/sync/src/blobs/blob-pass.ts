import type { Database } from '@keepmark/local-store';
import { syncLimits } from '@keepmark/contracts/sync';
import type { SyncBlob } from '@keepmark/contracts/sync-blobs';
import { chunksOf } from '../engine/exchange';
import { refusalOf } from '../server/refusal';
import { DamagedBlobError, NewerBlobError } from './blob-cipher';
import type { BlobLedger, KnownBlob } from './blob-ledger';
import type { BlobSource } from './blob-source';
import { type BlobPlace, BlobTooLargeError, getBlob, isComplete, listBlobs, sendBlob } from './transfer';

export interface BlobPassParts {
  readonly database: Database;
  readonly sources: readonly BlobSource[];
  readonly place: BlobPlace;
  readonly ledger: BlobLedger;
  readonly nowMs: () => number;
  readonly onStatus: (status: BlobStatus) => void;
}

/** How far the files are. */
export interface BlobStatus {
  /** Files that the server doesn't have yet. */
  readonly toSend: number;
  /** Files that rows use and that this browser doesn't have yet. */
  readonly toGet: number;
  /** Of these, the ones that came back wrong. They are tried again when the page is opened again. */
  readonly damaged: number;
  readonly tooLarge: number;
  /** The server takes no more. */
  readonly isFull: boolean;
  /** This browser couldn't store what came. */
  readonly isBrowserFull: boolean;
}

interface Wanted {
  readonly source: BlobSource;
  readonly key: string;
  readonly id: string;
}

/** How long the server keeps a file that no row uses, for undo and for devices that are away. Not when it is full. */
const unusedForMs = 7 * 24 * 60 * 60 * 1000;
const listAgainMs = 60 * 60 * 1000;

/** Makes the files of this browser and of the server the same, one pass at a time. */
export class BlobPasses {
  readonly #parts: BlobPassParts;
  /** The ids of files that came back wrong. */
  readonly #damaged = new Set<string>();
  readonly #ids = new Map<string, string>();
  #stored: Map<string, SyncBlob> | undefined;
  #listedAtMs = 0;
  #status: BlobStatus = { toSend: 0, toGet: 0, damaged: 0, tooLarge: 0, isFull: false, isBrowserFull: false };

  constructor(parts: BlobPassParts) {
    this.#parts = parts;
  }

  /** Asks the server again what it has. */
  listAgain(): void {
    this.#stored = undefined;
  }

  /**
   * Sends what the server lacks, gets what is missing here, and deletes what nobody uses. Can be stopped at any point.
   * @param mayDelete whether all rows are here and understood, so that what they don't use is unused
   */
  async run(mayDelete: boolean, signal: AbortSignal): Promise<void> {
    const { sources, ledger, nowMs } = this.#parts;
    const [toSend, toGet]: [Wanted[], Wanted[]] = [[], []];
    for (const source of sources) {
      const inUse = source.inUse(this.#parts.database);
      for (const key of inUse) ledger.set({ ...this.#known(source, key), unusedSinceMs: undefined });
      const here = this.#isOn(source) ? await source.ids().catch(() => undefined) : undefined;
      // A browser that denies storage has no files, and nowhere to put those of others.
      if (!here) continue;
      const local = new Set(here);
      for (const key of inUse)
        (local.has(key) ? toSend : toGet).push({ source, key, id: await this.#idOf(source, key) });
    }
    if (this.#listedAtMs + listAgainMs < nowMs()) this.#stored = undefined;
    if (toSend.length + toGet.length + ledger.all.length > 0) await this.#list(signal);
    const unsent = toSend.filter(({ id }) => !isComplete(this.#stored?.get(id)));
    this.#tell({ toSend: unsent.length, toGet: toGet.length, tooLarge: 0, isFull: false, isBrowserFull: false });
    if (mayDelete) await this.#deleteUnused(unusedForMs, signal);
    await this.#send(unsent, mayDelete, signal);
    await this.#get(toGet, signal);
    await ledger.save();
  }

  #isOn(source: BlobSource): boolean {
    return this.#parts.ledger.choiceOf(source.kind) ?? source.isOnByDefault;
  }

  #known({ kind }: Pick<BlobSource, 'kind'>, key: string): KnownBlob {
    return this.#parts.ledger.get(kind, key) ?? { kind, key };
  }

  async #idOf({ kind }: Pick<BlobSource, 'kind'>, key: string): Promise<string> {
    const name = `${kind} ${key}`;
    const id = this.#ids.get(name) ?? (await this.#parts.place.cipher.idOf(kind, key));
    this.#ids.set(name, id);
    return id;
  }

  async #list(signal: AbortSignal): Promise<void> {
    if (this.#stored) return;
    this.#stored = await listBlobs(this.#parts.place, signal);
    this.#listedAtMs = this.#parts.nowMs();
  }

  #tell(changes: Partial<BlobStatus>): void {
    this.#status = { ...this.#status, ...changes };
    this.#parts.onStatus(this.#status);
  }

  async #send(unsent: readonly Wanted[], mayDelete: boolean, signal: AbortSignal): Promise<void> {
    for (const wanted of unsent) {
      try {
        await this.#sendOne(wanted, signal);
      } catch (cause) {
        if (cause instanceof BlobTooLargeError) {
          this.#tell({ tooLarge: this.#status.tooLarge + 1, toSend: this.#status.toSend - 1 });
          continue;
        }
        if (refusalOf(cause) !== 'sync-blobs-full') throw cause;
        // Room for what is used goes before what could be restored.
        if (mayDelete && (await this.#deleteUnused(0, signal)) > 0) {
          await this.#send(unsent.slice(unsent.indexOf(wanted)), false, signal);
          return;
        }
        this.#tell({ isFull: true });
        return;
      }
    }
  }

  async #sendOne({ source, key, id }: Wanted, signal: AbortSignal): Promise<void> {
    const { ledger, place } = this.#parts;
    const { kind } = source;
    signal.throwIfAborted();
    const file = await source.read(key);
    if (!file) return;
    const known = this.#known(source, key);
    const stored = await sendBlob(
      place,
      { kind, key, file },
      {
        signal,
        stored: this.#stored?.get(id),
        ...(known.sentChunks !== undefined && { sentChunks: known.sentChunks }),
        onSent: async (now, sentChunks) => {
          this.#stored?.set(id, now);
          ledger.set({ ...known, sentChunks: sentChunks < now.chunkCount ? sentChunks : undefined });
          if (sentChunks < now.chunkCount) await ledger.save();
        },
      },
    );
    if (isComplete(stored)) this.#tell({ toSend: this.#status.toSend - 1 });
  }

  async #get(wanted: readonly Wanted[], signal: AbortSignal): Promise<void> {
    const missing = new Set(wanted);
    const tell = (changes: Partial<BlobStatus> = {}): void =>
      this.#tell({
        ...changes,
        toGet: missing.size,
        damaged: [...missing].filter(({ id }) => this.#damaged.has(id)).length,
      });
    for (const one of wanted) {
      if (!isComplete(this.#stored?.get(one.id)) || this.#damaged.has(one.id)) continue;
      signal.throwIfAborted();
      const outcome = await this.#getOne(one, signal);
      if (outcome === 'here') missing.delete(one);
      if (outcome === 'damaged') this.#damaged.add(one.id);
      tell(outcome === 'not-stored' ? { isBrowserFull: true } : {});
      if (outcome === 'not-stored') return;
    }
    tell();
  }

  async #getOne(
    { source, key, id }: Wanted,
    signal: AbortSignal,
  ): Promise<'here' | 'damaged' | 'absent' | 'not-stored'> {
    let file: Blob;
    try {
      ({ file } = await getBlob(this.#parts.place, id, signal));
    } catch (cause) {
      if (cause instanceof DamagedBlobError) return 'damaged';
      const isGone = (cause as { status?: unknown }).status === 404;
      if (!isGone && !(cause instanceof NewerBlobError)) throw cause;
      this.#stored?.delete(id);
      return 'absent';
    }
    try {
      return (await source.write(key, file)) ? 'here' : 'damaged';
    } catch {
      return 'not-stored';
    }
  }

  /** @returns how many files were deleted */
  async #deleteUnused(afterMs: number, signal: AbortSignal): Promise<number> {
    const { ledger, place, sources, database, nowMs } = this.#parts;
    const unused: { readonly known: KnownBlob; readonly id: string }[] = [];
    for (const source of sources) {
      const inUse = source.inUse(database);
      const candidates = ledger.all.filter(({ kind, key }) => kind === source.kind && !inUse.has(key));
      if (candidates.length === 0) continue;
      const restorable = await source.restorable(database);
      for (const known of candidates) {
        if (restorable.has(known.key)) ledger.set({ ...known, unusedSinceMs: undefined });
        else if (known.unusedSinceMs === undefined && afterMs > 0) ledger.set({ ...known, unusedSinceMs: nowMs() });
        else if (nowMs() - (known.unusedSinceMs ?? 0) >= afterMs)
          unused.push({ known, id: await this.#idOf(source, known.key) });
      }
    }
    const stored = unused.filter(({ id }) => this.#stored?.has(id));
    for (const batch of chunksOf(stored, syncLimits.itemsPerPush)) {
      const ids = batch.map(({ id }) => id);
      await place.server.deleteBlobs(place.keyVersion, ids, signal);
      for (const id of ids) this.#stored?.delete(id);
    }
    for (const { known } of unused) ledger.forget(known);
    return stored.length;
  }
}
