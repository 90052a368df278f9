import type { Child } from './child';

type Stop = () => void | Promise<void>;

/** What must be ended when the start ends, last begun first. */
export interface Closing {
  add: (stop: Stop) => void;
  /** Adds a child that must live as long as the start; `onDeath` is told when it ended by itself. */
  watch: (child: Child) => void;
  /** Ends everything, also what is added while it works. One call does it; more calls wait for the first. */
  close: () => Promise<void>;
}

/** `onDeath` gets a sentence when a watched child ends by itself, `onError` what went wrong while ending. */
export function createClosing(onDeath: (sentence: string) => void, onError: (error: unknown) => void): Closing {
  const stops: Stop[] = [];
  let closed: Promise<void> | undefined;

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
  const reportDeath = async (child: Child) => {
    const how = await child.ended;
    if (!closed) onDeath(`${child.name} ended ${how}, so everything ends: its last lines above say why.`);
  };
  const closing: Closing = {
    add: (stop) => {
      stops.push(stop);
      if (closed) closed = closed.then(stopAll);
    },
    watch: (child) => {
      closing.add(child.stop);
      void reportDeath(child);
    },
    close: () => (closed ??= stopAll()),
  };
  return closing;
}
