// Countries, states, cities, metro areas and locations: their calls.
export { registerGeographyRoutes, warmUpGeography } from './geography-routes';
export { chooseLocationProviders } from './providers/choose-location-providers';
export type { LocationProvider } from './providers/location-provider';
