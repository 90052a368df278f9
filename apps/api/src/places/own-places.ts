import type { FoundPlace } from '@keepmark/contracts';
import { distanceMiles, nameKey } from '../gazetteer/gazetteer';
import { foundPlace } from './found-place';
import type { PlaceHours } from './hours/place-hours';
import { foundMapLocation } from './map-locations/map-location-answers';
import type { MapLocationStore, StoredMapLocation } from './map-locations/map-location-store';
import type { SearchArea } from './place-area';
import type { PlaceStore, StoredPlace } from './place-store';
import { type SpokenWords, spokenWords } from './place-type-words';
import { searchedWords } from './place-words';
import { readPhrase, type SearchPhrase } from './search-phrase';

/** How many of the best matches are checked for opening hours. */
const maxCandidates = 500;
/** Addresses and districts in one answer. */
const maxLocations = 3;

/** A search of what was imported. */
export interface OwnSearch {
  readonly area: SearchArea;
  readonly searchTerm: string;
  readonly placeType: string | undefined;
  readonly openNow: boolean;
  readonly limit: number;
}

interface OwnPlacesOptions {
  readonly store: PlaceStore;
  readonly locations: MapLocationStore;
  readonly hours: PlaceHours;
  readonly now: Date;
}

/**
 * Searches what was imported: first for the words as they are, then for what they mean, then for a misspelled name, and
 * then for the kind of place that some of the words name.
 */
export class OwnPlaces {
  readonly #store: PlaceStore;
  readonly #locations: MapLocationStore;
  readonly #hours: PlaceHours;
  readonly #now: Date;

  constructor({ store, locations, hours, now }: OwnPlacesOptions) {
    this.#store = store;
    this.#locations = locations;
    this.#hours = hours;
    this.#now = now;
  }

  async search(search: OwnSearch): Promise<FoundPlace[]> {
    const { searchTerm, placeType, area } = search;
    const written = await this.#written(search);
    if (written.length > 0 || searchTerm === '') return written;
    const phrase = readPhrase(searchTerm);
    const meant = phrase ? await this.#meant(phrase, search) : [];
    // The name of a type isn't a misspelled name of a place.
    if (meant.length > 0 || placeType !== undefined || isTypeName(searchTerm)) return meant;
    const misspelt = await this.#found(search, (limit, needsHours) =>
      this.#store.searchMisspelt({ area, searchTerm, needsHours, limit }),
    );
    if (misspelt.length > 0) return misspelt;
    const kinds = kindsIn(searchTerm);
    return kinds === '' ? [] : this.#written({ ...search, searchTerm: kinds });
  }

  /** The places with the words, and the addresses and districts of that name. */
  async #written(search: OwnSearch): Promise<FoundPlace[]> {
    const { searchTerm, area, placeType, openNow, limit } = search;
    const places = await this.#found(search, (count, needsHours) =>
      this.#store.search({ area, searchTerm, placeType, needsHours, limit: count }),
    );
    if (placeType !== undefined || openNow || searchTerm === '') return places;
    const named = await this.#locations.search({ text: searchTerm, area, limit: maxLocations });
    const exact = withoutParts(named.filter(({ isExact }) => isExact)).map(foundMapLocation);
    return withLocations(places, exact, searchTerm).slice(0, limit);
  }

  /** Open places where only these are wanted. */
  async #found(
    { openNow, limit }: OwnSearch,
    read: (limit: number, needsHours: boolean) => Promise<StoredPlace[]>,
  ): Promise<FoundPlace[]> {
    const stored = await read(openNow ? maxCandidates : limit, openNow);
    const schedules = await this.#hours.schedulesOf(stored);
    const places = stored.map((place, at) => foundPlace(place, schedules[at], this.#now));
    return openNow ? places.filter(({ open_now: isOpen }) => isOpen === true).slice(0, limit) : places;
  }

  /** What a phrase means: the open ones, or those not known to be closed; or what is nearest to what it names. */
  async #meant(phrase: SearchPhrase, search: OwnSearch): Promise<FoundPlace[]> {
    const { what, near, isOpenWanted } = phrase;
    if (near !== '') return this.#near(phrase, search);
    const meant = { ...search, searchTerm: what };
    const open = isOpenWanted ? await this.#written({ ...meant, openNow: true }) : [];
    if (open.length > 0) return open;
    const places = await this.#written(meant);
    return isOpenWanted ? places.filter(({ open_now: isOpen }) => isOpen !== false) : places;
  }

  /** What is nearest to what the phrase names. People still read how far it is from where they search. */
  async #near({ what, near, isOpenWanted }: SearchPhrase, search: OwnSearch): Promise<FoundPlace[]> {
    const { area, openNow, limit } = search;
    const center = await this.#locate(near, area);
    if (center === undefined) return [];
    const around = { ...search, searchTerm: what, area: { ...area, center }, limit: maxCandidates };
    const places = await this.#written({ ...around, openNow: openNow || isOpenWanted });
    const [named, ...more] = spokenWords(what.split(' '));
    const types = more.length === 0 ? (named?.types ?? []) : [];
    const ofType = types.length === 0 ? places : places.filter(({ type }) => types.some((one) => one === type));
    return ofType
      .toSorted((one, other) => (one.distance_miles ?? 0) - (other.distance_miles ?? 0))
      .slice(0, limit)
      .map((place) =>
        Object.assign(place, {
          distance_miles: Math.round(distanceMiles(area.center, place.gps_coordinates) * 100) / 100,
        }),
      );
  }

  /** Where the nearest place, address or district with these words is. */
  async #locate(text: string, area: SearchArea): Promise<SearchArea['center'] | undefined> {
    const [first] = await this.#written({ area, searchTerm: text, placeType: undefined, openNow: false, limit: 1 });
    return first?.gps_coordinates;
  }
}

const namesKind = ({ types, kinds }: SpokenWords): boolean => types.length + kinds.length > 0;

function isTypeName(searchTerm: string): boolean {
  const [named, ...more] = spokenWords(searchedWords(searchTerm));
  return named !== undefined && more.length === 0 && namesKind(named);
}

/** "coffee" of "good coffee": the words that name kinds of places, without those that no place is described with. */
const kindsIn = (searchTerm: string): string =>
  spokenWords(searchedWords(searchTerm))
    .filter(namesKind)
    .flatMap(({ words }) => words)
    .join(' ');

/** A street that passes through several towns is stored once for each of them. */
const sameStreetMiles = 1;

function withoutParts(locations: readonly StoredMapLocation[]): StoredMapLocation[] {
  return locations.filter(
    (location, index) =>
      !locations
        .slice(0, index)
        .some((other) => other.name === location.name && distanceMiles(other, location) < sameStreetMiles),
  );
}

/** Addresses and districts come after places with exactly that name, and before all others. */
function withLocations(places: readonly FoundPlace[], locations: readonly FoundPlace[], term: string): FoundPlace[] {
  const key = nameKey(term);
  const first = places.findIndex(({ title }) => nameKey(title) !== key);
  const count = first === -1 ? places.length : first;
  return [...places.slice(0, count), ...locations, ...places.slice(count)];
}
