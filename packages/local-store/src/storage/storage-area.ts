import type { JournalEntry } from '../journal/journal';

/** Local storage in every browser: UTF-16 units of keys and values together. */
export const defaultLimitCharacters = 5_242_880;

/** The store takes no more; `cause` when the browser said so. */
export class AreaFull extends Error {
  override readonly name = 'AreaFull';
  /** What did not fit. */
  readonly characters: number;
  constructor(characters: number, cause?: unknown) {
    super('The storage is full.', { cause });
    this.characters = characters;
  }
}

/** What a storage area asks of its quota, and tells it. Its code loads with maintenance. */
export interface QuotaMeter {
  /** @throws {AreaFull} when the value would take room that is reserved. */
  ensure(key: string, value: string): void;
  /** @throws {AreaFull} when not all of it fits. */
  ensureAll(entries: readonly JournalEntry[], essential: boolean): void;
  /** The browser didn't take this value. */
  refused(key: string, value: string): void;
  /** This tab wrote the key. */
  wrote(key: string, value: string | null): void;
  /** Another tab wrote the key: `value` is what it holds now. */
  note(key: string, value: string | null): void;
  /** Whether this tab wrote the key so recently that another tab's write may have crossed it. */
  wroteLately(key: string): boolean;
}

/** A `Storage` whose refusals are `AreaFull`. */
export class StorageArea {
  /** Characters that it takes, as far as is known. */
  readonly limit: number;
  /** Counts what it holds; here with maintenance. */
  quota: QuotaMeter | undefined;
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
   * @param essential may use the part that is kept free.
   * @throws {AreaFull} and changes nothing.
   */
  set(key: string, value: string, essential = false): void {
    if (!essential) this.quota?.ensure(key, value);
    try {
      this.#storage.setItem(key, value);
    } catch (cause) {
      if (!/quota/i.test((cause as Error).name)) throw cause;
      this.quota?.refused(key, value);
      throw new AreaFull(key.length + value.length, cause);
    }
    this.quota?.wrote(key, value);
  }

  remove(key: string): void {
    this.#storage.removeItem(key);
    this.quota?.wrote(key, null);
  }
}
