import type { GeocodeRequest } from '@keepmark/contracts';
import type { Area } from '../locations/area-names';

export type WantedType = GeocodeRequest['type'];

/** A possible meaning of a text and its likelihood. A city is only a row number here. */
export type Hit =
  | { readonly row: number; readonly weight: number; readonly alternate: boolean }
  | { readonly area: Area; readonly weight: number };

export function isWanted(hit: Hit, wanted: WantedType): boolean {
  if (wanted === 'city') return 'row' in hit;
  if (wanted === 'state') return 'area' in hit && hit.area.regionCode !== '';
  if (wanted === 'country') return 'area' in hit && hit.area.regionCode === '';
  return true;
}
