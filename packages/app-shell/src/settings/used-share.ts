import type { Health } from '@keepmark/local-store/care';

const percent = new Intl.NumberFormat('en', { style: 'percent' });

/** Screens warn when this share of the limit is used. */
const nearlyFullPart = 0.8;

/** How full the local database is, worded the same on every screen. */
export interface Fullness {
  /** From 0 to 1. */
  readonly share: number;
  /** `80%`, `Less than 1%`. */
  readonly text: string;
  readonly isNearlyFull: boolean;
}

/** How full the local database is, for settings, notifications, and warnings. */
export function fullnessOf({
  usedCharacters,
  limitCharacters,
}: Pick<Health, 'usedCharacters' | 'limitCharacters'>): Fullness {
  const share = Math.min(1, usedCharacters / limitCharacters);
  return {
    share,
    text: share > 0 && share < 0.01 ? 'Less than 1%' : percent.format(share),
    isNearlyFull: share >= nearlyFullPart,
  };
}
