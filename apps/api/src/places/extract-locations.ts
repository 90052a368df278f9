import type { GeocodedLocation, GeocodeRequest } from '@keepmark/contracts';
import { distanceMiles, nameKey } from '../gazetteer/gazetteer';
import { foundPlace } from './found-place';
import { geocodedMapLocation } from './map-locations/map-location-answers';
import type { MapLocationStore, StoredMapLocation } from './map-locations/map-location-store';
import { placeDetail } from './place-detail';
import type { PlaceStore } from './place-store';

/** A location of an extract, and whether its whole name was typed. */
export interface ExtractLocation {
  readonly location: GeocodedLocation;
  readonly isExact: boolean;
}

const maxResults = 5;
/** The name of a city this large means the city, not a street or a village of the same name. */
const minKnownPopulation = 100_000;
/** A town or district of an extract this near to a town of our own tables, by the same name, is the same one. */
const sameTownMiles = 15;

type WantedType = GeocodeRequest['type'];
/** Names the code of a state. */
type StateCode = (countryCode: string, stateName: string) => string;

/** Locations in imported extracts: addresses, streets, districts, villages, and places by name. */
export class ExtractLocations {
  readonly #locations: MapLocationStore;
  readonly #places: PlaceStore;
  readonly #stateCode: StateCode;

  constructor(locations: MapLocationStore, places: PlaceStore, stateCode: StateCode) {
    this.#locations = locations;
    this.#places = places;
    this.#stateCode = stateCode;
  }

  /** Whether they may have it. Doesn't wait if nothing was imported. */
  mayKnow(wanted: WantedType): boolean {
    return wanted !== 'state' && wanted !== 'country' && this.#locations.isKnownEmpty !== true;
  }

  /** Best match first. */
  async find(searchText: string, wanted: WantedType): Promise<ExtractLocation[]> {
    if (await this.#locations.isEmpty()) return [];
    const [found, places] = await Promise.all([
      this.#locations.search({ text: searchText, limit: maxResults * 2 }),
      wanted === undefined || wanted === 'place' ? this.#placesNamed(searchText) : [],
    ]);
    const areas = found.map((one) => ({ location: this.#answer(one), isExact: one.isExact }));
    const meant = areas.filter(({ location }) => wanted !== 'city' || location.type === 'city');
    const all = wanted === 'place' ? [...places, ...meant] : [...meant, ...places];
    return all.filter(
      ({ location }, index) => all.findIndex((other) => other.location.label === location.label) === index,
    );
  }

  async detail(placeId: string): Promise<GeocodedLocation | undefined> {
    const found = await this.#locations.find(placeId);
    return found && this.#answer(found);
  }

  /** "Ateneum, Helsinki": the text after the first comma is the area around it. */
  async #placesNamed(searchText: string): Promise<ExtractLocation[]> {
    const [name = '', ...around] = searchText.split(',');
    if (nameKey(name) === '') return [];
    const places = await this.#places.named(name, around.join(' '), maxResults);
    return places.map((place) => {
      // Its hours aren't part of the answer.
      const { place: _, ...location } = placeDetail(foundPlace(place, undefined, new Date()));
      return { location, isExact: true };
    });
  }

  #answer(found: StoredMapLocation): GeocodedLocation {
    return geocodedMapLocation(found, found.state === '' ? '' : this.#stateCode(found.country, found.state));
  }
}

/**
 * One list of what our own tables and the extracts have found: a country, a state or a large city by its very name, and
 * any city of that name in the chosen country; what an extract has by that name; the rest.
 * @param isRead whether our own tables understand the whole text.
 */
export function withExtractLocations(
  own: readonly GeocodedLocation[],
  extract: readonly ExtractLocation[],
  { searchText, country, isRead }: { searchText: string; country: string; isRead: boolean },
): GeocodedLocation[] {
  const key = nameKey(searchText.split(',')[0] ?? '');
  const isKnown = (location: GeocodedLocation): boolean =>
    isRead &&
    nameKey(nameOf(location)) === key &&
    (location.type !== 'city' || location.population >= minKnownPopulation || location.countryCode === country);
  const isThere = ({ location }: ExtractLocation): boolean => location.countryCode === country;
  // For a town that both have, ours has the population. A district is shown with its city.
  const added = extract.filter(
    ({ location }) => !own.some((one) => isSame(one, location) && (location.type === 'city' || isKnown(one))),
  );
  const other = own.filter((one) => !isKnown(one) && !added.some(({ location }) => isSame(one, location)));
  const exact = added.filter(({ isExact }) => isExact || !isRead);
  const ordered = [
    ...own.filter(isKnown),
    ...[...exact.filter(isThere), ...exact.filter((one) => !isThere(one))].map(({ location }) => location),
    ...other,
    ...added.filter((one) => !exact.includes(one)).map(({ location }) => location),
  ];
  return ordered.slice(0, maxResults);
}

const nameOf = ({ type, city, stateName, countryName }: GeocodedLocation): string =>
  type === 'city' ? city : type === 'state' ? stateName : countryName;

/** Our own tables have some districts as towns, Monte-Carlo for one. */
const isSame = (own: GeocodedLocation, location: GeocodedLocation): boolean =>
  own.type === 'city' &&
  location.type !== 'address' &&
  nameKey(own.city) === nameKey(location.label.split(',')[0] ?? '') &&
  distanceMiles(own, location) <= sameTownMiles;
