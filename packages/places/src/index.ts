export { markSavedPlace, PlaceNames, type PlaceValues } from './place';
export { type Place, placeTable } from './place-table';
export { createPlacesRoutes } from './routes';
export type { PlacesSlots } from './slots';
