/** When the fields of a row were last changed, in stamps of the local store (milliseconds since 1970 × 1024). */
interface RowStamps {
  /** The stamp of every field that isn't in `fields`. */
  readonly base: number;
  readonly fields: Readonly<Record<string, number>>;
}

/** The values of a row by field, as JSON has them, and when each was changed. */
export interface StampedRow {
  readonly values: Readonly<Record<string, unknown>>;
  readonly stamps: RowStamps;
}

export const stampOf = ({ stamps }: StampedRow, field: string): number =>
  Object.hasOwn(stamps.fields, field) ? stamps.fields[field]! : stamps.base;

/** The stamp of the row's newest change. */
export const newestStamp = (row: StampedRow): number =>
  Object.keys(row.values).reduce((newest, field) => Math.max(newest, stampOf(row, field)), row.stamps.base);

/** A row with a stamp for each value. The lowest one becomes that of all fields without their own. */
export function stampedRow(entries: Iterable<readonly [field: string, value: unknown, stamp: number]>): StampedRow {
  const all = [...entries];
  const base = all.reduce((lowest, [, , stamp]) => Math.min(lowest, stamp), Number.POSITIVE_INFINITY);
  return {
    values: Object.fromEntries(all.map(([field, value]) => [field, value])),
    stamps: {
      base: Number.isFinite(base) ? base : 0,
      fields: Object.fromEntries(all.flatMap(([field, , stamp]) => (stamp > base ? [[field, stamp]] : []))),
    },
  };
}

/** Whether two values are equal as JSON, whatever the order of an object's keys. */
export const sameValue = (left: unknown, right: unknown): boolean =>
  left === right || (isObject(left) && isObject(right) && canonical(left) === canonical(right));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** JSON with keys in order, so that devices that built an object differently agree. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isObject(part) && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  ) ?? 'null';

/** Whether the first change wins over the second: the newer one; of two at the same stamp, the same one on every device. */
export function isNewer(stamp: number, value: unknown, otherStamp: number, other: unknown): boolean {
  if (stamp !== otherStamp) return stamp > otherStamp;
  return canonical(value) > canonical(other);
}
