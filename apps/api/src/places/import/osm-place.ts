import type { PlaceFacts } from '../prepare-place';
import { townWithCode } from '../town-with-code';
import { kindNames } from '../place-kind-words';
import { type OsmTags, placeTypeOf } from '../../osm/osm';

/** An object of an extract at the point that represents it. */
export interface OsmObject {
  readonly kind: 'node' | 'way' | 'relation';
  readonly id: number;
  readonly tags: OsmTags;
  readonly latitude: number;
  readonly longitude: number;
}

/** The surroundings of an object, for what its tags don't say. */
export type Surroundings = Pick<PlaceFacts, 'city' | 'state' | 'country'>;

const maxTextLength = 300;
/** Characters that PostgreSQL can't store in a text and that don't belong in a name. */
// oxlint-disable-next-line no-control-regex -- these are the characters that are looked for
const controls = /[\u0000-\u001F\u007F]+/g;

/** Whether an object has a name and is of one of our kinds. */
export const isPlace = (tags: OsmTags | undefined): tags is OsmTags =>
  tags !== undefined && titleOf(tags) !== '' && placeTypeOf(tags) !== undefined;

/** @param surroundings where the point is. City and country of the object's own address have priority. */
export function osmPlace(object: OsmObject, surroundings: Surroundings): PlaceFacts | undefined {
  const { tags, latitude, longitude } = object;
  const type = placeTypeOf(tags);
  const title = titleOf(tags);
  if (type === undefined || title === '') return undefined;
  const ownCountry = text(tags, 'addr:country').toUpperCase();
  const country = /^[A-Z]{2}$/.test(ownCountry) ? ownCountry : surroundings.country;
  return {
    placeId: placeIdOf(object),
    type,
    kinds: kindsOf(tags),
    title,
    latitude,
    longitude,
    otherNames: otherNames(tags),
    otherWords: textsOf(tags, wordKeys),
    city: text(tags, 'addr:city') || surroundings.city,
    state: surroundings.state,
    country,
    address: addressOf(tags, country),
    website: webAddressOf(text(tags, 'website', 'contact:website', 'url')),
    phone: text(tags, 'phone', 'contact:phone', 'contact:mobile'),
    hours: text(tags, 'opening_hours'),
    profiles: profilesOf(tags),
  };
}

export const placeIdOf = ({ kind, id }: Pick<OsmObject, 'kind' | 'id'>): string => `osm-${kind.charAt(0)}${id}`;

const titleOf = (tags: OsmTags): string => text(tags, 'name', 'name:en', 'brand');

/** The first of the tags that says something. */
export function text(tags: OsmTags, ...keys: string[]): string {
  for (const key of keys) {
    const value = tags[key]?.replaceAll(controls, ' ').trim() ?? '';
    if (value !== '') return value.slice(0, maxTextLength);
  }
  return '';
}

/** Names in the languages of `place-type-words.ts`, and other names. */
const nameKeys = [
  'name:en',
  'name:de',
  'name:fr',
  'name:es',
  'name:fi',
  'name:sv',
  'int_name',
  'official_name',
  'alt_name',
  'short_name',
  'old_name',
  'loc_name',
];
const wordKeys = ['brand', 'operator', 'cuisine', 'sport', 'shop'];

const kindKeys = [
  'shop',
  'amenity',
  'leisure',
  'tourism',
  'historic',
  'healthcare',
  'cuisine',
  'sport',
  'natural',
  'aeroway',
];
/** Tags that say "yes" or "only". */
const kindsByTag = { atm: 'atm', 'diet:vegetarian': 'vegetarian', 'diet:vegan': 'vegan' } as const;

/** What it is, more precisely than its type. */
function kindsOf(tags: OsmTags): string[] {
  const values = kindKeys.flatMap((key) => tags[key]?.split(';') ?? []).map((value) => value.trim());
  const said = Object.entries(kindsByTag).flatMap(([key, kind]) =>
    ['yes', 'only'].includes(tags[key] ?? '') ? [kind] : [],
  );
  return [...new Set([...values, ...said])].filter((kind) => Object.hasOwn(kindNames, kind));
}

export const textsOf = (tags: OsmTags, keys: readonly string[]): string[] =>
  keys.map((key) => text(tags, key).replaceAll(/[;_]/g, ' ')).filter(Boolean);

export const otherNames = (tags: OsmTags): string[] => textsOf(tags, nameKeys);

/** Countries where the number comes before the street. */
const numberFirst = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'FR', 'IN', 'ZA', 'PH', 'MC', 'SG', 'MY', 'IL']);

/** "10 Rue Grimaldi" in Monaco, "Mannerheimintie 10" in Finland. */
export const numberAndStreet = (number: string, street: string, country: string): string =>
  (numberFirst.has(country) ? [number, street] : [street, number]).filter(Boolean).join(' ');

function addressOf(tags: OsmTags, country: string): string {
  const full = text(tags, 'addr:full');
  if (full) return full;
  const postcode = text(tags, 'addr:postcode');
  // Some mappers write the postal code into both.
  const number = [text(tags, 'addr:housenumber')].find((one) => one !== postcode) ?? '';
  const street = text(tags, 'addr:street', 'addr:place');
  const line = numberAndStreet(number, street, country);
  const city = text(tags, 'addr:city');
  const town = townWithCode(city, postcode, country);
  // A postal code alone is no address.
  return street === '' && city === '' ? '' : [street === '' ? '' : line, town].filter(Boolean).join(', ');
}

/** Only what a browser may open, including "www.example.org". */
function webAddressOf(value: string): string {
  const [first = ''] = value.split(';');
  const address = /^https?:\/\//i.test(first) ? first.trim() : `https://${first.trim()}`;
  if (!URL.canParse(address) || !/^[^\s]+\.[^\s]+$/.test(first.trim())) return '';
  return address;
}

const networks = {
  Facebook: 'https://www.facebook.com/',
  Instagram: 'https://www.instagram.com/',
  X: 'https://x.com/',
  YouTube: 'https://www.youtube.com/',
} as const;
const networkKeys: Readonly<Record<keyof typeof networks, string>> = {
  Facebook: 'facebook',
  Instagram: 'instagram',
  X: 'twitter',
  YouTube: 'youtube',
};

function profilesOf(tags: OsmTags): { name: string; url: string }[] {
  const profiles = (Object.keys(networks) as (keyof typeof networks)[]).map((name) => {
    const value = text(tags, `contact:${networkKeys[name]}`, networkKeys[name]);
    const isAddress = value.includes('/') || value.startsWith('www.');
    return { name, url: isAddress ? webAddressOf(value) : value && `${networks[name]}${encodeURIComponent(value)}` };
  });
  return [...profiles, wikipediaOf(text(tags, 'wikipedia'))].filter(({ url }) => url !== '');
}

/** "fr:Tour Eiffel" is an article of the French Wikipedia. */
function wikipediaOf(value: string): { name: string; url: string } {
  const [, language, title] = /^([a-z][a-z-]{1,11}):(.+)$/.exec(value) ?? [];
  const url = title ? `https://${language}.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}` : '';
  return { name: 'Wikipedia', url };
}
