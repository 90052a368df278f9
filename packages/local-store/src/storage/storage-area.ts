import type { JournalEntry } from '../journal/journal';

/** The limit of local storage in every browser, in UTF-16 units of keys and values together. */
export const defaultLimitCharacters = 5_242_880;

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

/** The part of the quota that a storage area uses. Its code loads with maintenance. */
export interface QuotaMeter {
  /** @throws {AreaFull} when the value would use reserved space */
  ensure(key: string, value: string): void;
  /** @throws {AreaFull} when not all entries fit */
  ensureAll(entries: readonly JournalEntry[], essential: boolean): void;
  /** Call when the browser refused a value. */
  refused(key: string, value: string): void;
  /** Call when this tab wrote the key. */
  wrote(key: string, value: string | null): void;
  /** Call when another tab wrote the key. `value` is its new value. */
  note(key: string, value: string | null): void;
  /** Whether this tab wrote the key so recently that another tab's write may have crossed it. */
  wroteLately(key: string): boolean;
}

/** Wraps a `Storage`, so that it throws `AreaFull` when it is full. */
export class StorageArea {
  /** The known limit, in characters. */
  readonly limit: number;
  /** Counts the characters in use. Set once maintenance has loaded. */
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
   * @param essential may use reserved space
   * @throws {AreaFull} Nothing is changed then.
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
