import { inspect } from 'node:util';
import { Worker } from 'node:worker_threads';

export interface BlockedOptions {
  /** How often the event loop shows that it goes round. */
  readonly beatMs?: number;
  /** How many beats it may miss. */
  readonly missedBeats?: number;
}

const usualBeatMs = 1000;
const usualMissedBeats = 15;

/**
 * Ends this process when its event loop doesn't go round for 15 seconds, from a thread that isn't blocked with it.
 * Whoever supervises the process starts it again; a process that answers nothing is of no use to anybody. A debugger that
 * stops the program is not a fault.
 * @returns stops watching.
 */
export function endWhenBlocked({
  beatMs = usualBeatMs,
  missedBeats = usualMissedBeats,
}: BlockedOptions = {}): () => Promise<void> {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const timer = setInterval(() => Atomics.add(beats, 0, 1), beatMs);
  timer.unref();
  const thread = new Worker(watch, { eval: true, workerData: { beats, beatMs, missedBeats } });
  thread.unref();
  // Without the thread the service works as well.
  thread.on('error', (error) => process.stderr.write(`The watch over the event loop failed: ${inspect(error)}\n`));
  return async () => {
    clearInterval(timer);
    await thread.terminate();
  };
}

/**
 * The thread's program, in one piece: it is the same in a bundle, and loads nothing. It counts ticks of its own and no
 * time, because a machine that sleeps stops both threads.
 */
const watch = `
const { workerData: { beats, beatMs, missedBeats } } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const inspector = require('node:inspector');
let seen = 0;
let missed = 0;
setInterval(() => {
  const beat = Atomics.load(beats, 0);
  missed = beat === seen && inspector.url() === undefined ? missed + 1 : 0;
  seen = beat;
  if (missed < missedBeats) return;
  const seconds = Math.round((missed * beatMs) / 100) / 10;
  try {
    writeSync(2, JSON.stringify({ level: 60, time: Date.now(), msg: 'the process has not answered for ' + seconds + ' s and ends' }) + '\\n');
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}, beatMs);
`;
