import type { Database } from '@keepmark/local-store';
import type { SyncErrorCode } from '@keepmark/contracts/sync';
import type { BlobSync } from '../blobs/blob-sync';
import type { Exchange } from '../engine/exchange';
import { type SyncDevice, SyncError, type SyncOn, type SyncProblem, type SyncState } from '../sync-control';
import { devicesOf, deviceTable, seeDevice } from './devices';
import { SyncSession, type SessionStatus } from './session';

export interface RunningParts {
  readonly database: Database;
  readonly exchange: Exchange;
  readonly events: ConstructorParameters<typeof SyncSession>[0]['events'];
  readonly deviceId: string;
  readonly deviceName: string;
  /** Whether the key outlives the page. */
  readonly isRemembered: () => boolean;
  /** Loads what syncs files, once the rows are here. */
  readonly openFiles: (parts: { hasAllRows: () => boolean; onChange: () => void }) => Promise<BlobSync | undefined>;
  readonly onState: (state: SyncState) => void;
  readonly onRefused: (code: SyncErrorCode) => void;
}

/** Sync while it is on in the tab that syncs, and how far it is. */
export class Running {
  readonly #parts: RunningParts;
  readonly #session: SyncSession;
  readonly #unsubscribe: () => void;
  #status: SessionStatus = { isReachable: true, problem: undefined };
  #devices: readonly SyncDevice[] = [];
  #storage: SyncOn['storage'];
  #hasSeenDevice = false;
  #files: BlobSync | undefined;
  /** Whether the part for files is there. */
  #opening: Promise<boolean> | undefined;
  #isStopped = false;

  constructor(parts: RunningParts) {
    this.#parts = parts;
    const { database, exchange } = parts;
    this.#readDevices();
    this.#unsubscribe = database.table(deviceTable).subscribe(() => {
      this.#readDevices();
      this.#tell();
    });
    this.#session = new SyncSession({
      exchange,
      events: parts.events,
      onStatus: (status) => void this.#heard(status),
      onSynced: () => void this.#syncFiles(),
      onRefused: parts.onRefused,
    });
    this.#session.syncNow().catch(() => {});
    this.#tell();
  }

  changed(): void {
    this.#session.changed();
  }

  async syncNow(): Promise<void> {
    await this.#session.syncNow();
    await this.#opening;
    await this.#files?.now();
    await this.#askStorage();
  }

  /** Runs `work` while nothing else uses the shadow, or the files on the server. */
  async exclusively(work: (exchange: Exchange, files: BlobSync | undefined) => Promise<void>): Promise<void> {
    // A new key ends what is stored under the old one: without this code, files that only the server has would be lost.
    if (!(await (this.#opening ??= this.#openFiles())))
      throw new SyncError('unreachable', 'The part for files could not be loaded.');
    const files = this.#files;
    const alone = () => this.#session.exclusively(() => work(this.#parts.exchange, files));
    await (files ? files.exclusively(alone) : alone());
  }

  async setFileKind(kind: string, isOn: boolean): Promise<void> {
    await this.#opening;
    await this.#files?.choose(kind, isOn);
  }

  async dismissProblem(): Promise<void> {
    const { shadow } = this.#parts.exchange;
    shadow.setMeta({ gaveLess: undefined, mergedAsImport: false });
    this.#tell();
    await shadow.save();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#unsubscribe();
    await this.#session.stop();
    await this.#opening;
    await this.#files?.stop();
  }

  /** Files follow the rows that use them. */
  async #syncFiles(): Promise<void> {
    if (!this.#parts.exchange.shadow.meta.isComplete || this.#isStopped) return;
    await (this.#opening ??= this.#openFiles());
    if (!this.#isStopped) this.#files?.rowsSynced();
  }

  async #openFiles(): Promise<boolean> {
    try {
      this.#files = await this.#parts.openFiles({
        // A row that this version can't read may use a file.
        hasAllRows: () => this.#parts.exchange.shadow.entries.every(({ held }) => held === undefined),
        onChange: () => this.#tell(),
      });
      return true;
    } catch {
      // Its code didn't load, as without a connection. The next sync tries again.
      this.#opening = undefined;
      return false;
    }
  }

  #readDevices(): void {
    this.#devices = devicesOf(this.#parts.database, this.#parts.deviceId);
  }

  async #heard(status: SessionStatus): Promise<void> {
    this.#status = status;
    const { exchange, database, deviceId, deviceName } = this.#parts;
    this.#tell();
    // Only once everything was pulled: this device may be on the list already.
    if (this.#hasSeenDevice || !exchange.shadow.meta.isComplete) return;
    this.#hasSeenDevice = true;
    await seeDevice(database, deviceId, deviceName);
    await this.#askStorage();
  }

  async #askStorage(): Promise<void> {
    try {
      const account = await this.#parts.exchange.server.account();
      if (account) {
        const { storedBytes, limitBytes, blobBytes, blobLimitBytes } = account;
        this.#storage = { usedBytes: storedBytes, limitBytes, fileBytes: blobBytes, fileLimitBytes: blobLimitBytes };
      }
      this.#tell();
    } catch {
      // The next session asks again.
    }
  }

  #tell(): void {
    this.#parts.onState(this.#state());
  }

  #state(): SyncState {
    const { meta } = this.#parts.exchange.shadow;
    const { done = 0, total = 0, pendingRows = 0, isReachable } = this.#status;
    if (!meta.isComplete) {
      return { kind: 'starting', progress: total > 0 ? { done, total } : undefined };
    }
    const { lastSyncedAt } = meta;
    const [devices, storage] = [this.#devices, this.#storage];
    const [problem, files] = [this.#problem(), this.#files?.files];
    return { kind: 'on', pendingRows, lastSyncedAt, isReachable, problem, devices, storage, files };
  }

  /** The most pressing problem. */
  #problem(): SyncProblem | undefined {
    const { problem, needsReload, unfitItems = 0, unreadableItems = 0, tooLargeRows = 0 } = this.#status;
    const { gaveLess, mergedAsImport } = this.#parts.exchange.shadow.meta;
    if (needsReload) return { kind: 'reload-needed' };
    if (problem?.kind === 'full') {
      const { usedBytes, limitBytes } = this.#storage ?? {};
      return { ...problem, usedBytes, limitBytes };
    }
    if (problem) return problem;
    if (unfitItems > 0) return { kind: 'reload-needed' };
    if (gaveLess) return { kind: 'server-gave-less', missing: gaveLess.missing };
    if (tooLargeRows > 0) return { kind: 'rows-too-large', count: tooLargeRows };
    if (unreadableItems > 0) return { kind: 'unreadable-items', count: unreadableItems };
    if (mergedAsImport) return { kind: 'merged-as-import' };
    return this.#parts.isRemembered() ? undefined : { kind: 'not-remembered' };
  }
}
