const resolutionMs = 20;
/** A proxy that asks every two seconds hears of each block. */
const usualWindowMs = 3000;

/**
 * How long the event loop was blocked, at most, during the last seconds: how late a timer is that should run every 20 ms.
 * Node's own histogram misses a block that it starts in, so it can't be restarted for each window.
 */
export class LoopDelay {
  readonly #timer: NodeJS.Timeout;
  readonly #windowMs: number;
  #lastTickMs = performance.now();
  #windowStartMs = this.#lastTickMs;
  /** The longest block of this window and of the one before. */
  #longest: { now: number; before: number } = { now: 0, before: 0 };

  /** @param windowMs how long a block is remembered, at least; at most twice as long. */
  constructor(windowMs: number = usualWindowMs) {
    this.#windowMs = windowMs;
    this.#timer = setInterval(() => this.#tick(), resolutionMs);
    this.#timer.unref();
  }

  #tick(): void {
    const nowMs = performance.now();
    this.#longest.now = Math.max(this.#longest.now, this.#lateMs(nowMs));
    this.#lastTickMs = nowMs;
    if (nowMs - this.#windowStartMs < this.#windowMs) return;
    this.#longest = { now: 0, before: this.#longest.now };
    this.#windowStartMs = nowMs;
  }

  #lateMs(nowMs: number): number {
    return Math.max(0, nowMs - this.#lastTickMs - resolutionMs);
  }

  /** In milliseconds; 0 when nothing has blocked it. */
  get longestMs(): number {
    const { now, before } = this.#longest;
    return Math.round(Math.max(now, before, this.#lateMs(performance.now())));
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
