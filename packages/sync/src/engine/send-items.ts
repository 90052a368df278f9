import {
  bytesOfBase64,
  type PushedItem,
  type SyncItem,
  syncLimits,
  type SyncPushAnswer,
} from '@keepmark/contracts/sync';

import { manifestText } from '../manifest';
import { type Item, itemText } from '../rows/item';
import type { Entry } from '../shadow/entry';
import type { Totals } from '../shadow/shadow';
import { chunksOf, type Exchange } from './exchange';
import type { Outgoing } from './survey';
import { takeItems } from './take-items';

/** What became of what was sent. */
export interface Sent {
  /** The server had something that this device hadn't seen. */
  readonly hasNews: boolean;
  /** Rows here changed, because others had changed them too. */
  readonly hasTaken: boolean;
  /** Rows that are larger than the server takes. */
  readonly tooLarge: number;
}

/** An item as it is sent, and what the shadow says once the server has it. */
export interface Sealed {
  readonly item: PushedItem;
  readonly confirmed: Entry;
}

const sealedAtOnce = 100;
/** One for the manifest, which goes with each push. */
const itemsPerPush = syncLimits.itemsPerPush - 1;
const bytesPerPush = syncLimits.bytesPerPush - 4096;

/** Encrypts rows and deletions for the server, in pieces that it takes at once. @param tooLarge is called for rows it doesn't take */
export async function* pushes(
  outgoing: readonly Outgoing[],
  seal: (one: Outgoing) => Promise<Sealed | undefined>,
  tooLarge: (one: Outgoing) => void,
): AsyncGenerator<readonly Sealed[]> {
  let batch: Sealed[] = [];
  let bytes = 0;
  for (const chunk of chunksOf(outgoing, sealedAtOnce)) {
    const sealed = await Promise.all(chunk.map(seal));
    for (const [at, one] of sealed.entries()) {
      if (!one) continue;
      const size = bytesOfBase64(one.item.body);
      if (size > syncLimits.bytesPerItem) {
        tooLarge(chunk[at]!);
        continue;
      }
      if (batch.length === itemsPerPush || bytes + size > bytesPerPush) {
        yield batch;
        [batch, bytes] = [[], 0];
      }
      batch.push(one);
      bytes += size;
    }
  }
  if (batch.length > 0) yield batch;
}

/** Encrypts one row or deletion. Undefined for an item that only a newer version of the application may overwrite. */
export async function sealOutgoing(
  { cipher, shadow, rows }: Pick<Exchange, 'cipher' | 'shadow' | 'rows'>,
  { table, id, entry, row, bornAt, version, localStamp, deletedAt }: Outgoing,
): Promise<Sealed | undefined> {
  const itemId = entry?.itemId ?? (await cipher.idOf(table, id));
  const known = entry ?? shadow.get(itemId);
  if (known?.held === 'newer' || known?.held === 'unfit') return undefined;
  const origin = { table, id, writer: shadow.meta.writer, schema: rows.schema };
  const item: Item = row ? { ...origin, row, bornAt } : { ...origin, deletedAt };
  const body = await cipher.seal(itemId, itemText(item));
  const content = row
    ? { row, bornAt, version, localStamp, print: await cipher.fingerprint(itemId, body) }
    : { deletedAt };
  const baseRevision = known?.revision ?? 0;
  return {
    item: { id: itemId, baseRevision, isDeleted: !row, body },
    confirmed: { itemId, table, id, revision: 0, ...content },
  };
}

/** Pushes what the server doesn't have, and takes what it has instead. The shadow is saved after each answer. */
export async function sendItems(
  exchange: Exchange,
  outgoing: readonly Outgoing[],
  { signal, onSent }: { readonly signal: AbortSignal; readonly onSent: (count: number) => void },
): Promise<Sent> {
  let sent: Sent = { hasNews: false, hasTaken: false, tooLarge: 0 };
  const tooLarge = (): void => {
    sent = { ...sent, tooLarge: sent.tooLarge + 1 };
  };
  let isFirst = true;
  for await (const batch of pushes(outgoing, (one) => sealOutgoing(exchange, one), tooLarge)) {
    isFirst = false;
    const { hasNews, hasTaken } = await sendBatch(exchange, batch, signal);
    sent = { ...sent, hasNews: sent.hasNews || hasNews, hasTaken: sent.hasTaken || hasTaken };
    onSent(batch.length);
  }
  if (isFirst && exchange.shadow.meta.manifestDue) {
    const { hasNews } = await sendBatch(exchange, [], signal);
    sent = { ...sent, hasNews };
  }
  return sent;
}

