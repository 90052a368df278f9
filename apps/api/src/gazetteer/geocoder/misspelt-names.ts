import type { City, CityIndex } from '../locations/city-index';
import { nameKey } from '../locations/name-key';
import { editDistance } from './edit-distance';

/** Smaller places are told from a slip of the pen by too little. */
const leastPopulation = 15_000;
/** Two slips are forgiven in long names of large cities. */
const minPopulationOfTwo = 100_000;
const minLengthOfTwo = 8;
const minLength = 4;
/** With more slips than that, a spelling may mean any of several names. */
const lettersPerSlip = 6;
/** A hash and a row fit into the 53 bits of a number together. */
const maxRows = 2 ** 20;

/**
 * Finds names that are one or two slips away. Every name is kept under the hash of each form with a letter or two left
 * out; a slip of either kind gives both spellings such a form in common (W. Garbe, "Symmetric Delete", 2012).
 */
export class MisspeltNames {
  readonly #index: CityIndex;
  readonly #hashes: Uint32Array;
  readonly #rows: Uint32Array;

  constructor(index: CityIndex) {
    this.#index = index;
    const entries: number[] = [];
    const { population } = index.columns;
    for (let row = 0; row < index.size && (population[row] ?? 0) >= leastPopulation; row += 1) {
      const key = nameKey(index.city(row).name);
      if (key.length < minLength) continue;
      const slips = (population[row] ?? 0) >= minPopulationOfTwo ? allowedSlips(key) : 1;
      for (const form of shortened(key, slips)) entries.push(hash(form) * maxRows + row);
    }
    // A typed array sorts by number, several times faster than pairs would be.
    // oxlint-disable-next-line unicorn/no-array-sort -- in place, on our own copy.
    const sorted = Float64Array.from(entries).sort();
    this.#hashes = Uint32Array.from(sorted, (entry) => Math.floor(entry / maxRows));
    this.#rows = Uint32Array.from(sorted, (entry) => entry % maxRows);
  }

  /** Names with the nearest spelling, most populous first. Empty for text that is too short. */
  find(text: string): City[] {
    const key = nameKey(text);
    if (key.length < minLength || key.length > 60) return [];
    const slips = allowedSlips(key);
    const rows = new Set<number>();
    for (const form of shortened(key, slips)) this.#collect(hash(form), rows);
    const found = [...rows]
      .map((row) => this.#index.city(row))
      .map((city) => ({ city, slips: editDistance(nameKey(city.name), key) }));
    const fewest = Math.min(...found.map((near) => near.slips));
    return found
      .filter((near) => near.slips === fewest && near.slips <= slips)
      .toSorted((a, b) => a.city.row - b.city.row)
      .map(({ city }) => city);
  }

  #collect(value: number, rows: Set<number>): void {
    let low = 0;
    let high = this.#hashes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#hashes[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    for (let at = low; this.#hashes[at] === value; at += 1) rows.add(this.#rows[at] ?? 0);
  }
}

/** Whether a spelling can only mean this city: one slip in six letters, and a city that many know. */
export function isClose(key: string, { name, population }: Pick<City, 'name' | 'population'>): boolean {
  const slips = editDistance(nameKey(name), key);
  return slips === 0 || (population >= minPopulationOfTwo && slips * lettersPerSlip <= key.length);
}

function allowedSlips(key: string): number {
  return key.length >= minLengthOfTwo ? 2 : 1;
}

/** The text, and the text without each letter, and without each two. */
function shortened(text: string, count: number): Set<string> {
  const forms = new Set([text]);
  let last = [text];
  for (let round = 0; round < count; round += 1) {
    const next = new Set<string>();
    for (const form of last)
      for (let at = 0; at < form.length; at += 1) next.add(form.slice(0, at) + form.slice(at + 1));
    for (const form of next) forms.add(form);
    last = [...next];
  }
  return forms;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01_00_01_93);
  return value >>> 0;
}
