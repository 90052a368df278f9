import { setTimeout as sleep } from 'node:timers/promises';
import type { Closing } from './closing';
import { StartProblem } from './start-problem';

/** A running part of the start: a child process or the database. */
export interface Running {
  /** Resolves when it has ended, with how it ended: "with code 1". Never rejects. */
  readonly ended: Promise<string>;
  /** Stops it and waits. */
  readonly stop: () => Promise<void>;
  /** Fulfilled when it serves. */
  readonly ready: Promise<unknown>;
}

export interface Part {
  /** Its name in messages, as in "The API ended". */
  readonly name: string;
  readonly start: () => Promise<Running>;
}

export interface SupervisorOptions {
  readonly closing: Closing;
  readonly log: (line: string) => void;
  /** Called when a part has ended too often, to stop everything. */
  readonly giveUp: (problem: StartProblem) => void;
  /** The wait before each restart, in milliseconds. Default: 500. */
  readonly pauseMs?: number;
}

const maxRestarts = 5;
const withinMs = 60_000;

/**
 * Starts a part, waits until it serves, and restarts it whenever it ends on its own, at most five times a minute.
 * @throws the error of the first start, which is usually caused by a wrong setting
 */
export async function supervise(part: Part, options: SupervisorOptions): Promise<void> {
  let running = await part.start();
  options.closing.add(() => running.stop());
  await running.ready;
  void watch(part, options, running, (next) => (running = next));
}

async function watch(
  part: Part,
  { closing, log, giveUp, pauseMs = 500 }: SupervisorOptions,
  first: Running,
  onStart: (running: Running) => void,
): Promise<void> {
  let restarts: number[] = [];
  let how = await first.ended;
  while (!closing.isClosing()) {
    const now = Date.now();
    restarts = restarts.filter((time) => now - time < withinMs);
    if (restarts.length === maxRestarts) {
      giveUp(
        new StartProblem(
          `${part.name} ended ${how} after ${maxRestarts} restarts within a minute. See its output above.`,
        ),
      );
      return;
    }
    restarts.push(now);
    log(`${part.name} ended ${how}. Restarting it (${restarts.length} of at most ${maxRestarts} times a minute)`);
    await sleep(pauseMs);
    if (closing.isClosing()) return;
    how = await runAgain(part, log, closing, onStart);
  }
}

/** Restarts a part. @returns how it ended, or why it didn't start */
async function runAgain(
  part: Part,
  log: (line: string) => void,
  closing: Closing,
  onStart: (running: Running) => void,
): Promise<string> {
  try {
    const running = await part.start();
    onStart(running);
    // The start may have been stopped while this part was starting.
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
