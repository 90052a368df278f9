import * as z from 'zod/mini';
import { askJson, maybe, slashed } from '../../platform/providers/providers';
import { type LocationProvider, type LocationQuery, maxProvided, type ProvidedLocation } from './location-provider';

const name = 'Photon';

/** GeoJSON, as https://github.com/komoot/photon/blob/master/docs/api-v1.md describes it. */
const answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        osm_type: maybe(z.string()),
        osm_id: maybe(z.number()),
        osm_key: maybe(z.string()),
        /** house, street, locality, district, city, county, state, country, other */
        type: maybe(z.string()),
        name: maybe(z.string()),
        housenumber: maybe(z.string()),
        street: maybe(z.string()),
        city: maybe(z.string()),
        state: maybe(z.string()),
        countrycode: maybe(z.string()),
      }),
    }),
  ),
});
type Feature = z.output<typeof answer>['features'][number];

const layers: Readonly<Record<NonNullable<LocationQuery['type']>, readonly string[]>> = {
  address: ['house', 'street'],
  city: ['city', 'locality', 'district'],
  state: ['state'],
  country: ['country'],
  place: [],
};
const areaTypes: Readonly<Record<string, ProvidedLocation['type']>> = {
  locality: 'city',
  district: 'city',
  city: 'city',
  county: 'place',
  state: 'state',
  country: 'country',
  street: 'address',
};
/** A house with a name is not a place of interest by that alone. */
const keysOfHouses = new Set(['building', 'place', 'highway']);

/** Photon as a geocoder. @param baseUrl its address, without `/api`. */
export const photonLocations = (baseUrl: string): LocationProvider => ({
  name,
  async geocode({ searchText, type }, signal) {
    const url = new URL('api', slashed(baseUrl));
    url.searchParams.set('q', searchText);
    url.searchParams.set('lang', 'en');
    url.searchParams.set('limit', String(maxProvided));
    for (const layer of type ? layers[type] : []) url.searchParams.append('layer', layer);
    const { features } = await askJson(name, answer, url, { signal });
    return features.flatMap(locationOf);
  },
});

function locationOf({ geometry, properties: found }: Feature): ProvidedLocation[] {
  const [longitude, latitude] = geometry.coordinates;
  const address = [found.housenumber, found.street].filter(Boolean).join(' ');
  const title = found.name ?? address;
  if (title === '') return [];
  const type = typeOf(found);
  const isHere = (kind: ProvidedLocation['type']): boolean => type === kind;
  return [
    {
      placeId: found.osm_type && found.osm_id ? `osm-${found.osm_type.charAt(0).toLowerCase()}${found.osm_id}` : '',
      type,
      name: title,
      city: isHere('city') ? title : (found.city ?? ''),
      stateName: isHere('state') ? title : (found.state ?? ''),
      countryCode: found.countrycode?.toUpperCase() ?? '',
      latitude,
      longitude,
    },
  ];
}

function typeOf({ type = '', name: title, osm_key: key = '' }: Feature['properties']): ProvidedLocation['type'] {
  if (type === 'house') return title && !keysOfHouses.has(key) ? 'place' : 'address';
  return areaTypes[type] ?? 'place';
}
