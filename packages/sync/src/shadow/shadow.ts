import type { KnownVersions, RowVersion } from '@keepmark/local-store/sync';
import type { Entry, ShadowMeta } from './entry';
import type { ShadowDisk } from './shadow-disk';

const newMeta = (keyVersion: number): ShadowMeta => ({
  mark: crypto.randomUUID(),
  writer: crypto.randomUUID().slice(0, 8),
  keyVersion,
  cursor: 0,
  isComplete: false,
  droppedThrough: 0,
  manifestRevision: 0,
  manifest: undefined,
  manifestDue: false,
  lastSyncedAt: undefined,
  gaveLess: undefined,
  mergedAsImport: false,
});

/** The number of items that aren't deleted, and the sum of their fingerprints modulo 2^128. */
export interface Totals {
  readonly count: number;
  readonly sum: bigint;
}

const sumsEnd = 1n << 128n;

/**
 * The shadow of a database: for each item the version that the server last confirmed. Written after the server confirmed, so
 * that a kill at any point only causes work to be repeated.
 */
export class Shadow {
  readonly #disk: ShadowDisk;
  #meta: ShadowMeta;
  readonly #entries = new Map<string, Entry>();
  readonly #byRow = new Map<string, Map<string, string>>();
  readonly #versions = new Map<string, Map<string, RowVersion>>();
  readonly #unsent = new Set<string>();
  /** Changes that the disk doesn't have. After a write that failed, they go with the next one. */
  #unsaved = new Map<string, Entry | undefined>();
  #isAll = false;
  #count = 0;
  #sum = 0n;

  private constructor(disk: ShadowDisk, meta: ShadowMeta) {
    this.#disk = disk;
    this.#meta = meta;
  }

  /** Opens what is stored, or a new one. */
  static async open(disk: ShadowDisk, keyVersion: number): Promise<Shadow> {
    const { meta, entries } = await disk.read();
    const shadow = new Shadow(disk, meta ?? newMeta(keyVersion));
    if (meta) for (const entry of entries) shadow.#put(entry);
    return shadow;
  }

  get meta(): ShadowMeta {
    return this.#meta;
  }

  /** Versions of rows here that were compared. */
  get versions(): KnownVersions {
    return this.#versions;
  }

  get totals(): Totals {
    return { count: this.#count, sum: this.#sum };
  }

  get entries(): Entry[] {
    return [...this.#entries.values()];
  }

  /** Entries to push whatever the versions say: the row here isn't what the server has, or was deleted here. */
  get unsent(): Entry[] {
    return [...this.#unsent].map((itemId) => this.#entries.get(itemId)!);
  }

  get isEmpty(): boolean {
    return this.#entries.size === 0;
  }

  get(itemId: string): Entry | undefined {
    return this.#entries.get(itemId);
  }

  ofRow(table: string, id: string): Entry | undefined {
    const itemId = this.#byRow.get(table)?.get(id);
    return itemId === undefined ? undefined : this.#entries.get(itemId);
  }

  set(entry: Entry): void {
    this.#put(entry);
    this.#unsaved.set(entry.itemId, entry);
  }

  remove(itemId: string): void {
    this.#forget(itemId);
    this.#unsaved.set(itemId, undefined);
  }

  setMeta(changes: Partial<ShadowMeta>): void {
    this.#meta = { ...this.#meta, ...changes };
  }

  /** Forgets everything: the rows here are no longer those that it knows. */
  void(keyVersion: number): void {
    this.#replaceAll(newMeta(keyVersion), []);
  }

  /**
   * The server's items are others now: under a new key, or an older copy of its data. What was confirmed stays the base of
   * merges. Everything is pulled again, and what the server doesn't have is pushed again.
   */
  rebase(changes: Partial<ShadowMeta>, itemIds: ReadonlyMap<Entry, string> = new Map()): void {
    const entries = [...this.#entries.values()]
      .filter(({ table }) => table !== '')
      .map((entry): Entry => {
        const { table, id, row, bornAt, deletedAt, gone, version, localStamp, isDirty } = entry;
        const itemId = itemIds.get(entry) ?? entry.itemId;
        return { itemId, table, id, revision: 0, row, bornAt, deletedAt, gone, version, localStamp, isDirty };
      });
    const restart = { cursor: 0, droppedThrough: 0, manifestRevision: 0, manifest: undefined, isComplete: false };
    this.#replaceAll({ ...this.#meta, ...restart, ...changes }, entries);
  }

  /** Stores all changes since the last time, whole or not at all. */
  async save(): Promise<void> {
    const [unsaved, isAll] = [this.#unsaved, this.#isAll];
    this.#unsaved = new Map();
    this.#isAll = false;
    const changed = [...unsaved.values()].filter((entry) => entry !== undefined);
    const removed = [...unsaved].flatMap(([itemId, entry]) => (entry ? [] : [itemId]));
    try {
      await this.#disk.write(this.#meta, changed, removed, isAll);
    } catch (cause) {
      this.#unsaved = new Map([...unsaved, ...this.#unsaved]);
      this.#isAll ||= isAll;
      throw cause;
    }
  }

  #replaceAll(meta: ShadowMeta, entries: readonly Entry[]): void {
    this.#meta = meta;
    this.#entries.clear();
    this.#byRow.clear();
    this.#versions.clear();
    this.#unsent.clear();
    [this.#count, this.#sum] = [0, 0n];
    this.#unsaved.clear();
    this.#isAll = true;
    for (const entry of entries) this.set(entry);
  }

  #put(entry: Entry): void {
    this.#forget(entry.itemId);
    this.#entries.set(entry.itemId, entry);
    this.#tally(entry, 1n);
    const { table, id, itemId, version, isDirty, gone } = entry;
    if (isDirty || gone !== undefined) this.#unsent.add(itemId);
    if (table === '') return;
    ofTable(this.#byRow, table).set(id, itemId);
    if (version !== undefined) ofTable(this.#versions, table).set(id, version);
  }

  #forget(itemId: string): void {
    const entry = this.#entries.get(itemId);
    if (!entry) return;
    this.#entries.delete(itemId);
    this.#unsent.delete(itemId);
    this.#tally(entry, -1n);
    this.#byRow.get(entry.table)?.delete(entry.id);
    this.#versions.get(entry.table)?.delete(entry.id);
  }

  #tally({ print }: Entry, sign: 1n | -1n): void {
    if (print === undefined) return;
    this.#count += Number(sign);
    this.#sum = (this.#sum + sign * BigInt(`0x${print}`) + sumsEnd) % sumsEnd;
  }
}

function ofTable<Value>(maps: Map<string, Map<string, Value>>, table: string): Map<string, Value> {
  const known = maps.get(table);
  if (known) return known;
  const made = new Map<string, Value>();
  maps.set(table, made);
  return made;
}
