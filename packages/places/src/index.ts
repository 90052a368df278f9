export { markKeptPlace, PlaceNames, type PlaceValues } from './place';
export { type Place, placeTable } from './place-table';
export { isPlaceType, placeTypeLabel, placeTypes, type PlaceTypeValue } from './place-types';
export { createPlacesRoutes } from './routes';
export type { PlacesSlots } from './slots';
