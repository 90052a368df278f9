import type { Account } from './account';

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

/** A `Storage` whose refusals are `AreaFull`. */
export class StorageArea {
  /** Characters that it takes, as far as is known. */
  readonly limit: number;
  /** Counts what it holds; here with upkeep. */
  account: Account | undefined;
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
    if (!essential) this.account?.ensure(key, value);
    try {
      this.#storage.setItem(key, value);
    } catch (cause) {
      if (!/quota/i.test((cause as Error).name)) throw cause;
      this.account?.refused(key, value);
      throw new AreaFull(key.length + value.length, cause);
    }
    this.account?.wrote(key, value);
  }

  remove(key: string): void {
    this.#storage.removeItem(key);
    this.account?.wrote(key, null);
  }
}
