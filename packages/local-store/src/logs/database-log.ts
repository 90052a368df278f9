import type { Store } from '../store';
import { idOf, nextStamp } from '../tables/row';
import type { LogBatch, LogChange, LogEntry, LogKind, LogTexts } from './log-copy';
import { MirroredLog } from './mirrored-log';

const logs = new WeakMap<Store, DatabaseLog>();

/** The log beside an open database. */
export function logOf(store: Store): DatabaseLog {
  const log = logs.get(store) ?? new DatabaseLog(store);
  logs.set(store, log);
  return log;
}

/** How long something can be brought back. */
export const restorableForMs = 30 * 24 * 60 * 60 * 1000;

/** How long it is known that rows were deleted: as long as the server of sync knows it. */
const rememberedForMs = 180 * 24 * 60 * 60 * 1000;

/** The log of a database: deleted rows and replaced texts. Tells this tab and others when it has changed. */
export class DatabaseLog {
  readonly #store: Store;
  readonly #log: MirroredLog;
  readonly #listeners = new Set<() => void>();
  readonly #channel: Pick<BroadcastChannel, 'addEventListener' | 'postMessage'> | undefined;

  constructor(store: Store) {
    const { name, platform } = store;
    this.#store = store;
    this.#log = new MirroredLog(platform.storage ? platform : {}, `${name}-log`, 'log');
    this.#channel = platform.storage && platform.tabs?.channel(`${name}-log`);
    this.#channel?.addEventListener('message', () => this.#tell());
  }

  get isStored(): boolean {
    return this.#log.isStored;
  }

  /** Calls back when something was added or deleted, in this tab or another. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    const own = (): void => listener();
    this.#listeners.add(own);
    return () => void this.#listeners.delete(own);
  }

  /** Adds entries. Returns the key of their batch. */
  async add(kind: LogKind, atMs: number, entries: readonly LogEntry[], texts: LogTexts): Promise<string> {
    const key = idOf(nextStamp());
    await this.#log.put({ key, kind, atMs, schemaVersion: this.#store.schema.version, revision: 0, entries }, texts);
    this.changed();
    return key;
  }

  async batches<Entry extends LogEntry>(kind: LogKind): Promise<LogBatch<Entry>[]> {
    const batches = await this.#log.batches();
    return batches.filter((batch) => batch.kind === kind) as LogBatch<Entry>[];
  }

  texts = (batchKey: string): Promise<LogTexts> => this.#log.texts(batchKey);

  /** Changes a batch. @throws {LogNotChangedError} */
  change = (batchKey: string, change: LogChange): Promise<void> => this.#log.change(batchKey, change);

  /** Deletes a batch. @throws {LogNotChangedError} */
  drop = (batchKey: string): Promise<void> => this.#log.drop(batchKey);

  /** Call when a change of several steps is done. */
  changed(): void {
    this.#tell();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
    this.#channel?.postMessage('changed');
  }

  /** Deletes what nobody can bring back any more, and completes the copies. */
  async sweep(nowMs: number): Promise<void> {
    for (const { key, kind, atMs, entries } of await this.#log.batches()) {
      const ageMs = nowMs - atMs;
      if (ageMs > (kind === 'deleted' ? rememberedForMs : restorableForMs)) await this.#log.drop(key);
      else if (ageMs > restorableForMs && entries.some(({ isGone }) => !isGone)) await this.change(key, allGone);
    }
    await this.#log.completeCopies();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Only that the rows were deleted is still known. */
const allGone: LogChange = {
  entries: (entries) => entries.map((entry) => ({ ...entry, isGone: true })),
  hasText: () => false,
};
