import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bulkhead, type IPolicy } from 'cockatiel';
import type { Piscina } from 'piscina';
import { type Reading, type Readings, ReadingStoppedError } from './reading';
import { threadTimeMs } from './thread-time';

export interface ReadingWorkerOptions {
  /** How long one text may take, from when a thread begins with it: of the thread's own time where the system tells it. */
  readonly limitMs?: number;
  readonly threads?: number;
}

/** What a thread is given. */
export interface ReadingTask {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

/** What a thread says when it begins with a task. */
export interface ReadingBegun {
  readonly begun: number;
  /** For `threadTimeMs`. */
  readonly thread: string;
}

/** How long a person's or a search's text may take. */
const usualLimitMs = 200;
const usualThreads = 2;
/** Idle threads end, and their memory with them. */
const idleTimeoutMs = 60_000;
const maxWaiting = 1000;
/** On a busy machine a thread may wait for a processor: this many times the limit, and no longer. */
const maxWaits = 10;
/** Of one thread; the cities of the world are 60 MB of it. */
const maxMegabytes = 256;

/** Reads foreign text in threads. One that takes too long is ended, and another one takes its place. */
export class ReadingWorkers implements Readings {
  readonly #limitMs: number;
  readonly #threads: number;
  /** Piscina starts no thread for a task that waits behind one that is ended, so tasks wait here. */
  readonly #waiting: IPolicy;
  readonly #onBegun = new Map<number, (thread: string) => void>();
  #pool: Promise<Piscina> | undefined;
  #lastId = 0;

  constructor({ limitMs = usualLimitMs, threads = usualThreads }: ReadingWorkerOptions = {}) {
    this.#limitMs = limitMs;
    this.#threads = threads;
    this.#waiting = bulkhead(threads, maxWaiting);
  }

  read<Input, Output>(reading: Reading<Input, Output>, input: Input): Promise<Output> {
    return this.#waiting.execute(() => this.#readNow(reading, input));
  }

  async #readNow<Input, Output>({ name }: Reading<Input, Output>, input: Input): Promise<Output> {
    const pool = await (this.#pool ??= this.#open());
    const id = (this.#lastId += 1);
    const ending = new AbortController();
    let stopWatching = (): void => {};
    // A thread that is still starting, or a text that waits for others, is no fault of the text's.
    this.#onBegun.set(id, (thread) => {
      stopWatching = whenTimeIsOver(thread, this.#limitMs, () => ending.abort());
    });
    try {
      const task: ReadingTask = { id, name, input };
      return (await pool.run(task, { signal: ending.signal })) as Output;
    } catch (error) {
      if (ending.signal.aborted) throw new ReadingStoppedError(name, 'time', { cause: error });
      if (isOutOfMemory(error)) throw new ReadingStoppedError(name, 'memory', { cause: error });
      throw error;
    } finally {
      stopWatching();
      this.#onBegun.delete(id);
    }
  }

  /** Ends the threads and what they are reading. */
  async close(): Promise<void> {
    await (await this.#pool)?.destroy();
    this.#pool = undefined;
  }

  async #open(): Promise<Piscina> {
    const { Piscina: Pool } = await import('piscina');
    const pool = new Pool({
      ...threadFile(),
      minThreads: 0,
      maxThreads: this.#threads,
      idleTimeout: idleTimeoutMs,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    });
    pool.on('message', (message: Partial<ReadingBegun>) =>
      this.#onBegun.get(message.begun ?? 0)?.(message.thread ?? ''),
    );
    // What a thread was reading fails with the same error, and is where it is handled.
    pool.on('error', () => {});
    return pool;
  }
}

/** Calls `end` once a thread has worked for the limit. @returns stops watching. */
function whenTimeIsOver(thread: string, limitMs: number, end: () => void): () => void {
  const before = threadTimeMs(thread);
  let waits = 0;
  const timer = setInterval(() => {
    waits += 1;
    const worked = (threadTimeMs(thread) ?? Infinity) - (before ?? 0);
    if (worked < limitMs && waits < maxWaits) return;
    // An answer that came while this process was busy is only heard after the timer: it still counts.
    setImmediate(() => {
      if (isWatching) end();
    });
  }, limitMs);
  let isWatching = true;
  return () => {
    isWatching = false;
    clearInterval(timer);
  };
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** The thread's program: beside the bundle, or compiled on the way as the rest of a start from source is. */
function threadFile(): { filename: string; execArgv: string[] } {
  const built = fileURLToPath(new URL('reading-worker.js', import.meta.url));
  if (existsSync(built)) return { filename: built, execArgv: [] };
  const source = fileURLToPath(new URL('../../reading-worker-from-source.mjs', import.meta.url));
  return { filename: source, execArgv: ['--conditions=@keepmark/source'] };
}
