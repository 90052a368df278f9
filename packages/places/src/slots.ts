import type { ComponentType } from 'react';

/** What packages above this one add to its screens; the app passes it in. */
export interface PlacesSlots {
  /** Under the form of a saved place: what hangs on it, such as the company that it is a site of. */
  readonly PlaceDetails?: ComponentType<{ readonly placeId: string }>;
}
