/** The locations of the nodes of ways, of which an extract has millions: sorted columns of numbers, 24 bytes per node. */
export class NodePoints {
  readonly #ids: Float64Array;
  readonly #latitudes: Float64Array;
  readonly #longitudes: Float64Array;

  /** @param ids of the nodes that will be asked for, in any order, also more than once. */
  constructor(ids: NumberList) {
    const sorted = ids.values().sort();
    let count = 0;
    for (const id of sorted) if (count === 0 || sorted[count - 1] !== id) sorted[count++] = id;
    this.#ids = sorted.slice(0, count);
    this.#latitudes = new Float64Array(count).fill(Number.NaN);
    this.#longitudes = new Float64Array(count);
  }

  /** Keeps a point, when it will be asked for. */
  put(id: number, latitude: number, longitude: number): void {
    const index = this.#indexOf(id);
    if (index === undefined) return;
    this.#latitudes[index] = latitude;
    this.#longitudes[index] = longitude;
  }

  /** @returns undefined for a node that the extract does not hold. */
  get(id: number): readonly [latitude: number, longitude: number] | undefined {
    const index = this.#indexOf(id) ?? -1;
    const latitude = this.#latitudes[index] ?? Number.NaN;
    return Number.isNaN(latitude) ? undefined : [latitude, this.#longitudes[index] ?? 0];
  }

  #indexOf(id: number): number | undefined {
    let low = 0;
    let high = this.#ids.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#ids[middle] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    return this.#ids[low] === id ? low : undefined;
  }
}

/** Numbers in a row that grows by doubling. */
export class NumberList {
  #numbers = new Float64Array(1024);
  #count = 0;

  push(...added: readonly number[]): void {
    for (const number of added) {
      if (this.#count === this.#numbers.length) {
        const larger = new Float64Array(this.#count * 2);
        larger.set(this.#numbers);
        this.#numbers = larger;
      }
      this.#numbers[this.#count++] = number;
    }
  }

  /** A copy. */
  values(): Float64Array {
    return this.#numbers.slice(0, this.#count);
  }
}
