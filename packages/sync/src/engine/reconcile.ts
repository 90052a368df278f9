import type { StoredRow } from '@keepmark/local-store/sync';
import type { Item } from '../rows/item';
import { mergeRow, type Replaced, sameValues, travelingRow } from '../rows/merge';
import { newestStamp, sameValue, type StampedRow, stampedRow, stampOf } from '../rows/row-stamps';
import type { Entry } from '../shadow/entry';

/** What this device knows of a row when an item for it arrives. */
export interface Known {
  /** What the server had confirmed. */
  readonly entry: Pick<Entry, 'row' | 'bornAt' | 'deletedAt' | 'gone' | 'localStamp'> | undefined;
  /** The row here. */
  readonly local: StoredRow | undefined;
  /** The local stamp at which the row was deleted here, if it was. */
  readonly deletion: number | undefined;
  /** Whether this device, with this shadow, pushed the item. It was then based on all that this device knew. */
  readonly isOwn: boolean;
}

/** What to do about an item. */
export interface Decision {
  /** What the server has, and what is to be pushed over it. */
  readonly entry: Pick<Entry, 'row' | 'deletedAt' | 'gone' | 'isDirty'>;
  /** Fields to write here. */
  readonly take?: StampedRow;
  /** Delete the row here; the stamp of the deletion. */
  readonly delete?: number;
  readonly replaced: readonly Replaced[];
}

/** Merges an item of the server with what is here. Pure; the same on each device, whatever arrives in which order. */
export function reconcile(known: Known, item: Item): Decision {
  if (!item.row) return withDeletion(known, item.deletedAt);
  return known.local ? withRow({ ...known, local: known.local }, item.row, item.bornAt) : withoutLocal(known, item.row);
}

/**
 * The stamp that travels of a deletion that this device knows. One from before the row was last here was undone since. It is
 * newer than the row that was deleted, whatever the clock of this device says.
 */
export function deathOf({ entry, deletion }: Pick<Known, 'entry' | 'deletion'>): number | undefined {
  const isUndone = deletion !== undefined && deletion <= (entry?.localStamp ?? -1);
  const deletedHere = deletion === undefined || isUndone ? undefined : afterRow(entry?.row, deletion);
  const stamps = [entry?.gone, entry?.deletedAt, deletedHere].filter((stamp) => stamp !== undefined);
  return stamps.length > 0 ? Math.max(...stamps) : undefined;
}

const afterRow = (row: StampedRow | undefined, stamp: number): number =>
  row ? Math.max(stamp, newestStamp(row) + 1) : stamp;

/** The row isn't here: it is new, or was deleted here. */
function withoutLocal(known: Known, remote: StampedRow): Decision {
  const death = deathOf(known);
  if (death !== undefined && newestStamp(remote) <= death) return { entry: { row: remote, gone: death }, replaced: [] };
  return { entry: { row: remote }, take: remote, replaced: [] };
}

function withRow(
  { entry, local, isOwn }: Known & { local: StoredRow },
  remote: StampedRow,
  bornAt: number | undefined,
): Decision {
  const base = isOwn ? remote : entry?.row;
  const mine = travelingRow(base, local);
  // A row that was revived after a deletion doesn't have what the deletion deleted.
  const hasBase = isOwn || entry?.bornAt === bornAt;
  const { replaced, ...merged } = mergeRow(hasBase ? base : undefined, mine, remote);
  const fields = Object.keys(merged.values).filter(
    (field) => !Object.hasOwn(local.values, field) || !sameValue(merged.values[field], local.values[field]),
  );
  // A deletion that was undone here is newer than what it deleted, though it left the same values.
  const { gone } = entry ?? {};
  const isDirty = gone !== undefined || !sameValues(merged, remote);
  const next = gone === undefined ? { row: remote, isDirty } : { row: remote, isDirty, gone };
  if (fields.length === 0) return { entry: next, replaced };
  return { entry: next, take: partOf(merged, fields), replaced };
}

const partOf = (row: StampedRow, fields: readonly string[]): StampedRow =>
  stampedRow(fields.map((field) => [field, row.values[field], stampOf(row, field)]));

function withDeletion(known: Known, deletedAt: number): Decision {
  const { entry, local } = known;
  if (!local) return { entry: { deletedAt: Math.max(deletedAt, deathOf(known) ?? 0) }, replaced: [] };
  // A deletion that this device knew is no news: the row was restored since.
  const isKnown = deletedAt <= Math.max(entry?.gone ?? -1, entry?.deletedAt ?? -1);
  if (isKnown || newestChange(entry, local) > deletedAt) return { entry: { deletedAt, isDirty: true }, replaced: [] };
  return { entry: { deletedAt }, delete: deletedAt, replaced: [] };
}

/** The stamp of the newest change that somebody made of a row here, as far as a deletion elsewhere can't have known it. */
function newestChange(entry: Known['entry'], local: StoredRow): number {
  if (!entry?.row) return newestStamp(local);
  const traveling = travelingRow(entry.row, local);
  // A row that was deleted and restored has the same values: only its stamps say so.
  const isRestored = sameValues(traveling, entry.row) && newestStamp(local) > (entry.localStamp ?? Infinity);
  return isRestored ? newestStamp(local) : newestStamp(traveling);
}
