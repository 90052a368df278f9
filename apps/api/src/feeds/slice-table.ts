/**
 * Values by text, found from a slice of a longer text without copying the slice, which would take longer than finding
 * it. Open addressing with linear probing, at most half of the table filled.
 */
export class SliceTable<Value> {
  #keys: (string | undefined)[] = [];
  #values: (Value | undefined)[] = [];
  #size = 0;

  constructor() {
    this.clear();
  }

  get size(): number {
    return this.#size;
  }

  get(text: string, from: number, to: number): Value | undefined {
    return this.#values[this.#slotOf(text, from, to)];
  }

  /** @param key keeps the whole text in memory if it is a slice of one */
  set(key: string, value: Value): void {
    const slot = this.#slotOf(key, 0, key.length);
    if (this.#keys[slot] === undefined) this.#size += 1;
    this.#keys[slot] = key;
    this.#values[slot] = value;
    if (this.#size * 2 > this.#keys.length) this.#grow();
  }

  clear(): void {
    this.#keys = emptySlots(firstLength);
    this.#values = emptySlots(firstLength);
    this.#size = 0;
  }

  /** Where the key is, or has to go. */
  #slotOf(text: string, from: number, to: number): number {
    const last = this.#keys.length - 1;
    let slot = hashOf(text, from, to) & last;
    for (let key = this.#keys[slot]; key !== undefined; key = this.#keys[slot]) {
      if (isSlice(key, text, from, to)) return slot;
      slot = (slot + 1) & last;
    }
    return slot;
  }

  #grow(): void {
    const [keys, values] = [this.#keys, this.#values];
    this.#keys = emptySlots(keys.length * 2);
    this.#values = emptySlots(keys.length * 2);
    for (const [place, key] of keys.entries()) {
      if (key === undefined) continue;
      const slot = this.#slotOf(key, 0, key.length);
      this.#keys[slot] = key;
      this.#values[slot] = values[place];
    }
  }
}

/** A power of two. */
const firstLength = 1024;

const emptySlots = <Item>(length: number): (Item | undefined)[] => Array.from({ length }, () => undefined);

/** FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo, 1991) over UTF-16, its upper bits mixed into the lower ones that are used. */
function hashOf(text: string, from: number, to: number): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return hash ^ (hash >>> 15);
}

function isSlice(key: string, text: string, from: number, to: number): boolean {
  if (key.length !== to - from) return false;
  for (let at = 0; at < key.length; at += 1) if (key.charCodeAt(at) !== text.charCodeAt(from + at)) return false;
  return true;
}
