import type { DoubtfulPlace } from './location-lookup';

const key = 'keepmark-doubtful-matches';

/** Stores the matches to review for this tab, so that a reload keeps them. When not all fit, stores the first ones. */
export function storeMatches(doubtful: readonly DoubtfulPlace[]): void {
  for (let count = doubtful.length; ; count = count >> 1) {
    try {
      sessionStorage.setItem(key, JSON.stringify(doubtful.slice(0, count)));
      return;
    } catch {
      // Without storage, a reload loses them.
      if (count === 0) return;
    }
  }
}

/** The matches that this tab stored. */
export function readStoredMatches(): readonly DoubtfulPlace[] {
  try {
    // Only `storeMatches` writes it.
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as readonly DoubtfulPlace[];
  } catch {
    return [];
  }
}
