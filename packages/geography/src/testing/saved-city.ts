import type { SavedCity } from '../saved-cities';
import { city } from './fixtures';

/** Austin as it is kept for travel, with what the test cares about changed. */
export function savedCity(changes: Partial<SavedCity> = {}): SavedCity {
  const { cityId, cityName, stateName, countryName, latitude, longitude } = city();
  return {
    internalId: 'kept-1',
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