async function sendBatch(
  exchange: Exchange,
  batch: readonly Sealed[],
  signal: AbortSignal,
): Promise<{ hasNews: boolean; hasTaken: boolean }> {
  const { shadow, cipher, server, manifestId } = exchange;
  const manifest: PushedItem = {
    id: manifestId,
    baseRevision: shadow.meta.manifestRevision,
    isDeleted: false,
    body: await cipher.seal(manifestId, manifestText(totalsWith(exchange, batch))),
  };
  if (!shadow.meta.manifestDue) {
    // Before the push: killed after it, this device would leave the manifest without what it pushed.
    shadow.setMeta({ manifestDue: true });
    await shadow.save();
  }
  const { cursor, keyVersion } = shadow.meta;
  const answer = await server.push(keyVersion, [...batch.map(({ item }) => item), manifest], signal);
  const hasTaken = await takeAnswer(exchange, batch, answer);
  const hasNews = answer.conflicts.length > 0 || !isContiguous(answer, cursor);
  if (!hasNews) shadow.setMeta({ cursor: answer.head, manifestDue: false });
  await shadow.save();
  return { hasNews, hasTaken };
}

/** The totals once the server has taken the batch. */
function totalsWith({ shadow }: Exchange, batch: readonly Sealed[]): Totals {
  let { count, sum } = shadow.totals;
  const add = (print: string | undefined, sign: 1 | -1): void => {
    if (print === undefined) return;
    count += sign;
    sum += BigInt(sign) * BigInt(`0x${print}`);
  };
  for (const { confirmed } of batch) {
    add(shadow.get(confirmed.itemId)?.print, -1);
    add(confirmed.print, 1);
  }
  return { count, sum: BigInt.asUintN(128, sum) };
}

/** Whether nobody else pushed between what this device has seen and its own push. */
const isContiguous = ({ accepted, head }: SyncPushAnswer, cursor: number): boolean =>
  head === cursor + accepted.length && accepted.every(({ revision }) => revision > cursor && revision <= head);

async function takeAnswer(
  exchange: Exchange,
  batch: readonly Sealed[],
  { accepted, conflicts }: SyncPushAnswer,
): Promise<boolean> {
  const { shadow, manifestId } = exchange;
  const sent = new Map(batch.map(({ confirmed }) => [confirmed.itemId, confirmed]));
  for (const { id, revision } of accepted) {
    const confirmed = sent.get(id);
    if (id === manifestId) shadow.setMeta({ manifestRevision: revision });
    else if (confirmed) shadow.set({ ...confirmed, revision });
  }
  const there: SyncItem[] = [];
  for (const { body, ...conflict } of conflicts) {
    if (!sent.has(conflict.id) && conflict.id !== manifestId) continue;
    if (conflict.revision === 0) forgetRevision(exchange, conflict.id);
    // Pulled again with the next page.
    else if (body === null) shadow.setMeta({ cursor: Math.min(shadow.meta.cursor, conflict.revision - 1) });
    else there.push({ ...conflict, body });
  }
  return takeItems(exchange, there);
}

/** The server doesn't have the item any more: it dropped a tombstone, or lost it. */
function forgetRevision({ shadow, manifestId }: Exchange, itemId: string): void {
  const entry = shadow.get(itemId);
  if (itemId === manifestId) shadow.setMeta({ manifestRevision: 0 });
  else if (entry?.gone !== undefined) {
    shadow.set({ ...entry, revision: 0, row: undefined, print: undefined, deletedAt: entry.gone, gone: undefined });
  } else if (entry) shadow.set({ ...entry, revision: 0, print: undefined, held: undefined, isDirty: true });
}
