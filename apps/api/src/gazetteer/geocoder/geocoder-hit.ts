import type { GeocodeRequest } from '@keepmark/contracts';
import type { Area } from '../locations/area-names';

export type WantedType = GeocodeRequest['type'];

/** What an answer says about its match: see `geocodedLocation`. */
interface Match {
  readonly notFound?: string;
  readonly isGuess?: true;
}

/** A possible meaning of a text and its likelihood. A city is only a row number here. */
export type Hit = Match &
  (
    | { readonly row: number; readonly weight: number; readonly alternate: boolean }
    | { readonly area: Area; readonly weight: number }
  );

/** The same meanings, which leave a part of the text unread. */
export const withNotFound = (hits: readonly Hit[], notFound: string): Hit[] =>
  notFound === '' ? [...hits] : hits.map((hit) => ({ ...hit, notFound }));

/** The same meanings, which people should confirm. */
export const asGuesses = (hits: readonly Hit[]): Hit[] => hits.map((hit) => ({ ...hit, isGuess: true }));

export function isWanted(hit: Hit, wanted: WantedType): boolean {
  if (wanted === 'city') return 'row' in hit;
  if (wanted === 'state') return 'area' in hit && hit.area.regionCode !== '';
  if (wanted === 'country') return 'area' in hit && hit.area.regionCode === '';
  return true;
}
