type Stop = () => void | Promise<void>;

/** What must be ended when the start ends, last begun first. */
export interface Closing {
  add: (stop: Stop) => void;
  /** Whether `close` was called. */
  isClosing: () => boolean;
  /** Ends everything, also what is added while it works. One call does it; more calls wait for the first. */
  close: () => Promise<void>;
}

/** `onError` gets what went wrong while ending. */
export function createClosing(onError: (error: unknown) => void): Closing {
  const stops: Stop[] = [];
  let closed: Promise<void> | undefined;
  let isClosing = false;

  const stopOne = async (stop: Stop) => {
    try {
      await stop();
    } catch (error) {
      onError(error);
    }
  };
  const stopAll = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stopOne(stop);
  };
  return {
    add: (stop) => {
      stops.push(stop);
      if (closed) closed = closed.then(stopAll);
    },
    isClosing: () => isClosing,
    close: () => {
      isClosing = true;
      return (closed ??= stopAll());
    },
  };
}
