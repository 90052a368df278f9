import { mergeLists } from '@keepmark/ui/merge-text';
import { isNewer, sameValue, type StampedRow, stampedRow, stampOf } from './row-stamps';

/** A text that a newer one replaced, to offer it back. */
export interface Replaced {
  readonly field: string;
  readonly text: string;
}

/** A merged row, and the texts that it no longer has. */
export interface MergedRow extends StampedRow {
  readonly replaced: readonly Replaced[];
}

/** A row of this browser as the local store has it. */
interface LocalRow extends StampedRow {
  readonly defaults: Readonly<Record<string, unknown>>;
}

/**
 * The row of this browser with the stamps that travel. A field counts as changed here if its value isn't the one that the
 * server confirmed; only then its own stamp says when. Local stamps of other fields may be later than their change.
 *
 * @param base what the server confirmed last. Undefined if it never had the row.
 */
export function travelingRow(base: StampedRow | undefined, local: LocalRow): StampedRow {
  if (!base)
    return stampedRow(Object.entries(local.values).map(([field, value]) => [field, value, stampOf(local, field)]));
  const fields = new Set([...Object.keys(base.values), ...Object.keys(local.values)]);
  return stampedRow(
    [...fields].flatMap((field): [string, unknown, number][] => {
      const known = Object.hasOwn(base.values, field);
      if (!Object.hasOwn(local.values, field)) return [[field, base.values[field], stampOf(base, field)]];
      const value = local.values[field];
      // A column that is new to this version of the application isn't a change.
      if (!known && sameValue(value, local.defaults[field])) return [];
      if (known && sameValue(value, base.values[field])) return [[field, value, stampOf(base, field)]];
      const since = known ? stampOf(base, field) : base.stamps.base;
      return [[field, value, Math.max(stampOf(local, field), since + 1)]];
    }),
  );
}

/** Whether two rows have the same values, whatever their stamps. */
export function sameValues(left: StampedRow, right: StampedRow): boolean {
  const fields = Object.keys(left.values);
  return (
    fields.length === Object.keys(right.values).length &&
    fields.every((field) => Object.hasOwn(right.values, field) && sameValue(left.values[field], right.values[field]))
  );
}

/** One field's value on one side, and when it was changed. */
interface Cell {
  readonly value: unknown;
  readonly stamp: number;
}

/**
 * Merges what two devices made of a row, field by field. What one of them changed is taken from there; what both changed is
 * merged as text if it is long, or else the newer change wins.
 *
 * @param base what the server confirmed before both changes. Without it, the newer change of each field wins.
 * @param local this browser's row, by `travelingRow`
 */
export function mergeRow(base: StampedRow | undefined, local: StampedRow, remote: StampedRow): MergedRow {
  const replaced: Replaced[] = [];
  const fields = new Set([...Object.keys(local.values), ...Object.keys(remote.values)]);
  const cells = [...fields].map((field) => {
    const { cell, lost } = mergeCell(cellOf(base, field), cellOf(local, field), cellOf(remote, field));
    const text = lost && textOf(lost.value);
    if (text) replaced.push({ field, text });
    return [field, cell.value, cell.stamp] as const;
  });
  return { ...stampedRow(cells), replaced };
}

const cellOf = (row: StampedRow | undefined, field: string): Cell | undefined =>
  row && Object.hasOwn(row.values, field) ? { value: row.values[field], stamp: stampOf(row, field) } : undefined;

function mergeCell(
  base: Cell | undefined,
  local: Cell | undefined,
  remote: Cell | undefined,
): { cell: Cell; lost?: Cell } {
  if (!local || !remote) return { cell: (local ?? remote)! };
  if (sameValue(local.value, remote.value)) return { cell: local.stamp > remote.stamp ? local : remote };
  if (base) {
    // What comes from the server is older than what it confirmed: it was rolled back. This browser stores it again.
    if (sameValue(remote.value, base.value) || !wins(remote, base)) return { cell: local };
    if (sameValue(local.value, base.value)) return { cell: remote };
    const value = mergedText(base.value, local.value, remote.value);
    if (value !== undefined) return { cell: { value, stamp: Math.max(local.stamp, remote.stamp) + 1 } };
  }
  return wins(local, remote) ? { cell: local, lost: remote } : { cell: remote, lost: local };
}

const wins = (cell: Cell, other: Cell): boolean => isNewer(cell.stamp, cell.value, other.stamp, other.value);

/** Longer texts are notes, letters, bullets. In shorter ones, half of one and half of the other makes no sense. */
const longTextCharacters = 200;
/** Above, texts are merged by lines, since merging by words would take longer than a frame. */
const mergedByWordsCharacters = 4000;

function mergedText(base: unknown, local: unknown, remote: unknown): string | undefined {
  if (typeof base !== 'string' || !isLongText(local) || !isLongText(remote)) return undefined;
  const longest = Math.max(base.length, local.length, remote.length);
  // A word with the spaces before it: spaces alone are so many alike that comparing them takes most of the time.
  const parts = longest <= mergedByWordsCharacters ? /\n|[^\S\n]*\S+|[^\S\n]+/g : /[^\n]*\n|[^\n]+/g;
  const partsOf = (text: string): string[] => text.match(parts) ?? [];
  return mergeLists(partsOf(base), partsOf(remote), partsOf(local))?.join('');
}

const isLongText = (value: unknown): value is string =>
  typeof value === 'string' && (value.includes('\n') || value.length > longTextCharacters);

/** What a person would miss of a value: a text, or an object that has one, as JSON. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  return hasText(value) ? JSON.stringify(value) : undefined;
}

const hasText = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : typeof value === 'object' && value !== null && Object.values(value).some(hasText);
