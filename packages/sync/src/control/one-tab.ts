import { SyncError, type SyncErrorKind } from '../sync-control';

/** The browser APIs that connect tabs. Without them, this tab counts as the only one. */
export interface TabApis {
  readonly locks: Pick<LockManager, 'request'>;
  readonly channel: (name: string) => Pick<BroadcastChannel, 'addEventListener' | 'postMessage' | 'close'>;
}

interface Failure {
  readonly kind: SyncErrorKind;
  readonly message: string;
}

interface Asked {
  readonly action: string;
  readonly input: unknown;
  readonly answered: (failure: Failure | undefined) => void;
}

/** What tabs tell each other. `State` must survive a structured clone. */
type Message<State> =
  | { readonly kind: 'state'; readonly state: State }
  | { readonly kind: 'hello' }
  | { readonly kind: 'key' }
  | { readonly kind: 'ask'; readonly id: string; readonly action: string; readonly input: unknown }
  | { readonly kind: 'answer'; readonly id: string; readonly failure?: Failure };

export interface OneTabParts<State> {
  readonly name: string;
  readonly tabs: TabApis | undefined;
  /** This tab is the one that syncs from now on. */
  readonly onLeading: () => void;
  /** Another tab, the one that syncs, says how far it is. */
  readonly onState: (state: State) => void;
  /** Another tab has stored or deleted the key. */
  readonly onKey: () => void;
  /** Does something for another tab. @throws {SyncError} */
  readonly act: (action: string, input: unknown) => Promise<void>;
  /** How far this tab is, if it is the one that syncs. */
  readonly state: () => State;
}

/** Lets one tab sync, and the others follow it. When it closes, the next one goes on. */
export class OneTab<State> {
  isLeading = false;
  readonly #parts: OneTabParts<State>;
  readonly #closed = new AbortController();
  readonly #channel: ReturnType<TabApis['channel']> | undefined;
  /** What another tab was asked, and hasn't answered. */
  readonly #waiting = new Map<string, Asked>();

  constructor(parts: OneTabParts<State>) {
    this.#parts = parts;
    const { tabs, name } = parts;
    this.#channel = tabs?.channel(name);
    this.#channel?.addEventListener('message', ((event: MessageEvent<Message<State>>) => {
      void this.#heard(event.data);
    }) as EventListener);
    if (tabs) void this.#lead(tabs);
    else queueMicrotask(() => this.#leads());
  }

  /** Tells the other tabs how far this one is. */
  tellState(): void {
    if (this.isLeading) this.#post({ kind: 'state', state: this.#parts.state() });
  }

  /** Asks the tab that syncs how far it is. */
  askState(): void {
    this.#post({ kind: 'hello' });
  }

  tellKey(): void {
    this.#post({ kind: 'key' });
  }

  /** Lets the tab that syncs do something. @throws {SyncError} what it threw there */
  async ask(action: string, input: unknown): Promise<void> {
    if (this.isLeading) {
      await this.#parts.act(action, input);
      return;
    }
    const id = crypto.randomUUID();
    const failure = await new Promise<Failure | undefined>((answered) => {
      this.#waiting.set(id, { action, input, answered });
      this.#post({ kind: 'ask', id, action, input });
    });
    if (failure) throw new SyncError(failure.kind, failure.message);
  }

  close(): void {
    this.isLeading = false;
    this.#closed.abort();
    this.#channel?.close();
  }

  async #lead({ locks }: TabApis): Promise<void> {
    const { signal } = this.#closed;
    try {
      await locks.request(this.#parts.name, { signal }, async () => {
        if (signal.aborted) return;
        this.#leads();
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      });
    } catch {
      // Closed while it waited.
    }
  }

  #leads(): void {
    if (this.#closed.signal.aborted) return;
    this.isLeading = true;
    this.#parts.onLeading();
    // The tab that was asked has closed.
    for (const [id, { action, input, answered }] of this.#waiting) {
      this.#waiting.delete(id);
      void this.#tried(action, input).then(answered);
    }
  }

  async #tried(action: string, input: unknown): Promise<Failure | undefined> {
    try {
      await this.#parts.act(action, input);
      return undefined;
    } catch (cause) {
      const { kind, message } = cause instanceof SyncError ? cause : new SyncError('failed', String(cause));
      return { kind, message };
    }
  }

  async #heard(message: Message<State>): Promise<void> {
    if (message.kind === 'state' && !this.isLeading) this.#parts.onState(message.state);
    if (message.kind === 'hello') this.tellState();
    if (message.kind === 'key') this.#parts.onKey();
    if (message.kind === 'answer') {
      this.#waiting.get(message.id)?.answered(message.failure);
      this.#waiting.delete(message.id);
    }
    if (message.kind === 'ask' && this.isLeading) {
      const failure = await this.#tried(message.action, message.input);
      this.#post({ kind: 'answer', id: message.id, ...(failure && { failure }) });
    }
  }

  #post(message: Message<State>): void {
    if (!this.#closed.signal.aborted) this.#channel?.postMessage(message);
  }
}
