/** What the screens use of sync. The engine loads after the first screen; until then there is no `SyncControl`. */
export interface SyncControl {
  /** The same object until something changes, for `useSyncExternalStore(control.subscribe, () => control.state)`. */
  readonly state: SyncState;
  /** Calls back after each change of `state`. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;

  /**
   * Asks the server whether the person's data is there, and fills `server` of the state `off`. A settings page calls it when
   * it opens; nothing else asks while sync is off. Never rejects: `server` stays `unknown` when it can't be reached.
   */
  checkServer(): Promise<void>;

  /**
   * How many rows of each table turning sync on would add to the person's account: what is saved in this browser, unless it
   * is their own sync that saved it. Empty for none. Ask them before `turnOn`, `joinWithWords` and `joinWithPairing`.
   */
  savedHere(): Promise<ReadonlyMap<string, number>>;
  /** Adds what is saved here to the person's account, after they said so in the state `ask-first`. */
  addSaved(): Promise<void>;

  /**
   * Makes an account key and the recovery words for it, and nothing else: sync is on once `confirmWords` accepts two of
   * them. Calling it again makes other words.
   */
  turnOn(): Promise<WordsToConfirm>;
  /**
   * Does what the words were made for, if those typed are those asked for: turns sync on (after `turnOn`), replaces the words
   * (after `newRecoveryWords`), or changes the key (after `removeDeviceAndChangeKey`, which takes long with many rows).
   *
   * @param typed one for each of `positions`, in that order
   * @returns false if a word is wrong. The same words can be tried again.
   * @throws {SyncError} `sync-is-on` when another device turned it on first, `moved-on`, or one of a call. Nothing has changed
   *   then, nor when `signal` aborts it.
   */
  confirmWords(typed: readonly string[], options?: LongWork): Promise<boolean>;

  /**
   * Joins with the recovery words. Upper case, extra spaces and unambiguous first four letters are understood.
   *
   * @throws {SyncError} `unknown-word` (with `word` and `position`), `word-count`, `wrong-words`, `sync-is-off`, or one of a call
   */
  joinWithWords(words: string): Promise<void>;

  /**
   * Offers the key to another device for ten minutes, for one fetch.
   *
   * @param pageAddress the address of the page that calls `joinWithPairing`. The secret is added as its fragment.
   */
  createPairing(pageAddress: string): Promise<Pairing>;
  /**
   * Joins with what another device offers.
   *
   * @param secret the fragment of the address, with or without `#`
   * @throws {SyncError} `pairing-expired` (also: used before), `pairing-broken` (not an address of ours), or one of a call
   */
  joinWithPairing(secret: string): Promise<void>;

  /** Renames a device. It shows immediately, and travels like any change. */
  renameDevice(id: string, name: string): Promise<void>;
  /**
   * Prepares taking a device off the list and encrypting everything again under a new key, with new words. It happens when
   * `confirmWords` accepts two of them. All other devices are paired again then. The removed device keeps what it had.
   *
   * @param id undefined to change the key only
   */
  removeDeviceAndChangeKey(id: string | undefined): Promise<WordsToConfirm>;
  /** Makes new words for the same key. The old ones work until `confirmWords` accepts two of the new ones. */
  newRecoveryWords(): Promise<WordsToConfirm>;

  /**
   * Turns sync off in this browser. What is saved here stays.
   *
   * @param options `deleteServerCopy` also turns it off for all other devices, which keep what they have
   */
  turnOff(options: { readonly deleteServerCopy: boolean }): Promise<void>;

  /** Whether this device sends and gets files of this kind. What is stored already stays, here and on the server. */
  setFileKind(kind: string, isOn: boolean): Promise<void>;

  /** Syncs immediately. Resolves when this device and the server have the same, or couldn't. Never rejects. */
  syncNow(): Promise<void>;
  /** Hides a problem that stays otherwise: `server-gave-less` or `merged-as-import`. */
  dismissProblem(): void;
  /** Stops syncing in this tab, as for a page that is closed or somebody who signs out. The key stays. */
  stop(): Promise<void>;
}

export type SyncState =
  /** What this browser knows is being read. A few milliseconds. */
  | { readonly kind: 'unknown' }
  | SyncOff
  /** On, and this device has yet to see everything once. People can work. */
  | { readonly kind: 'starting'; readonly progress: SyncProgress | undefined }
  | SyncOn
  /** Another device changed the key. What is saved here stays, and isn't synced until `joinWithWords` or `joinWithPairing`. */
  | { readonly kind: 'pair-again' }
  /** Somebody else synced in this browser since, or saved something. Nothing is sent or taken until `addSaved`. */
  | { readonly kind: 'ask-first' };

export interface SyncOff {
  readonly kind: 'off';
  /** `data`: other devices of this person sync. "Your data is on your other devices" if nothing is saved here. */
  readonly server: 'unknown' | 'nothing' | 'data' | 'not-offered';
  /** Another device turned sync off and deleted the server's copy, while it was on here. */
  readonly turnedOffElsewhere: boolean;
}

