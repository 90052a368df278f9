import * as z from 'zod/mini';
import { nameKey } from '../../gazetteer/gazetteer';
import { openStreetMap } from '../found-place';
import { osmPlace } from '../import/osm-place';
import { tagsOfType } from '../../osm/osm';
import { askJson, maybe, ProviderError } from '../../platform/providers/providers';
import type { PlaceProvider, ProvidedPlace, ProviderQuery } from './provider';

const name = 'Overpass';
const serverTimeoutSeconds = 5;

const point = { lat: z.number(), lon: z.number() };
/** `[out:json]`, as https://wiki.openstreetmap.org/wiki/Overpass_API describes it. */
const answer = z.object({
  elements: z.array(
    z.object({
      type: z.enum(['node', 'way', 'relation']),
      id: z.number(),
      lat: maybe(z.number()),
      lon: maybe(z.number()),
      center: maybe(z.object(point)),
      tags: maybe(z.record(z.string(), z.string())),
    }),
  ),
  /** Why a query was aborted. It comes with status 200 and partial results, or none. */
  remark: z.optional(z.string()),
});

/** The query service of OpenStreetMap. @param url of its interpreter. */
export const overpassProvider = (url: string): PlaceProvider => ({
  name,
  attribution: openStreetMap.attribution,
  async search(query, signal) {
    const body = new URLSearchParams({ data: overpassQuery(query) });
    const { elements, remark } = await askJson(name, answer, new URL(url), { method: 'POST', body, signal });
    if (remark !== undefined) throw new ProviderError(name, `${name} has broken off: ${remark}`);
    return elements.flatMap(placeOf);
  },
});

function overpassQuery({ area, searchTerm, placeType, limit }: ProviderQuery): string {
  const tags = placeType ? tagsOfType(placeType) : anyKind;
  const named = searchTerm === '' ? '["name"]' : `["name"~"${patternOf(searchTerm)}",i]`;
  const wanted = tags.flatMap(({ key, value, and = '' }) =>
    area.boxes.map(({ south, west, north, east }) => {
      const filter = value === '*' ? `["${key}"]` : `["${key}"="${value}"]`;
      return `nwr${filter}${and}${named}(${[south, west, north, east].join(',')});`;
    }),
  );
  return `[out:json][timeout:${serverTimeoutSeconds}];(${wanted.join('')});out center tags ${limit};`;
}

const anyKind: ReturnType<typeof tagsOfType> = ['amenity', 'shop', 'tourism', 'leisure'].map((key) => ({
  key,
  value: '*',
}));

/** The words one after the other; letters and digits alone, so that nothing of it is a pattern or ends the text. */
const patternOf = (term: string): string =>
  (/^[\p{ASCII}]*$/u.test(term) ? nameKey(term) : term.replaceAll(/[^\p{L}\p{N} ]/gu, ' ').trim()).replaceAll(
    /\s+/g,
    '.*',
  );

function placeOf({ type, id, lat, lon, center, tags }: z.output<typeof answer>['elements'][number]): ProvidedPlace[] {
  const [latitude, longitude] = [lat ?? center?.lat, lon ?? center?.lon];
  if (latitude === undefined || longitude === undefined || !tags) return [];
  const surroundings = { city: '', state: '', country: '' };
  const place = osmPlace({ kind: type, id, tags, latitude, longitude }, surroundings);
  if (!place) return [];
  const { otherWords: _, latitude: _latitude, longitude: _longitude, ...known } = place;
  return [{ ...known, gps_coordinates: { latitude, longitude } }];
}
