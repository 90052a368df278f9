import type { AppContext } from '@keepmark/app-shell';
import type { ComponentType } from 'react';

/** What other packages add to the places screens; the suite passes it in. */
export interface PlacesSlots {
  /** The landing screen of the jobs site: `JobsLanding` with today's summary. */
  readonly Landing?: ComponentType;
  /** Loads it with every part that it shows. */
  readonly preloadLanding?: (context: AppContext) => Promise<void>;
  /** Shown on the page of a saved place, such as the company at this place. */
  readonly PlaceDetails?: ComponentType<{ readonly placeId: string }>;
}
