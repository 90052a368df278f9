import { IndexedStore } from '@keepmark/local-store/indexed-store';

/** A file that rows use, or used. */
export interface KnownBlob {
  readonly kind: string;
  readonly key: string;
  /** How many of its pieces this device has sent, while that is under way. */
  readonly sentChunks?: number | undefined;
  /** Since when no row here uses it. */
  readonly unusedSinceMs?: number | undefined;
}

interface StoredLedger {
  readonly keyVersion: number;
  readonly choices: Readonly<Record<string, boolean>>;
  readonly blobs: readonly KnownBlob[];
}

const nameOf = ({ kind, key }: Pick<KnownBlob, 'kind' | 'key'>): string => `${kind} ${key}`;

/** What this device knows of files, and which kinds it syncs. In IndexedDB; in memory where the browser denies that. */
export class BlobLedger {
  readonly #store: IndexedStore;
  readonly #keyVersion: number;
  #choices: Readonly<Record<string, boolean>>;
  readonly #blobs: Map<string, KnownBlob>;
  #isChanged = false;

  private constructor(store: IndexedStore, keyVersion: number, stored: StoredLedger | undefined) {
    this.#store = store;
    this.#keyVersion = keyVersion;
    this.#choices = stored?.choices ?? {};
    // Under another key nothing is stored yet, and what nobody uses wasn't copied.
    const blobs = stored?.keyVersion === keyVersion ? stored.blobs : [];
    this.#blobs = new Map(blobs.map((blob) => [nameOf(blob), blob]));
  }

  static async open(
    name: string,
    factory: () => Promise<IDBFactory> | IDBFactory,
    keyVersion: number,
  ): Promise<BlobLedger> {
    const store = new IndexedStore({ databaseName: name, storeName: 'files', factory });
    const stored = await store.within('readonly', (files) => files.get('ledger')).catch(() => undefined);
    return new BlobLedger(store, keyVersion, stored as StoredLedger | undefined);
  }

  /** What the person chose for this kind, if they did. */
  choiceOf(kind: string): boolean | undefined {
    return this.#choices[kind];
  }

  choose(kind: string, isOn: boolean): Promise<void> {
    this.#choices = { ...this.#choices, [kind]: isOn };
    this.#isChanged = true;
    return this.save();
  }

  get all(): readonly KnownBlob[] {
    return [...this.#blobs.values()];
  }

  get(kind: string, key: string): KnownBlob | undefined {
    return this.#blobs.get(nameOf({ kind, key }));
  }

  set(blob: KnownBlob): void {
    const before = this.#blobs.get(nameOf(blob));
    if (before && before.sentChunks === blob.sentChunks && before.unusedSinceMs === blob.unusedSinceMs) return;
    this.#blobs.set(nameOf(blob), blob);
    this.#isChanged = true;
  }

  forget(blob: KnownBlob): void {
    this.#isChanged = this.#blobs.delete(nameOf(blob)) || this.#isChanged;
  }

  /** Stores what changed. Without it, work is only repeated. */
  async save(): Promise<void> {
    if (!this.#isChanged) return;
    this.#isChanged = false;
    const stored: StoredLedger = { keyVersion: this.#keyVersion, choices: this.#choices, blobs: this.all };
    await this.#store.within('readwrite', (files) => files.put(stored, 'ledger')).catch(() => {});
  }
}
