export type { CityToSave, SaveCityActions, SavedCities, SavedCity } from './saved-cities';
export { type LocationType, locationTypesOf, locationTypeWords } from './location-type';
export { createGeographyRoutes } from './routes';
export type { GeographySlots } from './slots';
