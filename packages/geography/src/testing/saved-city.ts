import type { SavedCity } from '../saved-cities';
import { city } from './fixtures';

/** Austin, saved for travel, with the given changes. */
export function savedCity(changes: Partial<SavedCity> = {}): SavedCity {
  const { cityId, cityName, stateName, countryName, latitude, longitude } = city();
  return {
    internalId: 'saved-1',
    cityId,
    cityName,
    stateName,
    countryName,
    latitude,
    longitude,
    locationTypes: ['travel'],
    notes: '',
    ...changes,
  };
}
