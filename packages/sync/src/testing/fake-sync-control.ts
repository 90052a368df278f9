import { SyncError, type SyncControl, type SyncOff, type SyncOn, type SyncState } from '../sync-control';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Twelve words that make valid recovery words. */
const someWords = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(' ');

export const offHere: SyncOff = { kind: 'off', server: 'nothing', turnedOffElsewhere: false };

/** Sync is on and up to date, with a phone as the other device. */
export const onHere: SyncOn = {
  kind: 'on',
  pendingRows: 0,
  lastSyncedAt: Date.UTC(2026, 10, 28, 15, 30),
  isReachable: true,
  problem: undefined,
  devices: [
    device('laptop', 'Chrome on Windows', { isThisDevice: true }),
    device('phone', 'Safari on iPhone', { isThisDevice: false }),
  ],
  storage: { usedBytes: 1_240_000, limitBytes: 33_554_432, fileBytes: 24_700_000, fileLimitBytes: 209_715_200 },
  files: {
    kinds: [
      { kind: 'place-photos', label: 'Photos of places', isOn: true },
      { kind: 'recordings', label: 'Interview recordings', isOn: false },
    ],
    toSend: 0,
    toGet: 0,
    damaged: 0,
    tooLarge: 0,
    isFull: false,
    isBrowserFull: false,
  },
};

function device(id: string, name: string, { isThisDevice }: { readonly isThisDevice: boolean }) {
  const addedAt = Date.UTC(2026, 9, 3, 12);
  return { id, name, isThisDevice, addedAt, lastSeenAt: addedAt + 50 * dayMs };
}

/** A control for stories and tests: it changes its state as the engine would, and sends nothing. */
export function fakeSyncControl(first: SyncState, overrides: Partial<SyncControl> = {}) {
  let state = first;
  let isAnswering: SyncState = state;
  const listeners = new Set<() => void>();
  const calls: (readonly [method: string, ...given: unknown[]])[] = [];
  const set = (next: SyncState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const words = async (method: string, next: SyncState, ...given: unknown[]) => {
    calls.push([method, ...given]);
    isAnswering = next;
    return { words: someWords, positions: [2, 7] as const };
  };
  const on = (): SyncOn => (state.kind === 'on' ? state : onHere);
  const control: SyncControl = {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    checkServer: async () => void calls.push(['checkServer']),
    savedHere: async () => new Map(),
    addSaved: async () => {
      calls.push(['addSaved']);
      set(onHere);
    },
    turnOn: () => words('turnOn', onHere),
    confirmWords: async (typed) => {
      calls.push(['confirmWords', typed]);
      if (typed[0] !== someWords[2] || typed[1] !== someWords[7]) return false;
      set(isAnswering);
      return true;
    },
    joinWithWords: async (typed) => {
      calls.push(['joinWithWords', typed]);
      if (typed.includes('sausages')) throw new SyncError('unknown-word', '', { word: 'sausages', position: 5 });
      set(onHere);
    },
    createPairing: async (pageAddress) => {
      calls.push(['createPairing', pageAddress]);
      return {
        address: `${pageAddress}#aaaabbbbccccddddeeeeffffgggghhhhiiiijjjjkkk`,
        expiresAt: Date.now() + 10 * minuteMs,
        cancel: async () => void calls.push(['cancel']),
      };
    },
    joinWithPairing: async (secret) => {
      calls.push(['joinWithPairing', secret]);
      set(onHere);
    },
    renameDevice: async (id, name) => {
      calls.push(['renameDevice', id, name]);
      set({
        ...on(),
        devices: on().devices.map((each) => (each.id === id ? Object.assign({}, each, { name }) : each)),
      });
    },
    removeDeviceAndChangeKey: (id) =>
      words('removeDeviceAndChangeKey', { ...on(), devices: on().devices.filter((each) => each.id !== id) }, id),
    newRecoveryWords: () => words('newRecoveryWords', on()),
    turnOff: async (options) => {
      calls.push(['turnOff', options]);
      set({ ...offHere, server: options.deleteServerCopy ? 'nothing' : 'data' });
    },
    setFileKind: async (kind, isOn) => {
      calls.push(['setFileKind', kind, isOn]);
      const { files } = on();
      if (files) {
        const kinds = files.kinds.map((each) => (each.kind === kind ? Object.assign({}, each, { isOn }) : each));
        set({ ...on(), files: { ...files, kinds } });
      }
    },
    syncNow: async () => void calls.push(['syncNow']),
    dismissProblem: () => {
      calls.push(['dismissProblem']);
      set({ ...on(), problem: undefined });
    },
    stop: async () => void calls.push(['stop']),
    ...overrides,
  };
  return { control, calls, set };
}
