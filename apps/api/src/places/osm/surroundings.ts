import type { Geography } from '../../geography/geography';
import type { Surroundings } from './osm-place';

/** Names the city, state and country of a point as a person would; empty where there is none. */
export const surroundingsOf =
  ({ reverse }: Geography) =>
  (latitude: number, longitude: number): Surroundings => {
    const place = reverse.find(latitude, longitude);
    return { city: place?.city ?? '', state: place?.stateName ?? '', country: place?.countryCode ?? '' };
  };
