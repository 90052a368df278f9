import { loadCityIndex } from './load-city-index';
import { LocationResolver } from './resolve-location';

let resolver: LocationResolver | undefined;

/** The one resolver of this process, over all cities; the first call reads them. */
export function sharedLocationResolver(): LocationResolver {
  resolver ??= new LocationResolver(loadCityIndex());
  return resolver;
}
