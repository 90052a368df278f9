import type { SavedCities } from './saved-cities';

/** What packages above this one add to its screens, passed in by the app. */
export interface GeographySlots {
  /** Saves cities as places; loads with the first screen. */
  readonly savedCities: () => Promise<SavedCities>;
}
