import type { SyncErrorCode } from '@keepmark/contracts/sync';
import { type ExchangeParts, openExchange, SavedByOthersError } from '../engine/open-exchange';
import type { Bytes } from '../keys/base64';
import { secretOfWords } from '../keys/recovery-words';
import { localRows } from '../rows/local-rows';
import { asked } from '../server/refusal';
import { type KeyRecord, type KeyStore, keyStore } from '../shadow/key-store';
import { type ShadowDisk, shadowDisk } from '../shadow/shadow-disk';
import {
  type LongWork,
  type Pairing,
  type SyncControl,
  SyncError,
  type SyncState,
  type WordsToConfirm,
} from '../sync-control';
import { deleteDevice, setDevice } from './devices';
import { filesOf } from './files-of';
import { joinedRecord, refusedRecord } from './held-record';
import { Observed } from './observed';
import { OneTab } from './one-tab';
import { Running } from './running';
import { forgetShadow } from './own-traces';
import { savedByOthers, savedRows } from './saved-here';
import { platformOf, type SyncOptions, type SyncPlatform } from './sync-platform';
import { UnconfirmedWords } from './unconfirmed-words';
import { whatServerHas } from './what-server-has';

/** Starts sync for a person: reads whether it is on in this browser, and goes on if it is. */
export const createSync = (options: SyncOptions): SyncControl => new Control(options);

const retryMs = 30_000;

/** What only somebody needs who turns something on. */
const joining = () => import('./joining');

