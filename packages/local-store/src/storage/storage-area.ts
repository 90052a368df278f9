import type { JournalEntry } from '../journal/journal';

/** The limit of local storage in every browser, in UTF-16 units of keys and values together. */
export const defaultLimitCharacters = 5_242_880;

/** A part of the storage that rows can't use, reserved for what frees space: deletes, compaction, unfinished transactions. */
const reservedPart = 64;

const crossingMs = 2000;

/** The storage is full. `cause` is set when the browser refused the value. */
export class AreaFull extends Error {
  override readonly name = 'AreaFull';
  /** The length of what didn't fit. */
  readonly characters: number;
  constructor(characters: number, cause?: unknown) {
    super('The storage is full.', { cause });
    this.characters = characters;
  }
}

/** Counts the characters in a storage, and tracks this tab's recent writes. Reads every key on first use. */
class Quota {
  readonly #area: StorageArea;
  readonly #lengths = new Map<string, number>();
  readonly #written = new Map<string, number>();
  #used: number | undefined;
  #learnedLimit = Number.POSITIVE_INFINITY;

  constructor(area: StorageArea) {
    this.#area = area;
  }

  get limit(): number {
    return Math.min(this.#area.limit, this.#learnedLimit);
  }

  /** Characters in use, including keys of other code on this site. */
  get used(): number {
    if (this.#used === undefined) this.count();
    return this.#used!;
  }

  /** Characters left for rows. */
  get free(): number {
    return this.limit - Math.floor(this.limit / reservedPart) - this.used;
  }

  /** Counts again, because other tabs and code write too. */
  count(): void {
    this.#lengths.clear();
    this.#used = 0;
    for (const key of this.#area.keys()) this.note(key, this.#area.get(key));
  }

  /** @throws {AreaFull} when the value would use reserved space. Checks only once usage was first read. */
  ensure(key: string, value: string): void {
    // Nearly always, it fits even without counting the old value.
    if (this.#used === undefined || key.length + value.length <= this.free) return;
    const characters = this.#growth(key, value);
    if (characters > 0 && characters > this.free) throw new AreaFull(characters);
  }

  /** @throws {AreaFull} when not all entries fit */
  ensureAll(entries: readonly JournalEntry[], essential: boolean): void {
    const room = essential ? this.limit - this.used : this.free;
    let characters = 0;
    for (const [key, value] of entries) characters += Math.max(0, this.#growth(key, value));
    if (characters > 0 && characters > room) throw new AreaFull(characters);
  }

  /** Lowers the limit after the browser refused a value, because limits differ between browsers. */
  refused(key: string, value: string): void {
    this.count();
    this.#learnedLimit = this.used + this.#growth(key, value);
  }

  /** Characters used by a table. `prefix` is the key of its record. */
  charactersOf(prefix: string): number {
    let characters = 0;
    for (const [key, length] of this.#lengths)
      if (key.startsWith(prefix) && !/^\w/.test(key.slice(prefix.length))) characters += length;
    return characters;
  }

  /** Records a write by this tab. */
  wrote(key: string, value: string | null): void {
    if (this.#written.size > 1000) this.#written.clear();
    this.#written.set(key, Date.now());
    this.note(key, value);
  }

  /** Whether this tab wrote the key so recently that another tab's write may have crossed it. */
  wroteLately(key: string): boolean {
    return Date.now() - (this.#written.get(key) ?? 0) < crossingMs;
  }

  /** Records a write by other code. `value` is the key's new value. */
  note(key: string, value: string | null): void {
    if (this.#used === undefined) return;
    const length = value === null ? 0 : key.length + value.length;
    this.#used += length - (this.#lengths.get(key) ?? 0);
    if (length === 0) this.#lengths.delete(key);
    else this.#lengths.set(key, length);
  }

  #growth(key: string, value: string): number {
    return key.length + value.length - (this.#lengths.get(key) ?? 0);
  }
}

/** Wraps a `Storage`, so that it throws `AreaFull` when it is full. */
export class StorageArea {
  /** The known limit, in characters. */
  readonly limit: number;
  readonly quota = new Quota(this);
  readonly #storage: Storage;

  constructor(storage: Storage, limitCharacters: number) {
    this.#storage = storage;
    this.limit = limitCharacters;
  }

  keys(): string[] {
    return Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index) ?? '');
  }

  get(key: string): string | null {
    return this.#storage.getItem(key);
  }

  /**
   * @param essential may use reserved space
   * @throws {AreaFull} Nothing is changed then.
   */
  set(key: string, value: string, essential = false): void {
    if (!essential) this.quota.ensure(key, value);
    try {
      this.#storage.setItem(key, value);
    } catch (cause) {
      if (!/quota/i.test((cause as Error).name)) throw cause;
      this.quota.refused(key, value);
      throw new AreaFull(key.length + value.length, cause);
    }
    this.quota.wrote(key, value);
  }

  remove(key: string): void {
    this.#storage.removeItem(key);
    this.quota.wrote(key, null);
  }
}

/** A `Storage` in memory: for tests, and for browsers that deny the real one. */
export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  // Iterating over all keys by index would take quadratic time.
  let keys: string[] | null = null;
  return {
    get length() {
      return values.size;
    },
    key: (index) => (keys ??= [...values.keys()])[index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      keys = null;
      values.set(key, value);
    },
    removeItem(key) {
      keys = null;
      values.delete(key);
    },
    clear() {
      values.clear();
      keys = null;
    },
  };
}
