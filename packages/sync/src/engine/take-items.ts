import type { SyncItem } from '@keepmark/contracts/sync';
import type { StoredRow, Taken, TakenDeletion, TakenRow } from '@keepmark/local-store/sync';
import { NewerFormatError } from '../keys/item-cipher';
import { type Item, readItem } from '../rows/item';
import { newestStamp } from '../rows/row-stamps';
import type { Entry } from '../shadow/entry';
import { type Exchange, rowKey } from './exchange';
import { type Decision, reconcile } from './reconcile';

/** An item of the server, decrypted as far as possible. */
interface Opened {
  readonly itemId: string;
  readonly revision: number;
  readonly print: string | undefined;
  readonly item: Item | undefined;
  readonly held: Entry['held'];
}

/**
 * Merges items of the server into the rows here, and notes in the shadow what the server has. The shadow isn't saved yet.
 *
 * @returns whether rows here changed
 */
export async function takeItems(exchange: Exchange, items: readonly SyncItem[]): Promise<boolean> {
  const { shadow, manifestId } = exchange;
  const opened = await Promise.all(items.filter(({ id }) => id !== manifestId).map((item) => openItem(exchange, item)));
  const manifest = items.find(({ id }) => id === manifestId);
  if (manifest) await takeManifest(exchange, manifest);
  const news = opened.filter((one) => !isKnown(shadow.get(one.itemId), one));
  for (const one of news) if (!one.item || one.held) hold(exchange, one);
  return takeRows(
    exchange,
    news.filter((one): one is ReadableItem => one.item !== undefined && !one.held),
  );
}

type ReadableItem = Opened & { readonly item: Item };

async function openItem(
  { cipher, rows }: Exchange,
  { id: itemId, revision, isDeleted, body }: SyncItem,
): Promise<Opened> {
  const print = body === '' ? undefined : await cipher.fingerprint(itemId, body);
  try {
    const item = readItem(await cipher.open(itemId, body));
    // Its values may have a shape that only the newer version's migrations know.
    const held = item.schema > rows.schema ? 'newer' : undefined;
    return { itemId, revision, print: item.row && print, item, held };
  } catch (cause) {
    const held = cause instanceof NewerFormatError ? 'newer' : 'unreadable';
    return { itemId, revision, print: isDeleted ? undefined : print, item: undefined, held };
  }
}

/** What this device pushed itself, or got before. */
const isKnown = (entry: Entry | undefined, { revision, print, held }: Opened): boolean =>
  entry !== undefined && entry.revision === revision && entry.print === print && entry.held === held;

/** Notes an item that can't be read. It is never deleted: that it is a deletion isn't certain either. */
function hold({ shadow }: Exchange, { itemId, revision, print, item, held }: Opened): void {
  const entry = shadow.get(itemId) ?? { itemId, table: item?.table ?? '', id: item?.id ?? '' };
  const isDirty = held === 'unreadable' && entry.table !== '';
  shadow.set({ ...entry, revision, print, held, isDirty });
}

/** How often somebody may change rows while they are merged. Each try takes milliseconds. */
const maxTries = 10;

async function takeRows(exchange: Exchange, items: readonly ReadableItem[]): Promise<boolean> {
  let left = items;
  let changed = false;
  for (let tries = 0; left.length > 0; tries += 1) {
    if (tries === maxTries) throw new Error('Rows changed faster than they could be merged.');
    const evidence = await deletionsFor(exchange, left);
    const { merged, taken } = await mergeNow(exchange, left, evidence);
    const changedHere = new Set(taken.changedHere.map(rowKey));
    const unfit = new Set(taken.unfit.map(rowKey));
    const isLeft = ({ item }: ReadableItem): boolean => changedHere.has(rowKey(item));
    const now = new Map(exchange.rows.read(merged.map(({ item }) => item)).map((row) => [rowKey(row), row]));
    for (const one of merged) {
      if (isLeft(one)) continue;
      if (unfit.has(rowKey(one.item))) hold(exchange, { ...one, held: 'unfit' });
      else exchange.shadow.set(entryOf(one, taken, now));
    }
    changed ||= taken.versions.size > 0;
    left = left.filter(isLeft);
  }
  return changed;
}

