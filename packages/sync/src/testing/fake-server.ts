import { ApiError } from '@keepmark/api-client';
import {
  bytesOfBase64,
  type PushedItem,
  type SyncAccount,
  type SyncErrorCode,
  type SyncItem,
  syncLimits,
} from '@keepmark/contracts/sync';
import type { SyncServer } from '../server/sync-server';
import { FakeBlobs } from './fake-blobs';

interface Generation {
  readonly blobs: FakeBlobs;
  readonly items: Map<string, SyncItem>;
  wrappedKey: string;
}

const refuse = (status: number, code: SyncErrorCode | 'not-found'): never => {
  throw new ApiError({ status, code, message: code });
};

/** What a server stores of one person, with the rules of `contracts/sync`. Everything is public, so that tests can damage it. */
export class FakeServer {
  readonly generations = new Map<number, Generation>();
  readonly pairings = new Map<string, string>();
  current: number | undefined;
  filling: number | undefined;
  head = 0;
  lastKeyVersion = 0;
  droppedThrough = 0;
  limitBytes = Number.MAX_SAFE_INTEGER;
  blobLimitBytes = Number.MAX_SAFE_INTEGER;
  isOffered = true;
  pageItems: number = syncLimits.itemsPerPage;
  readonly calls: Record<string, number> = {};
  /** Throws what the caller gets instead of the answer. */
  afterCall: (name: string) => void = () => {};
  readonly #listeners = new Set<() => void>();

  get items(): Map<string, SyncItem> {
    return this.generation(this.current).items;
  }

  get blobs(): FakeBlobs {
    return this.generation(this.current).blobs;
  }

  generation(keyVersion: number | undefined): Generation {
    return (
      this.generations.get(keyVersion ?? -1) ??
      refuse(409, this.current === undefined ? 'sync-is-off' : 'sync-key-changed')
    );
  }

  get storedBytes(): number {
    return [...this.items.values()].reduce((sum, { body }) => sum + bytesOfBase64(body) + 128, 0);
  }

