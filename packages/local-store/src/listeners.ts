/** Callbacks that hear of something. One that throws does not keep the others, or the write, from going on. */
export class Listeners<Event> {
  readonly #listeners = new Set<(event: Event) => void>();

  add(listener: (event: Event) => void): () => void {
    // Wrapped, so that a callback that is given twice is heard twice and taken off once.
    const own = (event: Event): void => listener(event);
    this.#listeners.add(own);
    return () => {
      this.#listeners.delete(own);
    };
  }

  tell(event: Event): void {
    for (const listener of this.#listeners) {
      try {
        listener(event);
      } catch (cause) {
        reportError(cause);
      }
    }
  }
}
