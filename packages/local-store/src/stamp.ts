/** Stamps in one millisecond. */
const perMillisecond = 1024;
const stampDigits = 10;

let last = 0;

/**
 * The version of a change: milliseconds since 1970 × 1024 plus a counter, a whole number that fits a double until 2248.
 * A hybrid logical clock: it never runs back, and runs ahead of every stamp that it has seen, whatever the system clock
 * does (Kulkarni et al., "Logical Physical Clocks", 2014).
 */
export function nextStamp(): number {
  last = Math.max(last + 1, Date.now() * perMillisecond);
  return last;
}

/** Makes every later stamp greater than this one. */
export function seenStamp(stamp: number): void {
  if (stamp > last) last = stamp;
}

export const stampTimeMs = (stamp: number): number => Math.floor(stamp / perMillisecond);

const randomPart = new Uint32Array(2);

/** An id whose first ten characters are its stamp, so ids sort by time; 64 random bits keep tabs from colliding. */
export function idOf(stamp: number): string {
  crypto.getRandomValues(randomPart);
  const random = randomPart[0]!.toString(36).padStart(7, '0') + randomPart[1]!.toString(36).padStart(7, '0');
  return stamp.toString(36).padStart(stampDigits, '0') + random;
}