  /** The calls, for one device. */
  readonly calling: SyncServer = {
    account: async () => this.#called('account', () => (this.current === undefined ? null : this.#account())),
    start: async (wrappedKey) =>
      this.#called('start', () => {
        if (!this.isOffered) refuse(403, 'sync-not-offered');
        if (this.current !== undefined) refuse(409, 'sync-is-on');
        this.current = this.#open(wrappedKey);
        return this.#account();
      }),
    pull: async (keyVersion, after) => this.#called('pull', () => this.#pull(keyVersion, after)),
    push: async (keyVersion, items) => this.#called('push', () => this.#push(keyVersion, items)),
    watch: (signal) => this.#watch(signal),
    startRekey: async (keyVersion, wrappedKey) =>
      this.#called('startRekey', () => {
        if (keyVersion !== this.current) this.generation(undefined);
        if (this.filling !== undefined) this.generations.delete(this.filling);
        this.filling = this.#open(wrappedKey);
        return this.filling;
      }),
    commitRekey: async (keyVersion, seenHead) =>
      this.#called('commitRekey', () => {
        if (keyVersion !== this.filling) this.generation(undefined);
        const newest = Math.max(0, ...[...this.items.values()].map(({ revision }) => revision));
        if (newest > seenHead) refuse(409, 'sync-moved-on');
        this.generations.delete(this.current!);
        [this.current, this.filling] = [keyVersion, undefined];
        this.pairings.clear();
        this.#tell();
        return this.#account();
      }),
    replaceRecovery: async (keyVersion, wrappedKey) =>
      this.#called('replaceRecovery', () => {
        this.generation(keyVersion).wrappedKey = wrappedKey;
      }),
    offerPairing: async (id, wrappedKey) =>
      this.#called('offerPairing', () => {
        this.generation(this.current);
        this.pairings.set(id, wrappedKey);
      }),
    takePairing: async (id) =>
      this.#called('takePairing', () => {
        const wrappedKey = this.pairings.get(id) ?? refuse(404, 'not-found');
        this.pairings.delete(id);
        return wrappedKey;
      }),
    delete: async () =>
      this.#called('delete', () => {
        this.generations.clear();
        this.pairings.clear();
        [this.current, this.filling] = [undefined, undefined];
        this.#tell();
      }),
    pushBlob: async (keyVersion, piece) =>
      this.#called('pushBlob', () => {
        const { blobs } = this.generation(keyVersion);
        if (blobs.bytes + bytesOfBase64(piece.body) > this.blobLimitBytes) refuse(413, 'sync-blobs-full');
        return blobs.push(piece);
      }),
    pullBlob: async (keyVersion, { id, chunk }) =>
      this.#called('pullBlob', () => this.generation(keyVersion).blobs.pull(id, chunk) ?? refuse(404, 'not-found')),
    deleteBlobs: async (keyVersion, ids) =>
      this.#called('deleteBlobs', () => {
        for (const id of ids) this.generation(keyVersion).blobs.pieces.delete(id);
      }),
    listBlobs: async (keyVersion, after) =>
      this.#called('listBlobs', () => this.generation(keyVersion).blobs.list(after, this.pageItems)),
  };

  #called<Answer>(name: string, work: () => Answer): Answer {
    this.calls[name] = (this.calls[name] ?? 0) + 1;
    const answer = work();
    this.afterCall(name);
    return answer;
  }

  #open(wrappedKey: string): number {
    this.lastKeyVersion += 1;
    this.generations.set(this.lastKeyVersion, { items: new Map(), wrappedKey, blobs: new FakeBlobs() });
    return this.lastKeyVersion;
  }

  #account(): SyncAccount {
    return {
      keyVersion: this.current!,
      wrappedKey: this.generation(this.current).wrappedKey,
      head: this.head,
      itemCount: this.items.size,
      storedBytes: this.storedBytes,
      limitBytes: this.limitBytes,
      blobBytes: this.blobs.bytes,
      blobLimitBytes: this.blobLimitBytes,
      createdAt: '2026-11-29T00:00:00Z',
    };
  }

  #pull(keyVersion: number, after: number): Awaited<ReturnType<SyncServer['pull']>> {
    const { items } = this.generation(keyVersion);
    const newer = [...items.values()]
      .filter(({ revision }) => revision > after)
      .sort((left, right) => left.revision - right.revision);
    const page = newer.slice(0, this.pageItems);
    return { items: page, head: this.head, hasMore: page.length < newer.length, droppedThrough: this.droppedThrough };
  }

  #push(keyVersion: number, pushed: readonly PushedItem[]): Awaited<ReturnType<SyncServer['push']>> {
    const { items } = this.generation(keyVersion);
    if (pushed.length > syncLimits.itemsPerPush || new Set(pushed.map(({ id }) => id)).size < pushed.length)
      throw new ApiError({ status: 400, code: 'invalid-body', message: 'Too much, or twice the same.' });
    const isAccepted = ({ id, baseRevision }: PushedItem): boolean => (items.get(id)?.revision ?? 0) === baseRevision;
    const taken = pushed.filter(isAccepted);
    const conflicts = pushed
      .filter((item) => !isAccepted(item))
      .map(({ id }) => items.get(id) ?? { id, revision: 0, isDeleted: true, body: '' });
    const added = taken.reduce((sum, item) => {
      const before = items.get(item.id);
      return sum + bytesOfBase64(item.body) + 128 - (before ? bytesOfBase64(before.body) + 128 : 0);
    }, 0);
    const deletesOnly = taken.every(({ id, isDeleted }) => isDeleted || items.has(id));
    if (added > 0 && !deletesOnly && this.storedBytes + added > this.limitBytes) refuse(413, 'sync-full');
    const accepted = taken.map(({ id, isDeleted, body }) => {
      this.head += 1;
      items.set(id, { id, revision: this.head, isDeleted, body });
      return { id, revision: this.head };
    });
    if (accepted.length > 0) this.#tell();
    return { accepted, conflicts, head: this.head, storedBytes: this.storedBytes };
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  async *#watch(signal: AbortSignal): AsyncGenerator<{ head: number; keyVersion: number }> {
    let wake = (): void => {};
    const listener = (): void => wake();
    this.#listeners.add(listener);
    signal.addEventListener('abort', listener);
    try {
      while (!signal.aborted) {
        if (this.current === undefined) refuse(409, 'sync-is-off');
        const seen = this.head;
        yield { head: this.head, keyVersion: this.current! };
        if (this.head === seen && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      this.#listeners.delete(listener);
    }
  }
}
