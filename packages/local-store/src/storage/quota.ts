import type { JournalEntry } from '../journal/journal';
import { AreaFull, type QuotaMeter, type StorageArea } from './storage-area';

/** A part of the storage is kept free of rows, for what makes room again: deleting, writing pages, finishing. */
const reservedPart = 64;

const crossingMs = 2000;

/** Counts the characters of a storage, and knows what this tab wrote last. Reads every key when somebody first asks. */
export class Quota implements QuotaMeter {
  readonly #area: StorageArea;
  readonly #lengths = new Map<string, number>();
  readonly #written = new Map<string, number>();
  #used: number | undefined;
  #learnedLimit = Number.POSITIVE_INFINITY;

  private constructor(area: StorageArea) {
    this.#area = area;
  }

  /** The one of this storage. */
  static of(area: StorageArea): Quota {
    return area.quota instanceof Quota ? area.quota : (area.quota = new Quota(area));
  }

  get limit(): number {
    return Math.min(this.#area.limit, this.#learnedLimit);
  }

  /** Characters in use, other people's keys included. */
  get used(): number {
    if (this.#used === undefined) this.count();
    return this.#used!;
  }

  /** Characters that rows may still take. */
  get free(): number {
    return this.limit - Math.floor(this.limit / reservedPart) - this.used;
  }

  /** Counts again, since others write too. */
  count(): void {
    this.#lengths.clear();
    this.#used = 0;
    for (const key of this.#area.keys()) this.note(key, this.#area.get(key));
  }

  /** @throws {AreaFull} when it would take a part that is kept free. Only once somebody asked how full it is. */
  ensure(key: string, value: string): void {
    // Nearly always it fits even if nothing was under the key.
    if (this.#used === undefined || key.length + value.length <= this.free) return;
    const characters = this.#growth(key, value);
    if (characters > 0 && characters > this.free) throw new AreaFull(characters);
  }

  /** @throws {AreaFull} when not all of it fits. */
  ensureAll(entries: readonly JournalEntry[], essential: boolean): void {
    const room = essential ? this.limit - this.used : this.free;
    let characters = 0;
    for (const [key, value] of entries) characters += Math.max(0, this.#growth(key, value));
    if (characters > 0 && characters > room) throw new AreaFull(characters);
  }

  /** Browsers differ in how much they take; what this one refused is more than it takes. */
  refused(key: string, value: string): void {
    this.count();
    this.#learnedLimit = this.used + this.#growth(key, value);
  }

  /** Characters of a table: `prefix` is the key of its record. */
  charactersOf(prefix: string): number {
    let characters = 0;
    for (const [key, length] of this.#lengths)
      if (key.startsWith(prefix) && !/^\w/.test(key.slice(prefix.length))) characters += length;
    return characters;
  }

  /** This tab wrote. */
  wrote(key: string, value: string | null): void {
    if (this.#written.size > 1000) this.#written.clear();
    this.#written.set(key, Date.now());
    this.note(key, value);
  }

  /** Whether this tab wrote the key within the time in which two tabs' writes can cross. */
  wroteLately(key: string): boolean {
    return Date.now() - (this.#written.get(key) ?? 0) < crossingMs;
  }

  /** Somebody wrote: `value` is what the key holds now. */
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
