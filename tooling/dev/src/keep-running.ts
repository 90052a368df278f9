import { setTimeout as sleep } from 'node:timers/promises';
import type { Closing } from './closing';
import { StartProblem } from './start-problem';

/** A part of the start that runs: a child, or the database. */
export interface Running {
  /** Resolves when it has ended, with a few words on how: "with code 1". Never rejects. */
  readonly ended: Promise<string>;
  /** Ends it and waits. */
  readonly stop: () => Promise<void>;
  /** Fulfilled when it serves. */
  readonly ready: Promise<unknown>;
}

export interface Part {
  /** What a person calls it, as in "The API ended". */
  readonly name: string;
  readonly start: () => Promise<Running>;
}

export interface KeepRunningOptions {
  readonly closing: Closing;
  readonly log: (line: string) => void;
  /** Told when a part has ended too often; everything ends then. */
  readonly giveUp: (problem: StartProblem) => void;
  /** The wait before each restart, in milliseconds; 500 when left out. */
  readonly pauseMs?: number;
}

const mostRestarts = 5;
const withinMs = 60_000;

/**
 * Starts a part, waits until it serves, and starts it again whenever it ends by itself: five times a minute at most.
 * @throws what the first start fails with: that is a wrong setting more often than an accident.
 */
export async function keepRunning(part: Part, options: KeepRunningOptions): Promise<void> {
  let running = await part.start();
  options.closing.add(() => running.stop());
  await running.ready;
  void watch(part, options, running, (next) => (running = next));
}

async function watch(
  part: Part,
  { closing, log, giveUp, pauseMs = 500 }: KeepRunningOptions,
  first: Running,
  onStart: (running: Running) => void,
): Promise<void> {
  let restarts: number[] = [];
  let how = await first.ended;
  while (!closing.isClosing()) {
    const now = Date.now();
    restarts = restarts.filter((time) => now - time < withinMs);
    if (restarts.length === mostRestarts) {
      giveUp(
        new StartProblem(
          `${part.name} ended ${how}, and was restarted ${mostRestarts} times within a minute: its lines above say why.`,
        ),
      );
      return;
    }
    restarts.push(now);
    log(`${part.name} ended ${how}. Restarting it (${restarts.length} of at most ${mostRestarts} times a minute)`);
    await sleep(pauseMs);
    if (closing.isClosing()) return;
    how = await runAgain(part, log, closing, onStart);
  }
}

/** Starts a part once more. @returns how it ended, or why it did not start. */
async function runAgain(
  part: Part,
  log: (line: string) => void,
  closing: Closing,
  onStart: (running: Running) => void,
): Promise<string> {
  try {
    const running = await part.start();
    onStart(running);
    // The start may have been ended while this part began.
    if (closing.isClosing()) await running.stop();
    running.ready.then(
      () => log(`${part.name} is back`),
      () => {},
    );
    return await running.ended;
  } catch (error) {
    return `before it was ready (${error instanceof Error ? error.message : String(error)})`;
  }
}
