import { placeTypeLabel } from '@keepmark/contracts';
import * as z from 'zod/mini';
import { openStreetMap } from '../found-place';
import { osmPlace } from '../import/osm-place';
import { placeTypeOf } from '../../osm/osm';
import { askJson, maybe, slashed } from '../../platform/providers/providers';
import type { PlaceProvider, ProvidedPlace } from './provider';

const name = 'Nominatim';
const tags = z.record(z.string(), z.string());

/** `format=jsonv2`, as https://nominatim.org/release-docs/latest/api/Output/ describes it. */
const answer = z.array(
  z.object({
    osm_type: maybe(z.enum(['node', 'way', 'relation'])),
    osm_id: maybe(z.number()),
    lat: z.string(),
    lon: z.string(),
    category: z.string(),
    type: z.string(),
    name: maybe(z.string()),
    display_name: z.string(),
    address: maybe(tags),
    extratags: maybe(tags),
  }),
);

/** OpenStreetMap's geocoder. @param baseUrl its address, without `/search`. */
export const nominatimProvider = (baseUrl: string): PlaceProvider => ({
  name,
  attribution: openStreetMap.attribution,
  async search({ area, searchTerm, placeType, limit }, signal) {
    const term = searchTerm || (placeType && placeTypeLabel(placeType));
    if (!term) return [];
    const answers = await Promise.all(
      area.boxes.map(({ west, south, east, north }) => {
        const url = new URL('search', slashed(baseUrl));
        const parameters = { format: 'jsonv2', q: term, bounded: '1', addressdetails: '1', extratags: '1' };
        for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
        url.searchParams.set('viewbox', [west, north, east, south].join(','));
        url.searchParams.set('limit', String(Math.min(limit, 40)));
        return askJson(name, answer, url, { signal });
      }),
    );
    return answers
      .flat()
      .flatMap(placeOf)
      .filter(({ type }) => placeType === undefined || type === placeType);
  },
});

function placeOf(found: z.output<typeof answer>[number]): ProvidedPlace[] {
  const { osm_type: kind, osm_id: id, category, type, address = {}, extratags = {} } = found;
  if (!kind || !id || !found.name) return [];
  const [latitude, longitude] = [Number(found.lat), Number(found.lon)];
  const all = { ...extratags, [category]: type, name: found.name };
  const surroundings = {
    city: address['city'] ?? address['town'] ?? address['village'] ?? '',
    state: address['state'] ?? '',
    country: address['country_code']?.toUpperCase() ?? '',
  };
  const known = osmPlace({ kind, id, tags: all, latitude, longitude }, surroundings);
  return [
    {
      placeId: `osm-${kind.charAt(0)}${id}`,
      title: found.name,
      type: placeTypeOf(all) ?? '',
      ...surroundings,
      ...(known && { website: known.website ?? '', phone: known.phone ?? '', hours: known.hours ?? '' }),
      ...(known?.profiles && { profiles: known.profiles }),
      address: found.display_name,
      gps_coordinates: { latitude, longitude },
    },
  ];
}
