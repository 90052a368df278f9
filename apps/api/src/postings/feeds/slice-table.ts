/**
 * Values by text, found from a slice of a longer text without copying the slice, which would take longer than finding
 * it. Open addressing with linear probing, at most half of the table filled.
 */
export class SliceTable<Value> {
  #keys: (string | undefined)[] = [];
  #hashes = new Int32Array();
  #values: (Value | undefined)[] = [];
  #size = 0;

  constructor() {
    this.clear();
  }

  get size(): number {
    return this.#size;
  }

  /** @param hash of the slice, where its characters were read anyway */
  get(text: string, from: number, to: number, hash = hashOf(text, from, to)): Value | undefined {
    return this.#values[this.#slotOf(text, from, to, hash)];
  }

  /** @param key keeps the whole text in memory if it is a slice of one */
  set(key: string, value: Value): void {
    const hash = hashOf(key, 0, key.length);
    const slot = this.#slotOf(key, 0, key.length, hash);
    if (this.#keys[slot] === undefined) this.#size += 1;
    this.#keys[slot] = key;
    this.#hashes[slot] = hash;
    this.#values[slot] = value;
    if (this.#size * 2 > this.#keys.length) this.#grow();
  }

  clear(): void {
    this.#reserve(firstLength);
    this.#size = 0;
  }

  /** Where the key is, or has to go. */
  #slotOf(text: string, from: number, to: number, hash: number): number {
    const last = this.#keys.length - 1;
    let slot = firstSlot(hash) & last;
    for (let key = this.#keys[slot]; key !== undefined; key = this.#keys[slot]) {
      if (this.#hashes[slot] === hash && isSlice(key, text, from, to)) return slot;
      slot = (slot + 1) & last;
    }
    return slot;
  }

  #grow(): void {
    const [keys, hashes, values] = [this.#keys, this.#hashes, this.#values];
    this.#reserve(keys.length * 2);
    for (const [place, key] of keys.entries()) {
      if (key === undefined) continue;
      const hash = hashes[place] ?? 0;
      const slot = this.#slotOf(key, 0, key.length, hash);
      this.#keys[slot] = key;
      this.#hashes[slot] = hash;
      this.#values[slot] = values[place];
    }
  }

  #reserve(length: number): void {
    this.#keys = emptySlots(length);
    this.#hashes = new Int32Array(length);
    this.#values = emptySlots(length);
  }
}

/** A power of two. */
const firstLength = 1024;

const emptySlots = <Item>(length: number): (Item | undefined)[] => Array.from({ length }, () => undefined);

/** FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo, 1991) over UTF-16. */
export const emptyHash = 0x81_1c_9d_c5 | 0;
/** The hash of a text with one more code unit at its end. */
export const longerHash = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01_00_01_93);
/** Its upper bits are mixed into the lower ones that are used. */
const firstSlot = (hash: number): number => hash ^ (hash >>> 15);

function hashOf(text: string, from: number, to: number): number {
  let hash = emptyHash;
  for (let at = from; at < to; at += 1) hash = longerHash(hash, text.charCodeAt(at));
  return hash;
}

function isSlice(key: string, text: string, from: number, to: number): boolean {
  if (key.length !== to - from) return false;
  for (let at = 0; at < key.length; at += 1) if (key.charCodeAt(at) !== text.charCodeAt(from + at)) return false;
  return true;
}
