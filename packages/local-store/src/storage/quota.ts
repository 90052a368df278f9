import type { JournalEntry } from '../journal/journal';
import { AreaFull, type QuotaMeter, type StorageArea } from './storage-area';

/** A part of the storage that rows can't use, reserved for what frees space: deletes, compaction, unfinished transactions. */
const reservedPart = 64;

const crossingMs = 2000;

/** Counts the characters in a storage, and tracks this tab's recent writes. Reads every key on first use. */
export class Quota implements QuotaMeter {
  readonly #area: StorageArea;
  readonly #lengths = new Map<string, number>();
  readonly #written = new Map<string, number>();
  #used: number | undefined;
  #learnedLimit = Number.POSITIVE_INFINITY;

  private constructor(area: StorageArea) {
    this.#area = area;
  }

  /** The meter of this storage. */
  static of(area: StorageArea): Quota {
    return area.quota instanceof Quota ? area.quota : (area.quota = new Quota(area));
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