class Control implements SyncControl {
  readonly #options: SyncOptions;
  readonly #platform: SyncPlatform;
  readonly #name: string;
  readonly #keys: KeyStore;
  readonly #disk: ShadowDisk;
  readonly #tab: OneTab<SyncState>;
  readonly #words = new UnconfirmedWords();
  readonly #unsubscribe: () => void;
  readonly #state = new Observed<SyncState>({ kind: 'unknown' });
  #running: Running | undefined;
  /** Changes of what this tab runs, one after the other. */
  #changes: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(options: SyncOptions) {
    this.#options = options;
    const platform = (this.#platform = platformOf(options));
    const name = (this.#name = `${options.database.name}-sync-${options.userId}`);
    this.#keys = keyStore(`${name}-key`, platform.indexedDB);
    this.#disk = shadowDisk(name, platform.indexedDB);
    this.#unsubscribe = options.database.subscribe(() => this.#running?.changed());
    this.#tab = new OneTab<SyncState>({
      name,
      tabs: platform.tabs,
      onLeading: () => void this.#restart(),
      onState: (state) => this.#show(state),
      onKey: () => void this.#restart(),
      act: (action, input) => this.#act(action, input),
      state: () => this.#state.value,
    });
    void this.#restart();
  }

  get state(): SyncState {
    return this.#state.value;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  async checkServer(): Promise<void> {
    const server = await whatServerHas(this.#platform.server);
    await this.#changes;
    const { value } = this.#state;
    if (server !== 'unknown' && value.kind === 'off') this.#show({ ...value, server });
  }

  savedHere(): Promise<ReadonlyMap<string, number>> {
    return savedByOthers(this.#options.database, this.#disk);
  }

  async addSaved(): Promise<void> {
    await this.#keys.write({ ...(await this.#record()), mayAddSaved: true });
    await this.#restarted();
  }

  turnOn(): Promise<WordsToConfirm> {
    return this.#words.make('turn-on');
  }

  async newRecoveryWords(): Promise<WordsToConfirm> {
    await this.#record();
    return this.#words.make('new-words');
  }

  async removeDeviceAndChangeKey(id: string | undefined): Promise<WordsToConfirm> {
    await this.#record();
    return this.#words.make({ removedDevice: id });
  }

  async confirmWords(typed: readonly string[], options: LongWork = {}): Promise<boolean> {
    const made = await this.#words.confirmed(typed);
    if (!made) return false;
    await asked(async () => {
      const [{ startedKey, replaceWords }, { server }] = [await joining(), this.#platform];
      if (made.use === 'turn-on') await this.#hold(await startedKey(server, this.#options.userId, made.secret));
      else if (made.use === 'new-words') await replaceWords(server, await this.#record(), made.secret);
      else await this.#changeKey(made.secret, made.use.removedDevice, options);
    });
    this.#words.done();
    return true;
  }

  async joinWithWords(words: string): Promise<void> {
    const secret = await secretOfWords(words);
    const { server } = this.#platform;
    await asked(async () => this.#hold(await (await joining()).keyOfWords(server, this.#options.userId, secret)));
  }

  async createPairing(pageAddress: string): Promise<Pairing> {
    const { accountKey, userId } = await this.#record();
    return asked(async () => (await joining()).offerKey(this.#platform.server, userId, accountKey, pageAddress));
  }

  async joinWithPairing(fragment: string): Promise<void> {
    const { server } = this.#platform;
    await asked(async () => this.#hold(await (await joining()).keyOfPairing(server, this.#options.userId, fragment)));
  }

  async renameDevice(id: string, name: string): Promise<void> {
    await setDevice(this.#options.database, id, { name });
  }

  async #changeKey(secret: Bytes, removedDevice: string | undefined, work: LongWork): Promise<void> {
    // A signal and a callback can't be sent to another tab.
    if (this.#tab.isLeading) await this.#changeKeyHere(secret, removedDevice, work);
    else await this.#tab.ask('change-key', { secret, removedDevice });
  }

  async #changeKeyHere(secret: Bytes, removedDevice: string | undefined, work: LongWork): Promise<void> {
    const record = await this.#record();
    if (!this.#running) throw notNow();
    const { switchKey } = await import('./switch-key');
    const { server } = this.#platform;
    await switchKey({ running: this.#running, keys: this.#keys, server, record, secret }, work);
    await this.#restart();
    if (removedDevice !== undefined) await deleteDevice(this.#options.database, removedDevice);
  }

  async turnOff({ deleteServerCopy }: { readonly deleteServerCopy: boolean }): Promise<void> {
    await asked(async () => {
      if (deleteServerCopy) await this.#platform.server.delete();
      else {
        const record = await this.#keys.read();
        if (record) await deleteDevice(this.#options.database, record.deviceId).then(() => this.syncNow());
      }
      await this.#keys.clear();
    });
    await this.#restarted();
  }

  async setFileKind(kind: string, isOn: boolean): Promise<void> {
    await this.#tab.ask('file-kind', { kind, isOn });
  }

  async syncNow(): Promise<void> {
    await this.#tab.ask('sync', undefined).catch(() => {});
  }

  dismissProblem(): void {
    void this.#tab.ask('dismiss', undefined).catch(() => {});
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#unsubscribe();
    this.#tab.close();
    await this.#changes;
    await this.#running?.stop();
    this.#running = undefined;
  }

  async #act(action: string, input: unknown): Promise<void> {
    if (action === 'sync') await this.#running?.syncNow();
    else if (action === 'dismiss') await this.#running?.dismissProblem();
    else if (action === 'file-kind') {
      const { kind, isOn } = input as { kind: string; isOn: boolean };
      await this.#running?.setFileKind(kind, isOn);
    } else if (action === 'change-key') {
      const { secret, removedDevice } = input as { secret: Bytes; removedDevice: string | undefined };
      await asked(() => this.#changeKeyHere(secret, removedDevice, {}));
    }
  }

  /** @throws {SyncError} `not-now` while sync is off here, or another device changed the key */
  async #record(): Promise<KeyRecord> {
    const record = await this.#keys.read();
    if (!record || record.isReplaced) throw notNow();
    return record;
  }

  /** Holds a key from now on, and syncs with it. */
  async #hold(key: Pick<KeyRecord, 'keyVersion' | 'accountKey'>): Promise<void> {
    const { database, userId } = this.#options;
    await this.#keys.write(await joinedRecord(database, { ...key, userId }, await this.#keys.read()));
    await this.#restarted();
  }

  /** Goes on with what was stored of the key, in all tabs. */
  async #restarted(): Promise<void> {
    this.#tab.tellKey();
    await this.#restart();
  }

  /** Reads the key, and runs what belongs to it: in the tab that syncs all of it, in the others nothing. */
  #restart(turnedOffElsewhere = false): Promise<void> {
    const change = async (): Promise<void> => {
      try {
        await this.#change(turnedOffElsewhere);
      } catch (cause) {
        if (cause instanceof SavedByOthersError) this.#show({ kind: 'ask-first' });
        // The code that unpacks rows didn't load, as without a connection.
        else setTimeout(() => void this.#restart(), retryMs);
      }
    };
    this.#changes = this.#changes.then(change);
    return this.#changes;
  }

  async #change(turnedOffElsewhere: boolean): Promise<void> {
    if (this.#isStopped) return;
    await this.#running?.stop();
    this.#running = undefined;
    const key = await this.#keys.read();
    if (this.#isStopped) return;
    if (!key) {
      this.#show({ kind: 'off', server: 'unknown', turnedOffElsewhere });
      if (this.#tab.isLeading) await forgetShadow(this.#options.database, this.#disk).catch(() => {});
      return;
    }
    if (key.isReplaced) this.#show({ kind: 'pair-again' });
    else if (!this.#tab.isLeading) {
      this.#show({ kind: 'starting', progress: undefined });
      this.#tab.askState();
    } else await this.#run(key);
  }

  async #run(held: KeyRecord): Promise<void> {
    const { database, repairs } = this.#options;
    const { server, events, deviceName: name } = this.#platform;
    this.#show({ kind: 'starting', progress: undefined });
    await database.ready;
    const rows = localRows(database, repairs);
    const { mayAddSaved = false, ...key } = held;
    const mayAdd: ExchangeParts['mayAdd'] = async (isKnown) =>
      mayAddSaved || !(await savedRows(database, isKnown)).size;
    const exchange = await openExchange({ rows, server, disk: this.#disk, key, mayAdd });
    // The answer was for this time.
    if (mayAddSaved) await this.#keys.write(key);
    this.#running = new Running({
      database,
      exchange,
      events,
      deviceId: key.deviceId,
      deviceName: name,
      openFiles: filesOf(this.#options, this.#platform, key, `${this.#name}-files`),
      isRemembered: () => this.#keys.isStored && this.#disk.isStored,
      onState: (state) => this.#show(state),
      onRefused: (code) => void this.#refused(code, key),
    });
  }

  async #refused(code: SyncErrorCode, key: KeyRecord): Promise<void> {
    if (code === 'sync-is-off') {
      await this.#keys.clear();
      await this.#restart(true);
      this.#tab.tellKey();
      return;
    }
    await this.#keys.write(await refusedRecord(this.#platform.server, key));
    await this.#restarted();
  }

  #show(state: SyncState): void {
    this.#state.set(state);
    this.#tab?.tellState();
  }
}

const notNow = (): SyncError => new SyncError('not-now', 'Sync is off on this device.');
