import type { Feature, FeatureCollection, Point } from 'geojson';
import { hasPosition } from '../place';
import type { Place } from '../place-table';
import { geoJsonGenerator } from '../place-import/read-geojson';
import { exportedPlaceId } from './exported-place-id';
import { type GroupsOf, noGroups } from './groups-of';

function featureOf(place: Place, groups: readonly string[]): Feature<Point | null> {
  const { name, types, summary, description, notes, url, address, city, state, country } = place;
  const { latitude, longitude } = place;
  const placeId = exportedPlaceId(place);
  return {
    type: 'Feature',
    geometry:
      hasPosition(place) && latitude !== null && longitude !== null
        ? { type: 'Point', coordinates: [longitude, latitude] }
        : null,
    properties: {
      name,
      types,
      summary,
      description,
      notes,
      url,
      address,
      city,
      state,
      country,
      ...(placeId && { placeId }),
      ...(groups.length > 0 && { groups }),
    },
  };
}

/** Places as GeoJSON (RFC 7946). A place without coordinates has a null geometry. */
export function writeGeoJson(places: readonly Place[], groupsOf: GroupsOf = noGroups): string {
  const features = places.map((place) => featureOf(place, groupsOf(place)));
  const collection: FeatureCollection<Point | null> & { readonly generator: string } = {
    type: 'FeatureCollection',
    generator: geoJsonGenerator,
    features,
  };
  return `${JSON.stringify(collection, null, 1)}\n`;
}
