import { type Batch, type Journal, newMark, putTogether, settled, writesOf } from './journal';
import { change, JournalStore } from './journal-store';
import type { Platform, StorageBuckets } from '../platform';
import { isDeleted } from '../tables/row-codec';

/** As they are kept: by key the text of a row, or under a key of their own many at once. */
interface StoredEntries {
  readonly keys: readonly string[];
  readonly values: readonly (string | Batch)[];
}

/** So many entries at once are kept together, which costs the page far less than one by one. */
const batchEntries = 8;

/** How many transactions may run at the same time. What is written while they run goes into the next one together. */
const mostUnderWay = 8;

/** The second copy is a precaution: the first must not wait for it for long. */
const mirrorPatienceMs = 3000;

/**
 * Keeps the journal for as long as the database is open.
 *
 * A Chromium that is killed between the two halves of a record leaves half a record, writes on behind it, and throws the
 * whole IndexedDB of the site away the next time (LevelDB's `reuse_logs` with `paranoid_checks`). So the journal is kept
 * twice where the browser has storage buckets, each of which has files of its own.
 */
export class JournalKeeper {
  readonly #journal: Journal;
  readonly #stores: readonly JournalStore[];
  /** Ends the keys of rows: what another tab writes of the same one in the same moment stands beside them. */
  readonly #mark = newMark();
  /** The same for deleted rows: what was written before a row was deleted is needed if another tab brings it back. */
  readonly #markOfDeleted = newMark();
  readonly #underWay = new Set<Promise<void>>();
  #waiting: Batch[] = [];

  /** @param journal whose work it takes over. @param name of the databases. */
  constructor(journal: Journal, name: string, { indexedDB, storageBuckets }: Platform) {
    this.#journal = journal;
    const first = new JournalStore(() => indexedDB!, name, { journal });
    // Held on to: Chromium closes the databases of a bucket whose handle is garbage.
    let bucket: ReturnType<StorageBuckets['open']> | undefined;
    const mirror = async (): Promise<IDBFactory> => (await (bucket ??= storageBuckets!.open('journal'))).indexedDB;
    this.#stores = storageBuckets ? [first, new JournalStore(mirror, name, { patienceMs: mirrorPatienceMs })] : [first];
    journal.takeOver((entries) => {
      this.#waiting.push(entries);
      this.#send();
    });
  }

  /** Whether it takes anything: a browser may deny it, and the store works without. */
  async available(): Promise<boolean> {
    return (await Promise.all(this.#stores.map((store) => store.available()))).includes(true);
  }

  /** The first copy lacks something that was written. */
  get isBehind(): boolean {
    return this.#stores[0]!.isBehind;
  }

  /** Settles when everything added before is safe. */
  async flush(): Promise<void> {
    this.#journal.send();
    while (this.#waiting.length + this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** The page is about to go: hands over what waits, without waiting for what is under way. */
  flushNow(): void {
    this.#journal.send();
    if (this.#waiting.length === 0) return;
    const put = this.#putting(this.#take());
    for (const { opened } of this.#stores) if (opened) change(opened, put).catch(() => {});
  }

  /** Everything that is kept. What a copy lacks, thrown away by the browser or killed before it had it, goes into it. */
  async read(): Promise<{ readonly keys: readonly string[]; readonly entries: readonly Batch[] }> {
    const usable = await Promise.all(this.#stores.map((store) => store.available()));
    const stores = this.#stores.filter((_, index) => usable[index]);
    const source = stores.find(({ isNew }) => !isNew) ?? stores[0];
    const { keys, values } = (await source?.within(readAll, nothing)) ?? nothing;
    await Promise.all(
      stores
        .filter((store) => store !== source)
        .map((store) => store.within((copy) => addAll(copy, { keys, values }), undefined)),
    );
    const entries = values.map((value, index): Batch =>
      // Without the mark of who wrote it.
      typeof value === 'string' ? [[keys[index]!.split('*')[0]!, value]] : value,
    );
    return { keys, entries };
  }

  async drop(keys: readonly IDBValidKey[]): Promise<void> {
    if (keys.length === 0) return;
    await this.#changeAll((writes) => {
      for (const key of keys) writes.delete(key);
    });
  }

  close(): void {
    void this.flush().then(() => {
      for (const store of this.#stores) store.close();
      return undefined;
    });
  }

  // Without waiting for the transactions before: a browser that is killed has then been told of everything.
  readonly #send = (): void => {
    if (this.#waiting.length === 0 || this.#underWay.size >= mostUnderWay) return;
    const writing = this.#changeAll(this.#putting(this.#take())).then(() => {
      this.#underWay.delete(writing);
      this.#send();
      return undefined;
    });
    this.#underWay.add(writing);
  };

  async #changeAll(work: (writes: IDBObjectStore) => void): Promise<void> {
    await Promise.all(this.#stores.map((store) => store.within((database) => change(database, work), undefined)));
  }

  /** For every copy the same. */
  #putting(entries: Batch): (writes: IDBObjectStore) => void {
    const key = newMark();
    return (writes) => {
      if (entries.length > batchEntries) putTogether(writes, entries, key);
      else {
        for (const [row, text] of entries) writes.put(text, row.includes('/') ? row + this.#markOf(text) : row);
        writes.transaction.commit?.();
      }
    };
  }

  #markOf(text: string): string {
    return isDeleted(text) ? this.#markOfDeleted : this.#mark;
  }

  #take(): Batch {
    return this.#waiting.splice(0).flat();
  }
}

const nothing: StoredEntries = { keys: [], values: [] };

async function readAll(database: IDBDatabase): Promise<StoredEntries> {
  const writes = writesOf(database, 'readonly');
  const [keys, values] = await Promise.all([
    settled(writes.getAllKeys() as IDBRequest<string[]>),
    settled(writes.getAll() as IDBRequest<(string | Batch)[]>),
  ]);
  return { keys, values };
}

/** What was written since is newer, and stays. */
function addAll(database: IDBDatabase, { keys, values }: StoredEntries): Promise<void> {
  return change(database, (writes) => {
    const request = writes.getAllKeys();
    request.addEventListener('success', () => {
      const present = new Set(request.result);
      keys.forEach((key, index) => {
        if (!present.has(key)) writes.put(values[index], key);
      });
    });
  });
}
