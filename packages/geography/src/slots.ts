import type { SavedCities } from './saved-cities';

/** What packages above this one add to its screens; the app passes it in. */
export interface GeographySlots {
  /** Keeps cities as places; loaded with the first screen. */
  readonly savedCities: () => Promise<SavedCities>;
}
