/** Callbacks for an event. One that throws doesn't stop the others or the write. */
export class Listeners<Event> {
  readonly #listeners = new Set<(event: Event) => void>();

  add(listener: (event: Event) => void): () => void {
    // Wrapped, so that a callback that is added twice is called twice, and each is removed by itself.
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
