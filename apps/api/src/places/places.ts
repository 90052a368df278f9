// Places and their opening hours: the search, and what other modules find in them.
export { registerPlaceRoutes } from './place-routes';
export { type ExtractLocations, withExtractLocations } from './extract-locations';
export { openStreetMap } from './found-place';
export { maintainPlaces, openPlaces, type Places } from './open-places';
export { chooseProviders } from './providers/choose-providers';
export type { PlaceProvider } from './providers/provider';
