import { placeTypeLabel } from '@keepmark/contracts';
import * as z from 'zod/mini';
import { openStreetMap } from '../found-place';
import { townWithCode } from '../town-with-code';
import { placeTypeOf, tagsOfType } from '../../osm/osm';
import { askJson, maybe, slashed } from '../../platform/providers/providers';
import type { PlaceProvider, ProvidedPlace } from './provider';

const name = 'Photon';

/** GeoJSON, as https://github.com/komoot/photon describes it. */
const answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        osm_type: z.string(),
        osm_id: z.number(),
        osm_key: maybe(z.string()),
        osm_value: maybe(z.string()),
        name: maybe(z.string()),
        housenumber: maybe(z.string()),
        street: maybe(z.string()),
        postcode: maybe(z.string()),
        city: maybe(z.string()),
        state: maybe(z.string()),
        countrycode: maybe(z.string()),
      }),
    }),
  ),
});

/** A geocoder over OpenStreetMap that one can run oneself. @param baseUrl its address, without `/api`. */
export const photonProvider = (baseUrl: string): PlaceProvider => ({
  name,
  attribution: openStreetMap.attribution,
  async search({ area, searchTerm, placeType, limit }, signal) {
    const term = searchTerm || (placeType && placeTypeLabel(placeType));
    if (!term) return [];
    const answers = await Promise.all(
      area.boxes.map(({ west, south, east, north }) => {
        const url = new URL('api', slashed(baseUrl));
        url.searchParams.set('q', term);
        url.searchParams.set('limit', String(Math.min(limit, 50)));
        url.searchParams.set('bbox', [west, south, east, north].join(','));
        url.searchParams.set('lat', String(area.center.latitude));
        url.searchParams.set('lon', String(area.center.longitude));
        for (const { key, value } of placeType ? tagsOfType(placeType) : [])
          url.searchParams.append('osm_tag', value === '*' ? key : `${key}:${value}`);
        return askJson(name, answer, url, { signal });
      }),
    );
    return answers.flatMap(({ features }) => features.flatMap(placeOf));
  },
});

function placeOf({ geometry, properties: found }: z.output<typeof answer>['features'][number]): ProvidedPlace[] {
  const [longitude, latitude] = geometry.coordinates;
  if (!found.name) return [];
  const tags = found.osm_key && found.osm_value ? { [found.osm_key]: found.osm_value } : {};
  const street = [found.street, found.housenumber].filter(Boolean).join(' ');
  const country = found.countrycode?.toUpperCase() ?? '';
  return [
    {
      placeId: `osm-${found.osm_type.charAt(0).toLowerCase()}${found.osm_id}`,
      title: found.name,
      type: placeTypeOf(tags) ?? '',
      city: found.city ?? '',
      state: found.state ?? '',
      country,
      address: [street, townWithCode(found.city ?? '', found.postcode ?? '', country)].filter(Boolean).join(', '),
      gps_coordinates: { latitude, longitude },
    },
  ];
}
