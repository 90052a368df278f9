import * as z from 'zod/mini';
import { NewerFormatError, UnreadableItemError } from '../keys/item-cipher';
import type { StampedRow } from './row-stamps';

/** A row or a deletion as it travels. */
export type Item = ItemRow | ItemDeletion;

interface ItemOrigin {
  readonly table: string;
  readonly id: string;
  /** Who wrote it: changes with each shadow, so that a device only takes for its own what its shadow can have sent. */
  readonly writer: string;
  /** The version of the application's data that wrote it. */
  readonly schema: number;
}

interface ItemRow extends ItemOrigin {
  readonly row: StampedRow;
  /**
   * The stamp with which somebody's change revived the row after a deletion. What is before and after it has no common base: the
   * change was made without the others that the deletion deleted.
   */
  readonly bornAt?: number | undefined;
}

interface ItemDeletion extends ItemOrigin {
  readonly row?: undefined;
  readonly deletedAt: number;
}

/** Inside the encrypted body: the version of this JSON. What an older version can't read, it leaves alone. */
const itemVersion = 1;
/** The names of rows and tables are those of the local store. */
const name = z.string().check(z.regex(/^[\w-]{1,200}$/));
const stamp = z.int().check(z.nonnegative());
const origin = { v: z.literal(itemVersion), t: name, i: name, w: z.string(), c: z.int() };
const fields = z.record(z.string(), z.unknown());

const itemSchema = z.union([
  z.object({ ...origin, r: fields, s: stamp, f: z.optional(z.record(z.string(), stamp)), n: z.optional(stamp) }),
  z.object({ ...origin, d: stamp }),
]);

/** The item as JSON. */
export function itemText(item: Item): string {
  const { table: t, id: i, writer: w, schema: c } = item;
  const common = { v: itemVersion, t, i, w, c };
  if (!item.row) return JSON.stringify({ ...common, d: item.deletedAt });
  const { values: r, stamps } = item.row;
  const f = Object.keys(stamps.fields).length > 0 ? stamps.fields : undefined;
  return JSON.stringify({ ...common, r, s: stamps.base, f, n: item.bornAt });
}

/** Reads what `itemText` wrote. @throws {NewerFormatError} @throws {UnreadableItemError} */
export function readItem(text: string): Item {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new UnreadableItemError({ cause });
  }
  const { v } = (json ?? {}) as { v?: unknown };
  if (typeof v === 'number' && v > itemVersion) throw new NewerFormatError();
  const read = z.safeParse(itemSchema, json);
  if (!read.success) throw new UnreadableItemError({ cause: read.error });
  const { t: table, i: id, w: writer, c: schema } = read.data;
  const common = { table, id, writer, schema };
  if ('d' in read.data) return { ...common, deletedAt: read.data.d };
  const { r: values, s: base, f: ownStamps = {}, n: bornAt } = read.data;
  const row = { values, stamps: { base, fields: ownStamps } };
  return bornAt === undefined ? { ...common, row } : { ...common, row, bornAt };
}
