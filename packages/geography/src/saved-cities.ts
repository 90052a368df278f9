import type { City } from '@keepmark/contracts';
import { createContext, use } from 'react';
import type { LocationType } from './location-type';

/** A city that a person saved, in one group or more. */
export interface SavedCity {
  readonly internalId: string;
  /** GeoNames id. */
  readonly cityId: string;
  readonly cityName: string;
  readonly stateName: string;
  readonly countryName: string;
  /** Degrees; null when the location is unknown. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly locationTypes: readonly LocationType[];
  readonly notes: string;
}

/** The fields of a city that are stored when it is saved. */
export interface CityToSave extends Pick<
  City,
  'cityId' | 'cityName' | 'stateName' | 'countryName' | 'latitude' | 'longitude'
> {
  readonly notes?: string;
}

/** What a button does to a saved city. Each shows a notification, with the reason if it fails. */
export interface SaveCityActions {
  /** @returns whether the city is stored */
  readonly save: (city: CityToSave, type: LocationType) => boolean;
  /** Deletes the city when this was its last group. */
  readonly removeFromGroup: (city: SavedCity, type: LocationType) => void;
  /** @returns whether the notes are stored */
  readonly saveNotes: (city: SavedCity, notes: string) => boolean;
}

/** Saved cities, supplied by the places package: a saved city is a place with a destination type. */
export interface SavedCities {
  /** Every saved city; renders again when one changes. */
  readonly useSavedCities: () => readonly SavedCity[];
  readonly useSaveCityActions: () => SaveCityActions;
}

export const SavedCitiesContext = createContext<SavedCities | undefined>(undefined);

function useSavedCitiesSlot(): SavedCities {
  const savedCities = use(SavedCitiesContext);
  if (!savedCities) throw new Error('Geography screens must be opened through createGeographyRoutes.');
  return savedCities;
}

// The app passes both hooks once, at startup, so they are the same on every render.
export function useSavedCities(): readonly SavedCity[] {
  // oxlint-disable-next-line react/hooks -- see above
  return useSavedCitiesSlot().useSavedCities();
}

export function useSaveCityActions(): SaveCityActions {
  // oxlint-disable-next-line react/hooks -- see above
  return useSavedCitiesSlot().useSaveCityActions();
}
