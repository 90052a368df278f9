import type { ComponentType } from 'react';

/** What other packages add to the places screens; the suite passes it in. */
export interface PlacesSlots {
  /** On the landing screen of the jobs site: today's summary. */
  readonly Today?: ComponentType & { preload?: () => Promise<void> | undefined };
  /** Shown on the page of a saved place, such as the company at this place. */
  readonly PlaceDetails?: ComponentType<{ readonly placeId: string }>;
}
