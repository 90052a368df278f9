import { NewerDatabaseError, StoreFullError } from '@keepmark/local-store';
import type { SyncErrorCode } from '@keepmark/contracts/sync';
import { type EngineStatus, syncOnce } from '../engine/engine';
import type { Exchange } from '../engine/exchange';
import { isUnreachable, refusalOf, waitOf } from '../server/refusal';
import type { SyncProblem } from '../sync-control';

export interface SessionStatus extends Partial<EngineStatus> {
  readonly isReachable: boolean;
  /** Problems of the last try. Those that stay are in the shadow. */
  readonly problem: SyncProblem | undefined;
}

export interface SessionParts {
  readonly exchange: Exchange;
  readonly onStatus: (status: SessionStatus) => void;
  /** This device and the server have the same rows. */
  readonly onSynced?: () => void;
  /** The key was changed, or sync turned off, by another device. The session has stopped. */
  readonly onRefused: (code: SyncErrorCode) => void;
  /** Where `online`, `pagehide` and `visibilitychange` come from. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

const debounceMs = 500;
const pollMs = 60_000;
const firstPauseMs = 1000;
const longestPauseMs = 300_000;

/** Keeps this device and the server the same while a tab is open: after each change here or elsewhere, and after failures. */
export class SyncSession {
  readonly #parts: SessionParts;
  readonly #stopped = new AbortController();
  #status: SessionStatus = { isReachable: true, problem: undefined };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #dueAtMs = Number.POSITIVE_INFINITY;
  #running: Promise<void> | undefined;
  /** What arrived while a run was under way. */
  #again: { readonly needsPull: boolean } | undefined;
  #needsPull = true;
  #failures = 0;
  #watchFailures = 0;
  #isWatching = false;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    for (const name of ['online', 'pageshow']) parts.events?.addEventListener(name, this.#onBack);
    for (const name of ['pagehide', 'visibilitychange']) parts.events?.addEventListener(name, this.#onHide);
    void this.#watch();
  }

  /** Syncs now. Resolves when it has come to an end, well or not. */
  async syncNow(): Promise<void> {
    this.#needsPull = true;
    await this.#running;
    await this.#run();
  }

