import * as z from 'zod/mini';
import type { ItemCipher } from './keys/item-cipher';
import type { Totals } from './shadow/shadow';

/** The item that says how much there is. It isn't a row, and doesn't count itself. */
export const manifestItemId = (cipher: ItemCipher): Promise<string> => cipher.idOf('', 'manifest');

const manifestSchema = z.object({ count: z.int(), sum: z.string().check(z.regex(/^[\da-f]{1,32}$/)) });

/** The manifest as JSON. A stored one of a version that says more is read all the same. */
export const manifestText = ({ count, sum }: Totals): string => JSON.stringify({ count, sum: sum.toString(16) });

/** Undefined for any other text. */
export function readManifest(text: string): Totals | undefined {
  try {
    const { count, sum } = z.parse(manifestSchema, JSON.parse(text));
    return { count, sum: BigInt(`0x${sum}`) };
  } catch {
    return undefined;
  }
}

/** What a device that pulled everything makes of the manifest. */
export interface Shortfall {
  /** How many items are missing for certain. Undefined when only their content is wrong. */
  readonly missing: number | undefined;
}

/**
 * Compares everything that was pulled with the manifest.
 *
 * @param isNewest whether the manifest is the newest item. Otherwise others pushed after it, and only the number says something.
 * @param itemCount all items that were pulled, deleted ones included
 * @returns undefined when nothing is missing, as far as can be told
 */
export function shortfallOf(
  manifest: Totals,
  pulled: Totals,
  itemCount: number,
  isNewest: boolean,
): Shortfall | undefined {
  if (!isNewest) return itemCount < manifest.count ? { missing: manifest.count - itemCount } : undefined;
  if (pulled.count === manifest.count && pulled.sum === manifest.sum) return undefined;
  return { missing: manifest.count > pulled.count ? manifest.count - pulled.count : undefined };
}
