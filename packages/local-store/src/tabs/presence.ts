import type { TabPlatform } from '../platform';

type Held = 'nothing' | 'asked' | 'shared' | 'exclusive';

/**
 * Knows whether this tab has the database alone. Every tab holds a Web Lock: the one that is alone exclusively, so that
 * it may write pages again; it shares the lock as soon as another tab says that it has come.
 */
export class Presence {
  readonly #platform: TabPlatform;
  readonly #name: string;
  #channel: ReturnType<TabPlatform['channel']> | undefined;
  #held: Held = 'nothing';
  #release: () => void = () => {};
  /** Settles when the lock is released. */
  #ended: Promise<unknown> | undefined;
  #somebodyCame = false;

  constructor(platform: TabPlatform, name: string) {
    this.#platform = platform;
    this.#name = name;
  }

  get alone(): boolean {
    return this.#held === 'exclusive';
  }

  /** Takes the lock exclusively if nobody else has it. Gives whether this tab is alone. */
  async settle(): Promise<boolean> {
    if (this.#held !== 'nothing' && this.#held !== 'shared') return this.alone;
    this.#held = 'asked';
    this.#listen();
    await this.#leave();
    this.#somebodyCame = false;
    const got = await this.#hold('exclusive', { ifAvailable: true });
    // Said after the try, so that whoever made it fail hears it while holding the lock.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
    if (!got) this.#channel?.postMessage('came');
    if (!got || this.#somebodyCame) void this.#share();
    return this.alone;
  }

  /** The page was asleep, and its lock may be gone without a word. */
  async settleAgain(): Promise<void> {
    if (this.#held === 'exclusive') this.#held = 'shared';
    await this.settle();
  }

  close(): void {
    this.#held = 'asked';
    this.#release();
    this.#release = () => {};
    this.#channel?.close();
  }

  #listen(): void {
    if (this.#channel) return;
    this.#channel = this.#platform.channel(this.#name);
    this.#channel.addEventListener('message', () => {
      this.#somebodyCame = true;
      if (this.#held === 'exclusive') void this.#share();
    });
  }

  // A lock that is asked for right after its release is still there.
  async #leave(): Promise<void> {
    this.#release();
    await this.#ended;
  }

  async #share(): Promise<void> {
    this.#release();
    await this.#hold('shared', {});
  }

  // Settles when the answer is there; the lock itself is held until released.
  #hold(mode: 'shared' | 'exclusive', options: LockOptions): Promise<boolean> {
    this.#held = 'asked';
    return new Promise((resolve) => {
      const end = this.#platform.locks.request(this.#name, { mode, ...options }, (lock) => {
        this.#held = lock ? mode : 'nothing';
        resolve(lock !== null);
        return lock && new Promise<void>((release) => (this.#release = release));
      });
      this.#ended = end.catch(() => resolve(false));
    });
  }
}
