import { coordinatesOf, type HomeLocation } from '@keepmark/geography/home-location';
import type { MapOrigin } from '@keepmark/map';

/** The home location, for the map. */
export const originOf = (homeLocation: HomeLocation | null): MapOrigin | undefined =>
  homeLocation ? { ...coordinatesOf(homeLocation), label: homeLocation.locationText } : undefined;
