import { type SyncEvent, syncLimits } from '@keepmark/contracts/sync';
import type { FastifyBaseLogger } from 'fastify';
import { heartbeat } from '../platform/calls/calls';
import type { DatabaseHandle } from '../platform/database/database';
import { RateLimitedError } from '../platform/errors/errors';
import type { AnnouncedHead, HeadState } from './announce-heads';
import { findCurrent } from './generations';
import { HeadListener } from './head-listener';
import { syncIsOff } from './sync-errors';

export interface HeadStreamsOptions {
  readonly database: DatabaseHandle;
  readonly databaseUrl: string;
  readonly log: FastifyBaseLogger;
  /** How often a stream says that it's alive. */
  readonly heartbeatMs?: number;
  /** How long a stream lives: its token was checked when it opened. */
  readonly lifetimeMs?: number;
  /** How often heads are looked up that nobody announced. */
  readonly lookEveryMs?: number;
}

const usualHeartbeatMs = 25_000;
const usualLifetimeMs = 3_600_000;

type Sent = SyncEvent | typeof heartbeat;

/** The open streams of this process, and what each of them says next. */
export class HeadStreams {
  readonly #options: HeadStreamsOptions;
  readonly #listener: HeadListener;
  readonly #byUser = new Map<string, Set<HeadStream>>();
  #heartbeats: NodeJS.Timeout | undefined;
  #isClosing = false;

  constructor(options: HeadStreamsOptions) {
    this.#options = options;
    const { databaseUrl, log, lookEveryMs } = options;
    this.#listener = new HeadListener({
      databaseUrl,
      log,
      lookEveryMs,
      userIds: () => [...this.#byUser.keys()],
      onHeads: (heads, isRead) => this.#pass(heads, isRead),
    });
  }

  /**
   * Opens a stream: the head as it is, and then each newer one. Heads that come faster than they are read are skipped.
   * @param signal ends it
   * @throws SyncError `sync-is-off`; RateLimitedError for too many streams of one person
   */
  async open(userId: string, signal: AbortSignal): Promise<AsyncIterable<Sent>> {
    const streams = this.#byUser.get(userId) ?? new Set();
    if (streams.size >= syncLimits.eventStreamsPerUser) throw new RateLimitedError(60);
    const stream = new HeadStream(() => this.#remove(userId, stream));
    // Before anything is awaited: what is announced from now on reaches it.
    this.#byUser.set(userId, streams.add(stream));
    signal.addEventListener('abort', () => stream.end(), { once: true });
    if (signal.aborted || this.#isClosing) stream.end();
    if (this.#isClosing) return stream;
    try {
      await this.#listener.start();
      const current = await findCurrent(this.#options.database, userId);
      if (!current) throw syncIsOff();
      stream.offer(current, false);
    } catch (error) {
      stream.end();
      throw error;
    }
    this.#startHeartbeats();
    return stream;
  }

  /** Ends all streams, so that the process can end. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#heartbeats);
    for (const streams of this.#byUser.values()) for (const stream of streams) stream.end();
    await this.#listener.close();
  }

  #pass(heads: readonly AnnouncedHead[], isRead: boolean): void {
    for (const { userId, state } of heads) {
      for (const stream of this.#byUser.get(userId) ?? []) {
        if (state) stream.offer(state, isRead);
        else stream.end();
      }
    }
  }

  #remove(userId: string, stream: HeadStream): void {
    const streams = this.#byUser.get(userId);
    streams?.delete(stream);
    if (streams?.size === 0) this.#byUser.delete(userId);
  }

  /** One timer for all of them. */
  #startHeartbeats(): void {
    const { heartbeatMs = usualHeartbeatMs, lifetimeMs = usualLifetimeMs } = this.#options;
    this.#heartbeats ??= setInterval(() => {
      const oldest = Date.now() - lifetimeMs;
      for (const streams of this.#byUser.values()) {
        for (const stream of streams) {
          if (stream.openedAt < oldest) stream.end();
          else stream.beat();
        }
      }
    }, heartbeatMs);
    this.#heartbeats.unref();
  }
}

/** One stream. It holds no more than the newest head. */
class HeadStream implements AsyncIterableIterator<Sent> {
  readonly openedAt = Date.now();
  readonly #onEnd: () => void;
  #newest: HeadState | undefined;
  #next: Sent | undefined;
  #hasEnded = false;
  #wake: (() => void) | undefined;

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  /** @param isRead whether it was read from the table: then another generation is the current one, whatever its version */
  offer({ keyVersion, head }: HeadState, isRead: boolean): void {
    const newest = this.#newest;
    if (newest?.keyVersion === keyVersion ? head <= newest.head : newest && !isRead && keyVersion < newest.keyVersion) {
      return;
    }
    this.#newest = { keyVersion, head };
    this.#say({ head, keyVersion });
  }

  beat(): void {
    this.#say(this.#next ?? heartbeat);
  }

  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#onEnd();
    this.#wake?.();
  }

  #say(sent: Sent): void {
    this.#next = sent;
    this.#wake?.();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<Sent, undefined>> {
    if (this.#next === undefined && !this.#hasEnded) {
      await new Promise<void>((resolve) => (this.#wake = resolve));
      this.#wake = undefined;
    }
    const value = this.#next;
    this.#next = undefined;
    return value === undefined || this.#hasEnded ? { done: true, value: undefined } : { done: false, value };
  }

  async return(): Promise<IteratorResult<Sent, undefined>> {
    this.end();
    return { done: true, value: undefined };
  }
}
