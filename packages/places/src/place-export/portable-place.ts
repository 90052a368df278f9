import { placeName } from '../place';
import type { Place, PlaceDetail } from '../place-table';
import { standardDetails } from '../place-import/place-of-feature';
import { portableFields } from '../place-import/own-place';
import { timeMsOf } from '../place-import/feature-shape';
import { exportedPlaceId } from './exported-place-id';

/** A place as every exported file holds it. */
export function portablePlace(place: Place, groups: readonly string[]) {
  const placeId = exportedPlaceId(place);
  const texts = Object.fromEntries(portableFields.map((field) => [field, place[field]]));
  return {
    name: placeName(place),
    types: place.types,
    ...(texts as Pick<Place, (typeof portableFields)[number]>),
    ...(placeId && { placeId }),
    ...(place.details.length > 0 && { details: place.details }),
    ...(groups.length > 0 && { groups }),
    keepmarkId: place.internalId,
  };
}

const detail = (details: readonly PlaceDetail[], name: string) =>
  details.find((one) => one.name === name)?.value.trim() ?? '';

/** The details that GPX and KML have elements for, where they are valid. */
export function standardDetailsOf({ details }: Pick<Place, 'details'>) {
  const [elevation, time] = [detail(details, standardDetails.elevation), detail(details, standardDetails.time)];
  const timeMs = timeMsOf(time);
  return {
    elevation: elevation !== '' && Number.isFinite(Number(elevation)) ? elevation : '',
    time: timeMs === null ? '' : new Date(timeMs).toISOString(),
    symbol: detail(details, standardDetails.symbol),
  };
}
