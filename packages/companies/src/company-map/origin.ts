import { coordinatesOf, type TravelFrom } from '@keepmark/geography';
import type { MapOrigin } from '@keepmark/map';

/** Where ways begin, for the map. */
export const originOf = (travelFrom: TravelFrom | null): MapOrigin | undefined =>
  travelFrom ? { ...coordinatesOf(travelFrom), label: travelFrom.locationText } : undefined;
