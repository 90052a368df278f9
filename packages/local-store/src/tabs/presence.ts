import type { TabPlatform } from '../platform';

type Held = 'nothing' | 'asked' | 'shared' | 'exclusive';

/**
 * Tracks whether this is the only tab with the database. Every tab holds a Web Lock. The only tab holds it exclusively,
 * so that it may rewrite pages, and shares it as soon as another tab announces itself.
 */
export class Presence {
  readonly #platform: TabPlatform;
  readonly #name: string;
  #channel: ReturnType<TabPlatform['channel']> | undefined;
  #held: Held = 'nothing';
  #release: () => void = () => {};
  /** Resolves when the lock is released. */
  #ended: Promise<unknown> | undefined;
  #somebodyCame = false;

  constructor(platform: TabPlatform, name: string) {
    this.#platform = platform;
    this.#name = name;
  }

  get alone(): boolean {
    return this.#held === 'exclusive';
  }

  /** Tells the other tabs that this one is here. */
  announce(): void {
    this.#listen();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
    this.#channel?.postMessage('came');
  }

  /** Takes the lock exclusively if no other tab holds it. Resolves to whether this tab is the only one. */
  async settle(): Promise<boolean> {
    if (this.#held !== 'nothing' && this.#held !== 'shared') return this.alone;
    this.#held = 'asked';
    this.#listen();
    await this.#leave();
    this.#somebodyCame = false;
    const got = await this.#hold('exclusive', { ifAvailable: true });
    // Announced after the attempt, so that the tab that made it fail gets the message while it holds the lock.
    if (!got) this.announce();
    if (!got || this.#somebodyCame) void this.#share();
    return this.alone;
  }

  /** Call when the page was frozen, because it may have lost its lock. */
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

  // A lock is still held right after its release.
  async #leave(): Promise<void> {
    this.#release();
    await this.#ended;
  }

  async #share(): Promise<void> {
    this.#release();
    await this.#hold('shared', {});
  }

  // Resolves when the request is answered. The lock is held until it is released.
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
