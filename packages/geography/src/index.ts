export { distanceText, minutesText } from './figures';
export type { CityToSave, SaveCityActions, SavedCities, SavedCity } from './saved-cities';
export { type LocationType, locationTypesOf, locationTypeWords } from './location-type';
export { createGeographyRoutes } from './routes';
export type { GeographySlots } from './slots';
export { coordinatesOf, type TravelFrom } from './travel-from/travel-from';
export { commuteMinutes, travelEstimate, type TravelMode } from './travel-from/travel-estimate';
export { useTravelFrom, useTravelOrigin } from './travel-from/travel-from-store';
