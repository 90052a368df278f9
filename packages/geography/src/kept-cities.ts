import type { City } from '@keepmark/contracts';
import { createContext, use } from 'react';
import type { LocationType } from './location-type';

/** A city that a person keeps, for one purpose or more. */
export interface KeptCity {
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
export type CityToKeep = Pick<City, 'cityId' | 'cityName' | 'stateName' | 'countryName' | 'latitude' | 'longitude'>;

/** What one press does to a kept city; each tells what it did, or why it could not, in a notification. */
export interface KeepCityActions {
  readonly keep: (city: CityToKeep, type: LocationType) => void;
  /** Takes one type away; the city is no longer kept when it was the last. */
  readonly release: (city: KeptCity, type: LocationType) => void;
  /** @returns whether it is stored */
  readonly note: (city: KeptCity, notes: string) => boolean;
}

/** Keeping cities, lent by the package of kept places: a kept city is a place of the matching kinds. */
export interface KeptCities {
  /** Every kept city, kept current. */
  readonly useKeptCities: () => readonly KeptCity[];
  readonly useKeepCityActions: () => KeepCityActions;
}

export const KeptCitiesContext = createContext<KeptCities | undefined>(undefined);

function useKeptCitiesSlot(): KeptCities {
  const keptCities = use(KeptCitiesContext);
  if (!keptCities) throw new Error('The screens of geography are opened by createGeographyRoutes only.');
  return keptCities;
}

// Both hooks are those that the app passed when it started: they are the same on every render.
export function useKeptCities(): readonly KeptCity[] {
  // oxlint-disable-next-line react/hooks -- see above
  return useKeptCitiesSlot().useKeptCities();
}

export function useKeepCityActions(): KeepCityActions {
  // oxlint-disable-next-line react/hooks -- see above
  return useKeptCitiesSlot().useKeepCityActions();
}
