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

/** Ids have ten characters for the stamp, which is enough until 2083. We never write longer ones. */
export const isStamp = (stamp: unknown): stamp is number =>
  Number.isInteger(stamp) && (stamp as number) >= 0 && (stamp as number) < stampsEnd;

/** Makes every later stamp greater than this one. */
export function seenStamp(stamp: number): void {
  if (stamp > last) last = stamp;
}

const pool = new Uint32Array(128);
let used = pool.length;

function random32(): number {
  // One call for many ids, because it costs more than the rest of an insert.
  if (used === pool.length) used = crypto.getRandomValues(pool) && 0;
  used += 1;
  return pool[used - 1]!;
}

/** An id: ten characters for the stamp, so that ids sort by time, then 45 random bits, so that tabs don't collide. */
export const idOf = (stamp: number): string =>
  digits(stamp, stampDigits) + digits(random32() >>> 12, 4) + digits(random32() >>> 7, 5);

const digits = (number: number, count: number): string => number.toString(36).padStart(count, '0');

/** The stamp at the start of an id made by `idOf`. */
export const stampOf = (id: string): number => Number.parseInt(id.slice(0, stampDigits), 36) || 0;
