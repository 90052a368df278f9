import type { GeocodedLocation } from '@keepmark/contracts';
import { distanceMiles, milesAround, nameKey } from '../gazetteer/gazetteer';

/**
 * Whether a location is in what the last parts of a text name: "Eira, Helsinki" is nothing outside Helsinki.
 * @param own what our tables read of the text; everything is inside unless they have left a part of it unread.
 */
export function isInsideStated(location: GeocodedLocation, own: readonly GeocodedLocation[]): boolean {
  const isBounded = own.length > 0 && own.every(({ notFound }) => notFound !== undefined);
  return !isBounded || own.some((area) => isInside(location, area));
}

function isInside(location: GeocodedLocation, area: GeocodedLocation): boolean {
  if (area.type === 'city') {
    const isNamed = location.countryCode === area.countryCode && nameKey(location.city) === nameKey(area.city);
    return isNamed || distanceMiles(location, area) <= milesAround(area.population);
  }
  if (location.countryCode !== area.countryCode) return false;
  // A provider may write a state in another way.
  return area.type !== 'state' || location.stateCode === '' || location.stateCode === area.stateCode;
}