/** When rows were deleted here that arrive now. */
async function deletionsFor(
  { rows, lastPriorDeletion }: Exchange,
  items: readonly ReadableItem[],
): Promise<ReadonlyMap<string, number>> {
  const here = new Set(rows.read(items.map(({ item }) => item)).map(rowKey));
  const missing = new Set(items.map(({ item }) => rowKey(item)).filter((key) => !here.has(key)));
  if (missing.size === 0) return new Map();
  const deletions = (await rows.deletions()).filter(
    (deletion) => deletion.stamp > lastPriorDeletion && missing.has(rowKey(deletion)),
  );
  return new Map(deletions.map((deletion) => [rowKey(deletion), deletion.stamp]));
}

interface MergedItem extends ReadableItem {
  readonly local: StoredRow | undefined;
  readonly decision: Decision;
}

/** Without a pause between reading and taking, except that replaced texts are stored first. */
async function mergeNow(
  { rows, shadow }: Exchange,
  items: readonly ReadableItem[],
  evidence: ReadonlyMap<string, number>,
): Promise<{ merged: readonly MergedItem[]; taken: Taken }> {
  const here = new Map(rows.read(items.map(({ item }) => item)).map((row) => [rowKey(row), row]));
  const merged = items.map((one): MergedItem => {
    const { item } = one;
    const key = rowKey(item);
    const local = here.get(key);
    const entry = shadow.get(one.itemId);
    const isOwn = item.writer === shadow.meta.writer;
    return { ...one, local, decision: reconcile({ entry, local, deletion: evidence.get(key), isOwn }, item) };
  });
  const replacedAtMs = Date.now();
  const texts = merged.flatMap(({ item: { table, id }, decision }) =>
    decision.replaced.map(({ field, text }) => ({ table, id, field, text, replacedAtMs })),
  );
  if (texts.length > 0) await rows.addReplaced(texts);
  const toTake = merged.flatMap(({ item: { table, id }, local, decision: { take } }): TakenRow[] =>
    take ? [{ table, id, ...take, basedOn: local?.version }] : [],
  );
  const toDelete = merged.flatMap(({ item: { table, id }, local, decision }): TakenDeletion[] =>
    local && decision.delete !== undefined
      ? [{ table, id, basedOn: local.version, deletedAtMs: Math.floor(decision.delete / stampsPerMillisecond) }]
      : [],
  );
  const isNothing = toTake.length === 0 && toDelete.length === 0;
  const taken = isNothing ? nothingTaken : await rows.take(toTake, toDelete);
  return { merged, taken };
}

/** As in the local store. */
export const stampsPerMillisecond = 1024;

const nothingTaken: Taken = { versions: new Map(), changedHere: [], unfit: [] };

/** @param now the rows here after taking */
function entryOf(
  { itemId, revision, print, item, local, decision }: MergedItem,
  taken: Taken,
  now: ReadonlyMap<string, StoredRow>,
): Entry {
  const { table, id } = item;
  const key = rowKey(item);
  const version = taken.versions.get(table)?.get(id) ?? local?.version;
  const row = now.get(key);
  const localStamp = row?.version === version && row ? newestStamp(row) : undefined;
  const bornAt = item.row && item.bornAt;
  return { itemId, table, id, revision, print, bornAt, version, localStamp, ...decision.entry };
}

async function takeManifest({ cipher, shadow, manifestId }: Exchange, { revision, body }: SyncItem): Promise<void> {
  let manifest: string | undefined;
  try {
    manifest = await cipher.open(manifestId, body);
  } catch {
    // A device that pulls everything finds no manifest, and says so.
  }
  shadow.setMeta({ manifestRevision: revision, manifest });
}
