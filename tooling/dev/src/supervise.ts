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
  /** Asks whether it still answers, for a part that can be alive and answer nothing. Never rejects. */
  readonly answers?: () => Promise<boolean>;
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
  /** How often a part is asked whether it answers, in milliseconds. Default: 3000. */
  readonly askEveryMs?: number;
}

const maxRestarts = 5;
const withinMs = 60_000;
const usualAskEveryMs = 3000;
/** 15 seconds: as long as the API itself waits, which has usually ended by then. */
const maxUnanswered = 5;

/**
 * Starts a part, waits until it serves, and restarts it whenever it ends on its own or answers nothing for 15 seconds, at
 * most five times a minute.
 * @throws the error of the first start, which is usually caused by a wrong setting
 */
export async function supervise(part: Part, options: SupervisorOptions): Promise<void> {
  let running = await part.start();
  options.closing.add(() => running.stop());
  await running.ready;
  stopUnlessItAnswers(part, running, options);
  void watch(part, options, running, (next) => (running = next));
}

/** Stops a running part that answers nothing any more, so that it is restarted. */
function stopUnlessItAnswers({ name }: Part, running: Running, options: SupervisorOptions): void {
  const { answers } = running;
  if (!answers) return;
  const { closing, log, askEveryMs = usualAskEveryMs } = options;
  let unanswered = 0;
  let asking: Promise<void> | undefined;
  const ask = async (): Promise<void> => {
    unanswered = (await answers()) ? 0 : unanswered + 1;
    if (unanswered < maxUnanswered || closing.isClosing()) return;
    clearInterval(timer);
    log(`${name} doesn't answer any more`);
    await running.stop();
  };
  const timer = setInterval(() => {
    if (closing.isClosing()) return;
    asking ??= ask().finally(() => (asking = undefined));
  }, askEveryMs);
  timer.unref();
  void running.ended.then(() => clearInterval(timer));
}

async function watch(
  part: Part,
  options: SupervisorOptions,
  first: Running,
  onStart: (running: Running) => void,
): Promise<void> {
  const { closing, log, giveUp, pauseMs = 500 } = options;
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
    how = await runAgain(part, options, onStart);
  }
}

/** Restarts a part. @returns how it ended, or why it didn't start */
async function runAgain(part: Part, options: SupervisorOptions, onStart: (running: Running) => void): Promise<string> {
  const { closing, log } = options;
  try {
    const running = await part.start();
    onStart(running);
    // The start may have been stopped while this part was starting.
    if (closing.isClosing()) await running.stop();
    running.ready.then(
      () => {
        log(`${part.name} is back`);
        stopUnlessItAnswers(part, running, options);
        return undefined;
      },
      () => undefined,
    );
    return await running.ended;
  } catch (error) {
    return `before it was ready (${error instanceof Error ? error.message : String(error)})`;
  }
}
