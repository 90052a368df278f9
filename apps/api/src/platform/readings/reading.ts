/** A kind of foreign text that is read away from the event loop. */
export interface Reading<Input, Output> {
  readonly name: string;
  /** Loads what reads such a text, and warms it up: neither is a fault of the text's. */
  readonly open: () => Promise<(input: Input) => Output>;
}

/** Reads foreign text. */
export interface Readings {
  /** @throws ReadingStoppedError when it took longer, or more memory, than a text may. */
  read: <Input, Output>(reading: Reading<Input, Output>, input: Input) => Promise<Output>;
}

/** A reading that was ended because of what its text did. */
export class ReadingStoppedError extends Error {
  override readonly name = 'ReadingStoppedError';
  readonly reason: 'time' | 'memory';

  constructor(reading: string, reason: 'time' | 'memory', options?: ErrorOptions) {
    super(`Reading ${reading} took more ${reason} than a text may.`, options);
    this.reason = reason;
  }
}
