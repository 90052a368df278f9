import type { Exchange } from './exchange';
import { pullItems } from './pull-items';
import { sendItems } from './send-items';
import { type Outgoing, survey } from './survey';

/** How far this device is. */
export interface EngineStatus {
  /** Rows that the server doesn't have as they are here. */
  readonly pendingRows: number;
  /** Rows that are larger than the server takes. */
  readonly tooLargeRows: number;
  readonly unreadableItems: number;
  /** A newer version of the application wrote something. Nothing is pushed until this tab is reloaded. */
  readonly needsReload: boolean;
  /** Items whose values this version's fields can't hold. They are left alone. */
  readonly unfitItems: number;
  /** Items pulled and pushed since the call began, and the total as far as it is known. */
  readonly done: number;
  readonly total: number;
}

export interface EngineOptions {
  readonly signal: AbortSignal;
  /** The server has nothing that this device hasn't seen: it said so just now. */
  readonly isUpToDate?: boolean;
  /** The server is full and takes nothing else. */
  readonly deletionsOnly?: boolean;
  readonly onStatus: (status: EngineStatus) => void;
}

/** More rounds than people and devices can make necessary. */
const maxRounds = 30;

/**
 * Pulls, merges and pushes until this device and the server have the same. Stops at any point without loss: the next call
 * repeats what wasn't confirmed. Only one call at a time.
 *
 * @throws what the calls of the server throw, `StoreFullError`, `NotReadyError`, `NewerDatabaseError`
 */
export async function syncOnce(exchange: Exchange, options: EngineOptions): Promise<void> {
  const { rows, shadow } = exchange;
  const { signal, deletionsOnly } = options;
  const report = reporter(exchange, options.onStatus);
  // Before the server is asked, so that a device that can't reach it says what waits.
  report.pending(await survey(exchange));
  await shadow.save();
  let hasNews = !options.isUpToDate || !shadow.meta.isComplete;
  for (let round = 0; round < maxRounds; round += 1) {
    if (hasNews && (await pullItems(exchange, { signal, onPulled: report.pulled }))) rows.repair();
    const unsent = (await survey(exchange)).filter(({ entry }) => entry?.held !== 'unfit');
    report.pending(unsent);
    const outgoing = deletionsOnly ? unsent.filter(({ row }) => !row) : unsent;
    const isDone = outgoing.length === (deletionsOnly ? 0 : report.status.tooLargeRows) && !shadow.meta.manifestDue;
    if (isDone || report.status.needsReload) {
      if (unsent.length === 0) shadow.setMeta({ lastSyncedAt: Date.now() });
      await shadow.save();
      return;
    }
    const sent = await sendItems(exchange, outgoing, { signal, onSent: report.sent });
    report.tooLarge(sent.tooLarge);
    if (sent.hasTaken) rows.repair();
    ({ hasNews } = sent);
  }
  throw new Error('This device and the server don’t come to the same.');
}

/** Makes the next call pull again what the version of the application that ran here before couldn't read. */
export function rereadNewer({ shadow }: Pick<Exchange, 'shadow'>): void {
  const revisions = shadow.entries.flatMap(({ held, revision }) =>
    held === 'newer' || held === 'unfit' ? [revision] : [],
  );
  if (revisions.length > 0)
    shadow.setMeta({
      cursor: Math.min(shadow.meta.cursor, revisions.reduce((low, revision) => Math.min(low, revision)) - 1),
    });
}

function reporter({ shadow }: Exchange, onStatus: EngineOptions['onStatus']) {
  let status: EngineStatus = {
    pendingRows: 0,
    tooLargeRows: 0,
    unreadableItems: 0,
    needsReload: false,
    unfitItems: 0,
    done: 0,
    total: 0,
  };
  const set = (changes: Partial<EngineStatus>): void => {
    status = { ...status, ...changes };
    onStatus(status);
  };
  return {
    get status() {
      return status;
    },
    tooLarge: (tooLargeRows: number) => set({ tooLargeRows, pendingRows: tooLargeRows }),
    pulled: (count: number) => set({ done: status.done + count, total: status.total + count }),
    pending(outgoing: readonly Outgoing[]) {
      const held = shadow.entries.filter((entry) => entry.held !== undefined);
      set({
        pendingRows: outgoing.length,
        unreadableItems: held.filter((entry) => entry.held === 'unreadable' && entry.table === '').length,
        needsReload: held.some((entry) => entry.held === 'newer'),
        unfitItems: held.filter((entry) => entry.held === 'unfit').length,
        total: status.done + outgoing.length,
      });
    },
    sent: (count: number) => set({ done: status.done + count, pendingRows: Math.max(0, status.pendingRows - count) }),
  };
}
