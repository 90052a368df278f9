import type { City } from '@keepmark/contracts';
import { createContext, use } from 'react';
import type { LocationType } from './location-type';

/** A city that a person keeps, for one purpose or more. */
export interface SavedCity {
  readonly internalId: string;
  /** GeoNames id. */
  readonly cityId: string;
  readonly cityName: string;
  readonly stateName: string;
  readonly countryName: string;
  /** Degrees; null when the position is not known. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly locationTypes: readonly LocationType[];
  readonly notes: string;
}

/** What is written down of a city when it is kept. */
export type CityToSave = Pick<City, 'cityId' | 'cityName' | 'stateName' | 'countryName' | 'latitude' | 'longitude'>;

/** What one press does to a kept city; each tells what it did, or why it could not, in a notification. */
export interface SaveCityActions {
  readonly save: (city: CityToSave, type: LocationType) => void;
  /** Takes one type away; the city is no longer kept when it was the last. */
  readonly removeFromGroup: (city: SavedCity, type: LocationType) => void;
  /** @returns whether it is stored */
  readonly saveNotes: (city: SavedCity, notes: string) => boolean;
}

/** Keeping cities, lent by the package of kept places: a kept city is a place of the matching kinds. */
export interface SavedCities {
  /** Every kept city, kept current. */
  readonly useSavedCities: () => readonly SavedCity[];
  readonly useSaveCityActions: () => SaveCityActions;
}

export const SavedCitiesContext = createContext<SavedCities | undefined>(undefined);

function useSavedCitiesSlot(): SavedCities {
  const savedCities = use(SavedCitiesContext);
  if (!savedCities) throw new Error('The screens of geography are opened by createGeographyRoutes only.');
  return savedCities;
}

// Both hooks are those that the app passed when it started: they are the same on every render.
export function useSavedCities(): readonly SavedCity[] {
  // oxlint-disable-next-line react/hooks -- see above
  return useSavedCitiesSlot().useSavedCities();
}

export function useSaveCityActions(): SaveCityActions {
  // oxlint-disable-next-line react/hooks -- see above
  return useSavedCitiesSlot().useSaveCityActions();
}
