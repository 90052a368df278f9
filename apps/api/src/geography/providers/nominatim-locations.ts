import * as z from 'zod/mini';
import { askJson, maybe, slashed } from '../../platform/providers/providers';
import { type LocationProvider, type LocationQuery, maxProvided, type ProvidedLocation } from './location-provider';

const name = 'Nominatim';
const degrees = (most: number) =>
  z.pipe(z.string(), z.pipe(z.transform(Number), z.number().check(z.minimum(-most), z.maximum(most))));

/** `format=jsonv2`, as https://nominatim.org/release-docs/latest/api/Output/ describes it. */
const answer = z.array(
  z.object({
    osm_type: maybe(z.enum(['node', 'way', 'relation'])),
    osm_id: maybe(z.number()),
    lat: degrees(90),
    lon: degrees(180),
    category: maybe(z.string()),
    /** What the answer is in its own address: city, road, state, building … */
    addresstype: maybe(z.string()),
    name: maybe(z.string()),
    display_name: z.string(),
    address: maybe(z.record(z.string(), z.string())),
  }),
);
type Found = z.output<typeof answer>[number];

const settlements = ['city', 'town', 'village', 'hamlet', 'municipality', 'suburb', 'borough', 'city_district'];
const featureTypes: Readonly<Record<string, string>> = { city: 'settlement', state: 'state', country: 'country' };

/** Nominatim as a geocoder. @param baseUrl its address, without `/search`. */
export const nominatimLocations = (baseUrl: string): LocationProvider => ({
  name,
  async geocode({ searchText, type }, signal) {
    const url = new URL('search', slashed(baseUrl));
    const parameters = { format: 'jsonv2', q: searchText, addressdetails: '1', 'accept-language': 'en' };
    for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
    url.searchParams.set('limit', String(maxProvided));
    const featureType = featureTypes[type ?? ''];
    if (featureType) url.searchParams.set('featureType', featureType);
    const found = await askJson(name, answer, url, { signal });
    return found.map(locationOf).filter((location) => isWanted(location, type));
  },
});

function locationOf(found: Found): ProvidedLocation {
  const { address = {}, osm_type: kind, osm_id: id } = found;
  const street = [address['house_number'], address['road']].filter(Boolean).join(' ');
  const type = typeOf(found);
  const settlement = settlements.map((key) => address[key]).find(Boolean) ?? '';
  const [beginning = ''] = found.display_name.split(', ');
  const title = type === 'address' && street !== '' ? street : found.name || street || beginning;
  return {
    placeId: kind && id ? `osm-${kind.charAt(0)}${id}` : '',
    type,
    name: title,
    city: type === 'city' ? title : settlement,
    stateName: address['state'] ?? '',
    countryCode: address['country_code']?.toUpperCase() ?? '',
    latitude: found.lat,
    longitude: found.lon,
  };
}

function typeOf({ addresstype = '', category = '', address = {}, name: title }: Found): ProvidedLocation['type'] {
  if (addresstype === 'state' || addresstype === 'country') return addresstype;
  if (settlements.includes(addresstype)) return 'city';
  const isHouse = category === 'place' || (category === 'building' && !title);
  return category === 'highway' || (isHouse && address['house_number'] !== undefined) ? 'address' : 'place';
}

/** It finds addresses and places as well as areas, and can't be asked for only one kind. */
function isWanted({ type }: ProvidedLocation, wanted: LocationQuery['type']): boolean {
  return wanted === undefined || wanted === 'address' || wanted === 'place' || type === wanted;
}
