type Stop = () => void | Promise<void>;

/** What to stop when the start ends, in reverse order. */
export interface Closing {
  add: (stop: Stop) => void;
  /** Whether `close` was called. */
  isClosing: () => boolean;
  /** Stops everything, including what is added while it runs. Later calls wait for the first. */
  close: () => Promise<void>;
}

/** Creates an empty `Closing`. @param onError gets errors from stopping */
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
