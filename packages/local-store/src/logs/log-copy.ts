import { IndexedStore } from '../indexed-store';
import type { OpenFactory } from '../mirrored-copies';

export type LogKind = 'deleted' | 'replaced';

/** What every entry of a log has. */
export interface LogEntry {
  readonly table: string;
  readonly id: string;
  /** Its texts are gone, and it can't be brought back. */
  readonly isGone?: true;
}

/** Entries that were added together, without their texts. */
export interface LogBatch<Entry extends LogEntry = LogEntry> {
  readonly key: string;
  /** What the batch is about. Entries of all kinds share a database, since each one takes the browser time to open. */
  readonly kind: LogKind;
  readonly atMs: number;
  /** The version of the application's data at that time. */
  readonly schemaVersion: number;
  /** Increases with each change, so that a copy that missed one is known. */
  readonly revision: number;
  readonly entries: readonly Entry[];
}

/** The long parts of a batch's entries, under keys that the log's owner chooses. Most readers don't need them. */
export type LogTexts = Readonly<Record<string, string>>;

/** How to change a batch: what becomes of its entries, and which of its texts it still has. */
export interface LogChange {
  readonly entries: (entries: readonly LogEntry[]) => readonly LogEntry[];
  readonly hasText: (key: string) => boolean;
}

export interface LogCopy {
  put(batch: LogBatch, texts: LogTexts): Promise<unknown>;
  batches(): Promise<readonly LogBatch[]>;
  texts(key: string): Promise<LogTexts | undefined>;
  change(key: string, change: LogChange): Promise<unknown>;
  drop(key: string): Promise<unknown>;
}

const changedBatch = (batch: LogBatch, change: LogChange): LogBatch => ({
  ...batch,
  revision: batch.revision + 1,
  entries: change.entries(batch.entries),
});

const remaining = (texts: LogTexts, { hasText }: LogChange): LogTexts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => hasText(key)));

/** A log in an IndexedDB database of its own. Every method rejects when the browser denies it. */
export class IndexedLogCopy implements LogCopy {
  readonly #store: IndexedStore;

  constructor(databaseName: string, factory: OpenFactory) {
    this.#store = new IndexedStore({
      databaseName,
      storeName: 'log',
      factory,
      durability: 'relaxed',
      // Only batches have a time. Their texts are beside them, so that listing doesn't read them.
      onCreate: (log) => void log.createIndex('atMs', 'atMs'),
    });
  }

  put = (batch: LogBatch, texts: LogTexts): Promise<unknown> =>
    this.#store.within('readwrite', (log) => {
      log.put(texts, textsKey(batch.key));
      return log.put(batch, batch.key);
    });

  batches = (): Promise<LogBatch[]> =>
    this.#store.within('readonly', (log) => log.index('atMs').getAll() as IDBRequest<LogBatch[]>);

  texts = (key: string): Promise<LogTexts | undefined> =>
    this.#store.within('readonly', (log) => log.get(textsKey(key)) as IDBRequest<LogTexts | undefined>);

  change = (key: string, change: LogChange): Promise<unknown> =>
    this.#store.within('readwrite', (log) => {
      const texts = log.get(textsKey(key)) as IDBRequest<LogTexts | undefined>;
      texts.addEventListener('success', () => {
        if (texts.result) log.put(remaining(texts.result, change), textsKey(key));
      });
      const batch = log.get(key) as IDBRequest<LogBatch | undefined>;
      batch.addEventListener('success', () => {
        if (batch.result) log.put(changedBatch(batch.result, change), key);
      });
      return batch;
    });

  drop = (key: string): Promise<unknown> =>
    this.#store.within('readwrite', (log) => {
      log.delete(key);
      return log.delete(textsKey(key));
    });
}

const textsKey = (key: string): string => `texts ${key}`;

/** A log in memory, for as long as the page is open. */
export class MemoryLogCopy implements LogCopy {
  readonly #batches = new Map<string, LogBatch>();
  readonly #texts = new Map<string, LogTexts>();

  async put(batch: LogBatch, texts: LogTexts): Promise<void> {
    this.#batches.set(batch.key, batch);
    this.#texts.set(batch.key, texts);
  }

  async batches(): Promise<readonly LogBatch[]> {
    return [...this.#batches.values()];
  }

  async texts(key: string): Promise<LogTexts | undefined> {
    return this.#texts.get(key);
  }

  async change(key: string, change: LogChange): Promise<void> {
    const batch = this.#batches.get(key);
    if (!batch) return;
    this.#batches.set(key, changedBatch(batch, change));
    this.#texts.set(key, remaining(this.#texts.get(key) ?? {}, change));
  }

  async drop(key: string): Promise<void> {
    this.#texts.delete(key);
    this.#batches.delete(key);
  }
}
