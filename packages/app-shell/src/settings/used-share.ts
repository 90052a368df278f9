import type { Health } from '@keepmark/local-store/care';

const percent = new Intl.NumberFormat('en', { style: 'percent' });

/** Above this part of the limit, screens ask for attention. */
const nearlyFullPart = 0.8;

/** How full the local database is, as every screen says it. */
export interface Fullness {
  /** From 0 to 1. */
  readonly share: number;
  /** `80%`, `Less than 1%`. */
  readonly text: string;
  readonly isNearlyFull: boolean;
}

/** The one figure of how full the local database is: for settings, notifications and warnings. */
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
