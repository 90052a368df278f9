import { countryName } from '../../gazetteer/gazetteer';
import type { MapLocationKind } from '../map-locations/map-location-table';
import type { MapLocationFacts } from '../map-locations/prepare-map-location';
import {
  isPlace,
  numberAndStreet,
  type OsmObject,
  otherNames,
  placeIdOf,
  type Surroundings,
  text,
  textsOf,
} from './osm-place';
import type { OsmTags } from '../../osm/osm';

/** Values of `place` (OpenStreetMap wiki, Key:place) that people give as where something is. */
const kindsByPlace: Readonly<Record<string, MapLocationKind>> = {
  city: 'settlement',
  town: 'settlement',
  village: 'settlement',
  hamlet: 'settlement',
  borough: 'district',
  suburb: 'district',
  quarter: 'district',
  neighbourhood: 'district',
  island: 'district',
  islet: 'district',
  square: 'district',
};

const streetKeys = ['addr:street', 'addr:place'];
/** Streets of towns with several languages (OpenStreetMap wiki, Key:addr:street). */
const otherStreetKeys = ['en', 'de', 'fr', 'es', 'fi', 'sv'].map((language) => `addr:street:${language}`);
const aroundKeys = ['addr:suburb', 'addr:district', 'addr:neighbourhood', 'addr:hamlet', 'is_in'];
const maxPopulation = 100_000_000;

const isAddress = (tags: OsmTags): boolean =>
  tags['addr:housenumber'] !== undefined && streetKeys.some((key) => tags[key] !== undefined);
/** Values of `highway` that people give as where something is, or walk along. */
const streetKinds = new Set(
  'trunk primary secondary tertiary unclassified residential living_street pedestrian road service footway steps path'.split(
    ' ',
  ),
);

const isStreet = (tags: OsmTags): boolean => tags['name'] !== undefined && streetKinds.has(tags['highway'] ?? '');
const areaKindOf = (tags: OsmTags): MapLocationKind | undefined =>
  tags['name'] === undefined ? undefined : kindsByPlace[tags['place'] ?? ''];

/** Whether an object is a district, a settlement or a street, or has an address. */
export const isMapLocation = (tags: OsmTags | undefined): tags is OsmTags =>
  tags !== undefined && (isAddress(tags) || areaKindOf(tags) !== undefined || isStreet(tags));

/** The area that an object is, the street that it is a part of, and the address that it has. */
export function osmMapLocations(object: OsmObject, surroundings: Surroundings): MapLocationFacts[] {
  const { tags, latitude, longitude } = object;
  const placeId = placeIdOf(object);
  const kind = areaKindOf(tags);
  const common = { ...surroundings, latitude, longitude, postcode: text(tags, 'addr:postcode') };
  const around = [surroundings.city, ...textsOf(tags, aroundKeys), countryName(surroundings.country.toLowerCase())];
  const found: MapLocationFacts[] = [];
  if (kind !== undefined)
    found.push({
      ...common,
      placeId,
      kind,
      name: text(tags, 'name'),
      otherNames: otherNames(tags),
      street: '',
      otherStreets: [],
      population: Math.min(Number.parseInt(tags['population'] ?? '', 10) || 0, maxPopulation),
      around,
    });
  if (isStreet(tags))
    found.push({
      ...common,
      placeId: `${placeId}-street`,
      kind: 'street',
      name: text(tags, 'name'),
      otherNames: otherNames(tags),
      street: text(tags, 'name'),
      otherStreets: otherNames(tags),
      postcode: '',
      population: 0,
      around,
    });
  const street = text(tags, ...streetKeys);
  if (isAddress(tags) && street !== '')
    found.push({
      ...common,
      // The object itself is a place, or an area, by its own id.
      placeId: isPlace(tags) || kind !== undefined ? `${placeId}-address` : placeId,
      kind: 'address',
      city: text(tags, 'addr:city') || surroundings.city,
      name: numberAndStreet(text(tags, 'addr:housenumber'), street, surroundings.country),
      otherNames: [],
      street,
      otherStreets: textsOf(tags, otherStreetKeys),
      population: 0,
      around,
    });
  return found;
}
