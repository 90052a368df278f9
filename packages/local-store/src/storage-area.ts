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

/** A part of the storage is kept free of rows, for what makes room again: deleting, writing pages, finishing. */
const reservedPart = 64;

/** A `Storage` whose characters are counted. */
export class StorageArea {
  readonly #storage: Storage;
  readonly #limit: number;
  readonly #lengths = new Map<string, number>();
  // Counted when somebody first asks how full it is.
  #used: number | undefined;
  #learnedLimit = Number.POSITIVE_INFINITY;

  constructor(storage: Storage, limitCharacters: number) {
    this.#storage = storage;
    this.#limit = limitCharacters;
  }

  get limit(): number {
    return Math.min(this.#limit, this.#learnedLimit);
  }

  /** Characters in use, other people's keys included. Reads every key the first time. */
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
    for (const key of this.keys()) this.note(key, this.#storage.getItem(key));
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
    if (!essential && this.#used !== undefined) this.ensure(this.growth(key, value));
    try {
      this.#storage.setItem(key, value);
    } catch (cause) {
      if (!/quota/i.test((cause as Error).name)) throw cause;
      // Browsers differ in how much they take; what this one refused is more than it takes.
      this.count();
      this.#learnedLimit = this.used + this.growth(key, value);
      throw new AreaFull(this.growth(key, value), cause);
    }
    this.note(key, value);
  }

  /** Characters that writing this would take. */
  growth(key: string, value: string): number {
    return key.length + value.length - (this.#lengths.get(key) ?? 0);
  }

  /** @throws {AreaFull} when so many characters don't fit. */
  ensure(characters: number, essential = false): void {
    if (characters > 0 && characters > (essential ? this.limit - this.used : this.free)) throw new AreaFull(characters);
  }

  remove(key: string): void {
    this.#storage.removeItem(key);
    this.note(key, null);
  }

  /** Characters of a table: `prefix` is the key of its record. */
  charactersOf(prefix: string): number {
    let characters = 0;
    for (const [key, length] of this.#lengths)
      if (key.startsWith(prefix) && !/^\w/.test(key.slice(prefix.length))) characters += length;
    return characters;
  }

  /** Somebody wrote: `value` is what the key holds now. */
  note(key: string, value: string | null): void {
    if (this.#used === undefined) return;
    const length = value === null ? 0 : key.length + value.length;
    this.#used += length - (this.#lengths.get(key) ?? 0);
    if (length === 0) this.#lengths.delete(key);
    else this.#lengths.set(key, length);
  }
}
