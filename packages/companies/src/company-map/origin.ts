import { coordinatesOf, type HomeLocation } from '@keepmark/geography';
import type { MapOrigin } from '@keepmark/map';

/** Where ways begin, for the map. */
export const originOf = (homeLocation: HomeLocation | null): MapOrigin | undefined =>
  homeLocation ? { ...coordinatesOf(homeLocation), label: homeLocation.locationText } : undefined;
