export { distanceText, minutesText } from './figures';
export type { CityToSave, SaveCityActions, SavedCities, SavedCity } from './saved-cities';
export { type LocationType, locationTypesOf, locationTypeWords } from './location-type';
export { createGeographyRoutes } from './routes';
export type { GeographySlots } from './slots';
export { coordinatesOf, type HomeLocation } from './home-location/home-location';
export { commuteMinutes, travelEstimate, type TravelMode } from './home-location/travel-estimate';
export { useHomeLocation, useHomeOrigin } from './home-location/home-location-store';