  /** Something changed here. */
  changed(): void {
    if (!this.#running) this.#schedule(debounceMs);
    else this.#again ??= { needsPull: false };
  }

  /** Runs `work` while nothing else uses the shadow. */
  async exclusively<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    while (this.#running) await this.#running;
    const { promise, resolve } = withResolver();
    this.#running = promise;
    try {
      return await work();
    } finally {
      this.#running = undefined;
      resolve();
    }
  }

  async stop(): Promise<void> {
    this.#stopped.abort(new DOMException('Sync was stopped.', 'AbortError'));
    clearTimeout(this.#timer);
    const { events } = this.#parts;
    for (const name of ['online', 'pageshow']) events?.removeEventListener(name, this.#onBack);
    for (const name of ['pagehide', 'visibilitychange']) events?.removeEventListener(name, this.#onHide);
    await this.#running;
  }

  readonly #onBack = (): void => {
    this.#failures = 0;
    this.#needsPull = true;
    this.#schedule(0);
  };

  /** What was changed in the last moments shouldn't wait for the page to come back. */
  readonly #onHide = (): void => {
    if (this.#timer !== undefined && this.#failures === 0) void this.#run();
  };

  #set(changes: Partial<SessionStatus>): void {
    this.#status = { ...this.#status, ...changes };
    this.#parts.onStatus(this.#status);
  }

  #schedule(ms: number): void {
    if (this.#stopped.signal.aborted) return;
    const dueAtMs = Date.now() + ms;
    if (this.#timer !== undefined && this.#dueAtMs <= dueAtMs && ms > 0) return;
    clearTimeout(this.#timer);
    this.#dueAtMs = dueAtMs;
    this.#timer = setTimeout(() => void this.#run(), ms);
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#stopped.signal.aborted) return;
    if (this.#running) {
      this.#again = { needsPull: true };
      return;
    }
    await this.exclusively(() => this.#sync());
    const again = this.#again;
    this.#again = undefined;
    if (again) {
      this.#needsPull ||= again.needsPull;
      this.#schedule(again.needsPull ? 0 : debounceMs);
    } else if (!this.#isWatching && this.#timer === undefined) this.#schedule(pollMs);
  }

  async #sync(): Promise<void> {
    const { exchange } = this.#parts;
    const { signal } = this.#stopped;
    const isUpToDate = !this.#needsPull;
    const onStatus = (status: EngineStatus): void => this.#set(status);
    this.#needsPull = !this.#isWatching;
    try {
      await syncOnce(exchange, { signal, isUpToDate, onStatus });
      this.#failures = 0;
      this.#set({ isReachable: true, problem: undefined });
      this.#parts.onSynced?.();
    } catch (cause) {
      this.#needsPull = true;
      if (refusalOf(cause) === 'sync-full') await this.#deleteOnly();
      else this.#failed(cause);
    }
  }

  /** A full server still takes deletions, which make room. */
  async #deleteOnly(): Promise<void> {
    const { signal } = this.#stopped;
    const onStatus = (status: EngineStatus): void => this.#set(status);
    try {
      await syncOnce(this.#parts.exchange, { signal, deletionsOnly: true, onStatus });
    } catch (cause) {
      if (refusalOf(cause) !== 'sync-full') {
        this.#failed(cause);
        return;
      }
    }
    this.#set({ isReachable: true, problem: { kind: 'full', usedBytes: undefined, limitBytes: undefined } });
    this.#schedule(longestPauseMs);
  }

  #failed(cause: unknown): void {
    if (this.#stopped.signal.aborted) return;
    const code = refusalOf(cause);
    if (code === 'sync-key-changed' || code === 'sync-is-off') {
      // Not awaited: this is part of what it waits for.
      void this.stop();
      this.#parts.onRefused(code);
      return;
    }
    this.#failures += 1;
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(this.#failures - 1, 20));
    // Not all devices at the same moment, when the server is back.
    const waitMs = Math.max(waitOf(cause) ?? 0, pauseMs * (0.5 + Math.random() / 2));
    this.#schedule(waitMs);
    this.#set({ isReachable: !isUnreachable(cause), problem: problemOf(cause) });
  }

  /** Hears of what others push. Without events, it is asked each minute. */
  async #watch(): Promise<void> {
    const { signal } = this.#stopped;
    const { server, shadow } = this.#parts.exchange;
    while (!signal.aborted) {
      try {
        for await (const { head, keyVersion } of server.watch(signal)) {
          this.#isWatching = true;
          this.#watchFailures = 0;
          if (head === shadow.meta.cursor && keyVersion === shadow.meta.keyVersion) continue;
          this.#needsPull = true;
          if (this.#running) this.#again = { needsPull: true };
          else this.#schedule(0);
        }
      } catch (cause) {
        this.#watchFailures += 1;
        // A call finds out what that means.
        if (refusalOf(cause) !== undefined && this.#watchFailures === 1) this.#schedule(0);
      }
      this.#isWatching = false;
      this.#needsPull = true;
      if (!this.#running) this.#schedule(pollMs);
      const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(this.#watchFailures, 20));
      await pause(pauseMs * (0.5 + Math.random() / 2), signal);
    }
  }
}

function problemOf(cause: unknown): SyncProblem | undefined {
  if (isUnreachable(cause)) return undefined;
  if (refusalOf(cause) === 'sync-not-offered') return { kind: 'not-offered' };
  if (cause instanceof StoreFullError) return { kind: 'browser-full' };
  if (cause instanceof NewerDatabaseError) return { kind: 'reload-needed' };
  // As an error that can be sent to other tabs.
  return { kind: 'failed', cause: new Error(cause instanceof Error ? cause.message : String(cause)) };
}

function withResolver(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((resolves) => (resolve = resolves));
  return { promise, resolve };
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
