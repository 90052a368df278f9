/** A value that is replaced, never changed, and those who want to hear of it. */
export class Observed<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  get value(): Value {
    return this.#value;
  }

  set(value: Value): void {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }

  /** @returns the unsubscribe function */
  subscribe(listener: () => void): () => void {
    // Wrapped, so that a listener that is added twice is called twice, and each is removed by itself.
    const own = (): void => listener();
    this.#listeners.add(own);
    return () => void this.#listeners.delete(own);
  }
}
