/** Stamps in one millisecond. */
export const stampsPerMillisecond = 1024;
const stampDigits = 10;
const stampsEnd = 36 ** stampDigits;

let last = 0;

/**
 * The version of a change: milliseconds since 1970 × 1024 plus a counter, a whole number that a double holds exactly
 * until 2248. A hybrid logical clock: it never runs back, and runs ahead of every stamp that it has seen, whatever the
 * system clock does (Kulkarni et al., "Logical Physical Clocks", 2014).
 */
export function nextStamp(): number {
  last = Math.max(last + 1, Date.now() * stampsPerMillisecond);
  return last;
}

/** Ids have ten characters for it, which is enough until 2083; anything else was not written by us. */
export const isStamp = (stamp: unknown): stamp is number =>
  Number.isInteger(stamp) && (stamp as number) >= 0 && (stamp as number) < stampsEnd;

/** Makes every later stamp greater than this one. */
export function seenStamp(stamp: number): void {
  if (stamp > last) last = stamp;
}

const pool = new Uint32Array(128);
let used = pool.length;

function random32(): number {
  // One call for many ids: asking the system costs more than all the rest of an insert.
  if (used === pool.length) used = crypto.getRandomValues(pool) && 0;
  used += 1;
  return pool[used - 1]!;
}

/** An id whose first ten characters are its stamp, so that ids sort by time; 45 random bits keep tabs apart. */
export const idOf = (stamp: number): string =>
  digits(stamp, stampDigits) + digits(random32() >>> 12, 4) + digits(random32() >>> 7, 5);

const digits = (number: number, count: number): string => number.toString(36).padStart(count, '0');

/** The stamp that an id of `idOf` begins with. */
export const stampOf = (id: string): number => Number.parseInt(id.slice(0, stampDigits), 36) || 0;