export interface SyncOn {
  readonly kind: 'on';
  /** Rows that the server doesn't have as they are here. */
  readonly pendingRows: number;
  /** When this device and the server last had the same, in milliseconds since 1970. */
  readonly lastSyncedAt: number | undefined;
  /** Whether the last try reached the server. Not a problem: people work, and it is tried again. */
  readonly isReachable: boolean;
  readonly problem: SyncProblem | undefined;
  /** This device first, then by name. */
  readonly devices: readonly SyncDevice[];
  /** Undefined until the server was asked. */
  readonly storage: SyncStorage | undefined;
  /** Photos and other files, which follow the rows. Undefined until their part is loaded. */
  readonly files: SyncFiles | undefined;
}

export interface SyncStorage {
  readonly usedBytes: number;
  readonly limitBytes: number;
  /** The same for files. */
  readonly fileBytes: number;
  readonly fileLimitBytes: number;
}

export interface SyncFiles {
  readonly kinds: readonly { readonly kind: string; readonly label: string; readonly isOn: boolean }[];
  /** Files that the server doesn't have yet. */
  readonly toSend: number;
  /** Files that this device doesn't have yet, `damaged` included. */
  readonly toGet: number;
  /** Files that the server gave back altered, cut off, or in place of others. Nothing of them is stored here. */
  readonly damaged: number;
  /** Files that are larger than the server takes. They stay on this device. */
  readonly tooLarge: number;
  /** The server takes no more files. Those of this device stay here. */
  readonly isFull: boolean;
  /** This browser couldn't store a file that came. */
  readonly isBrowserFull: boolean;
}

/** How far a long piece of work is. `total` can grow. */
export interface SyncProgress {
  readonly done: number;
  readonly total: number;
}

export type SyncProblem =
  /** The server takes no more. What others change still arrives; deleting makes room. */
  | { readonly kind: 'full'; readonly usedBytes: number | undefined; readonly limitBytes: number | undefined }
  /** This browser's storage is full, so what other devices added can't be taken. */
  | { readonly kind: 'browser-full' }
  /** Another device writes what this version doesn't understand. A reload brings the new version. */
  | { readonly kind: 'reload-needed' }
  /** The server gave this device less than the others had stored. */
  | { readonly kind: 'server-gave-less'; readonly missing: number | undefined }
  /** Rows that are larger than the server takes (256 kB, encrypted) stay on this device. */
  | { readonly kind: 'rows-too-large'; readonly count: number }
  /** Items that can't be decrypted: damaged, or not by this person's devices. They are left alone. */
  | { readonly kind: 'unreadable-items'; readonly count: number }
  /** This device was away so long that deletions by others may be unknown: rows deleted elsewhere may be back. */
  | { readonly kind: 'merged-as-import' }
  /** The operator has turned sync off. */
  | { readonly kind: 'not-offered' }
  /** The browser denies IndexedDB, so that sync works only until the page is closed. */
  | { readonly kind: 'not-remembered' }
  /** Something that should never happen. It is tried again. */
  | { readonly kind: 'failed'; readonly cause: Error };

export interface SyncDevice {
  readonly id: string;
  readonly name: string;
  readonly isThisDevice: boolean;
  /** When it joined, and when it last had something to say, to the day; milliseconds since 1970. */
  readonly addedAt: number;
  readonly lastSeenAt: number;
}

/** Recovery words, and which two to type back: `positions` count from 0. */
export interface WordsToConfirm {
  readonly words: readonly string[];
  readonly positions: readonly [number, number];
}

export interface Pairing {
  /** `pageAddress` with the one-time secret as its fragment, for a QR code. */
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Makes the address useless. */
  cancel(): Promise<void>;
}

export interface LongWork {
  readonly onProgress?: (progress: SyncProgress) => void;
  readonly signal?: AbortSignal;
}

export type SyncErrorKind =
  | 'unknown-word'
  | 'word-count'
  | 'wrong-words'
  | 'pairing-expired'
  | 'pairing-broken'
  | 'sync-is-on'
  | 'sync-is-off'
  | 'not-offered'
  /** The server can't be reached. */
  | 'unreachable'
  /** The method doesn't fit the state: `createPairing` while sync is off. */
  | 'not-now'
  /** Another device pushed during the change of the key, several times in a row. Try again. */
  | 'moved-on'
  | 'full'
  | 'failed';

/** Why something that a person asked of sync didn't work. */
export class SyncError extends Error {
  override readonly name = 'SyncError';
  readonly kind: SyncErrorKind;
  /** For `unknown-word`: the word as typed, and its position from 0. */
  readonly word: string | undefined;
  readonly position: number | undefined;

  constructor(
    kind: SyncErrorKind,
    message: string,
    { word, position, ...options }: ErrorOptions & { word?: string; position?: number } = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.word = word;
    this.position = position;
  }
}
