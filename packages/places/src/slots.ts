import type { ComponentType } from 'react';

/** What other packages add to the places screens; the suite passes it in. */
export interface PlacesSlots {
  /** Shown under the form of a saved place, such as the company at this place. */
  readonly PlaceDetails?: ComponentType<{ readonly placeId: string }>;
}
