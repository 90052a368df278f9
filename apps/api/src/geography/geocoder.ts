import type { GeocodedLocation } from '@keepmark/contracts';
import { LRUCache } from 'lru-cache';
import { type Area, AreaNames } from '../locations/area-names';
import type { City, CityIndex } from '../locations/city-index';
import { findMisspeltCity } from '../locations/find-city';
import { nameKey } from '../locations/name-key';
import { spokenPlace } from '../locations/spoken-places';
import { cityLocation, countryLocation, stateLocation } from './area-answers';
import type { AreaList } from './area-list';
import { editDistance } from './edit-distance';
import { allowedSlips, MisspeltNames } from './misspelt-names';
import { type Hit, isWanted, type Wanted } from './geocoder-hit';
import { stripNoise, tidy, withoutPostalCode } from './strip-noise';

const mostResults = 5;
/** A text that has to be guessed at takes a hundred times as long as one that can be read. */
const mostGuessesKept = 2000;
/** Another name counts a tenth: Cologne is Köln before it is a village of that name. */
const alternateNameWeight = 0.1;
/** Regions that people know by name beside their cities; elsewhere the city of that name is meant. */
const countriesOfKnownRegions = new Set(['us', 'ca', 'au']);
const regionWeight = 0.1;
/** An area that is little more than its city is meant by nobody who says the name. */
const cityOfAreaShare = 0.3;
const tinyWeight = 0.01;
/** A word in a sentence is rarely meant for a smaller one. */
const leastPopulationInSentence = 50_000;
const mostPeople = 1e7;
const leastAlternateShare = 0.05;

/** Finds what a text names among countries, states and cities. */
export class Geocoder {
  readonly #index: CityIndex;
  readonly #areas: AreaList;
  readonly #names: AreaNames;
  #misspelt: MisspeltNames | undefined;
  readonly #guessed = new LRUCache<string, GeocodedLocation[]>({ max: mostGuessesKept });

  constructor(index: CityIndex, areas: AreaList) {
    this.#index = index;
    this.#areas = areas;
    this.#names = new AreaNames(index.regions);
  }

  /**
   * Best match first, the most populous among equals; at most five.
   * @param wanted leaves other kinds out. We know no addresses and no places: those give what they lie in.
   */
  find(text: string, wanted?: Wanted): GeocodedLocation[] {
    const plain = this.#read(tidy(text), wanted);
    if (plain.length > 0) return plain;
    const stripped = stripNoise(text);
    const hits = this.#read(stripped, wanted);
    if (hits.length > 0) return hits;
    const key = `${wanted}|${stripped}`;
    const known = this.#guessed.get(key);
    if (known) return known;
    const found = this.#guess(stripped, wanted);
    this.#guessed.set(key, found);
    return found;
  }

  /** Whether all of the text can be read: "12 Main Street, Springfield, IL" finds Springfield, and leaves a street out. */
  readsWhole(text: string, wanted?: Wanted): boolean {
    const stripped = stripNoise(text);
    const isRead = [tidy(text), stripped].some((form) => {
      const [name = '', ...around] = partsOf(form);
      return this.#finish(around.length > 0 ? this.#inside(name, around) : this.#lone(name), wanted).length > 0;
    });
    return isRead || (partsOf(stripped).length === 1 && this.#finish(this.#nearlySo(stripped), wanted).length > 0);
  }

  #guess(text: string, wanted: Wanted): GeocodedLocation[] {
    const guesses = [
      () => this.#nearlySo(text),
      () => this.#lone(partsOf(text).at(-1) ?? ''),
      () => this.#inSentence(text, wanted),
      () => this.#index.startingWith(text, { limit: mostResults }).map((city) => this.#cityHit(city)),
    ];
    for (const guess of guesses) {
      const found = this.#finish(guess(), wanted);
      if (found.length > 0) return found;
    }
    return [];
  }

  #read(text: string, wanted: Wanted): GeocodedLocation[] {
    if (text === '') return [];
    const parts = partsOf(text);
    const hits = parts.length > 1 ? this.#qualified(parts) : this.#lone(text);
    return this.#finish(hits, wanted);
  }

  /** "Springfield, IL, USA", and "12 Main Street, Springfield, IL": what cannot be read in front is left out. */
  #qualified(parts: readonly string[]): Hit[] {
    for (let start = 0; start < parts.length - 1; start += 1) {
      const [name = '', ...rest] = parts.slice(start);
      const hits = this.#inside(name, rest);
      if (hits.length > 0) return hits;
    }
    return [];
  }

  /** Cities of that name in what the other parts name, the likeliest reading first. */
  #inside(name: string, around: readonly string[]): Hit[] {
    const readings = this.#readAreas(around);
    const spoken = this.#spoken(name);
    for (const area of readings) {
      if (spoken && isIn(spoken, area)) return [this.#cityHit(spoken)];
      const cities = this.#index.rowsNamedIn(name, area);
      if (cities.length > 0) return cities.map((city) => this.#cityHit(city));
      const state = area.regionCode === '' ? this.#names.read(name).find((own) => own.country === area.country) : area;
      const isState = state !== undefined && (state !== area || nameKey(name) === nameKey(area.regionName));
      if (isState && state.regionCode !== '') return [{ area: state, weight: 1 }];
    }
    const misspelt = readings.map((area) => this.#misspeltIn(name, area)).find(Boolean);
    return misspelt ? [this.#cityHit(misspelt)] : [];
  }

  #misspeltIn(name: string, area: Area): City | undefined {
    return (
      findMisspeltCity(this.#index, name, area) ??
      this.#misspeltNames()
        .find(name)
        .find((city) => isIn(city, area))
    );
  }

  /** "IL", "IL, USA", "Île-de-France, France": every reading in which all parts agree. */
  #readAreas(parts: readonly string[]): Area[] {
    const outer = this.#names.read(withoutPostalCode(parts.at(-1) ?? ''));
    const inner = parts.length > 1 ? this.#names.read(withoutPostalCode(parts.at(-2) ?? '')) : [];
    const agreed = inner.filter(
      ({ country, regionCode }) =>
        regionCode !== '' && outer.some((area) => area.regionCode === '' && area.country === country),
    );
    return [...agreed, ...outer];
  }

  #lone(text: string): Hit[] {
    const spoken = this.#spoken(text);
    const isCode = /^[A-Z]{2,3}$/.test(text);
    const areas = isCode ? this.#names.read(text) : this.#names.ofName(text);
    const hits: Hit[] = [
      ...(spoken ? [{ ...this.#cityHit(spoken), weight: Infinity }] : []),
      ...areas.map((area) => ({ area, weight: isCode ? Number.MAX_VALUE : this.#weightOf(area) })),
      ...this.#index.rowsNamed(text).map((city) => this.#cityHit(city)),
    ];
    return hits.length > 0 ? hits : [...this.#unpunctuated(text), ...this.#beginningWith(text)];
  }

  /** "Paris TX", "Springfield Illinois USA", "France Paris". */
  #unpunctuated(text: string): Hit[] {
    const words = text.split(' ');
    for (let count = 1; count < Math.min(words.length, 6); count += 1) {
      const head = words.slice(0, -count).join(' ');
      const tail = words.slice(-count);
      const readings = [[tail.join(' ')], ...tail.slice(1).map((_, at) => splitAt(tail, at + 1))];
      const hits = readings.map((around) => this.#exactlyInside(head, around)).find((found) => found.length > 0);
      if (hits) return hits;
    }
    const [first = '', ...rest] = words;
    return rest.length > 0 ? this.#exactlyInside(rest.join(' '), [first]) : [];
  }

  #exactlyInside(name: string, around: readonly string[]): Hit[] {
    const readings = this.#readAreas(around);
    const spoken = readings.length > 0 ? this.#spoken(name) : undefined;
    for (const area of readings) {
      if (spoken && isIn(spoken, area)) return [this.#cityHit(spoken)];
      const cities = this.#index.rowsNamedIn(name, area);
      if (cities.length > 0) return cities.map((city) => this.#cityHit(city));
    }
    return [];
  }

  /** By a city's own name; "San Fransico" is a slip of the pen, though some village's other name begins so. */
  #beginningWith(text: string): Hit[] {
    const key = nameKey(text);
    if (key.length < 3) return [];
    const accepts = (city: City): boolean => nameKey(city.name).startsWith(key);
    return this.#index.startingWith(text, { limit: mostResults, accepts }).map((city) => this.#cityHit(city));
  }

  /** "I want to go to Paris tomorrow": the longest run of words that is a known city's name. */
  #inSentence(text: string, wanted: Wanted): Hit[] {
    const words = text.split(/[\s,]+/).slice(0, 12);
    for (let length = Math.min(words.length - 1, 4); length > 0; length -= 1) {
      for (let start = 0; start + length <= words.length; start += 1) {
        const run = words.slice(start, start + length).join(' ');
        const known = /^\p{Lu}|[^\p{ASCII}]/u.test(run) && run.length > 2 ? this.#knownName(run, wanted) : [];
        if (known.length > 0) return known;
      }
    }
    return [];
  }

  #knownName(name: string, wanted: Wanted): Hit[] {
    const areas = this.#names.ofName(name).map((area): Hit => ({ area, weight: this.#weightOf(area) }));
    const { population } = this.#index.columns;
    const cities = this.#index
      .rowsNamed(name)
      .filter(({ row, alternate }) => (population[row] ?? 0) >= leastPopulationInSentence && !alternate);
    return [...areas, ...cities.map((city) => this.#cityHit(city))].filter((hit) => isWanted(hit, wanted));
  }

  /** One or two slips of the pen away. */
  #nearlySo(text: string): Hit[] {
    const key = nameKey(text.split(',')[0] ?? '');
    if (key.length < 4 || key.length > 60) return [];
    const slips = allowedSlips(key);
    const regions = this.#index.regions
      .filter(({ country, name }) => countriesOfKnownRegions.has(country) && Math.abs(name.length - key.length) < 3)
      .map((region) => ({ region, off: editDistance(nameKey(region.name), key) }))
      .filter(({ off }) => off <= Math.min(slips, 1))
      .map(({ region: { country, code, name } }): Hit => ({
        area: { country, regionCode: code, regionName: name },
        weight: Number.MAX_VALUE,
      }));
    const countries = this.#areas
      .countries()
      .filter(({ countryName }) => editDistance(nameKey(countryName), key) <= 1)
      .map(({ countryCode }): Hit => ({
        area: { country: countryCode.toLowerCase(), regionCode: '', regionName: '' },
        weight: Number.MAX_VALUE,
      }));
    // Its order is the answer's: a nearer spelling comes before a larger city.
    const cities = this.#misspeltNames().find(text.split(',')[0] ?? '');
    return [...countries, ...regions, ...cities.map(({ row }, at) => ({ row, alternate: false, weight: 1e9 - at }))];
  }

  #finish(hits: readonly Hit[], wanted: Wanted): GeocodedLocation[] {
    const found: GeocodedLocation[] = [];
    const meant = wanted === undefined ? hits : hits.filter((hit) => isWanted(hit, wanted));
    const sorted = meant.length > 1 ? meant.toSorted((a, b) => b.weight - a.weight) : meant;
    const least = Math.min(sorted[0]?.weight ?? 0, mostPeople) * leastAlternateShare;
    for (const hit of sorted) {
      // Somebody once called New Britain in Connecticut "Quebec": not what is meant.
      if ('row' in hit && hit.alternate && hit.weight < least) continue;
      const location = 'row' in hit ? cityLocation(this.#index.city(hit.row)) : this.#areaLocation(hit.area);
      if (location && found.every(({ placeId }) => placeId !== location.placeId)) found.push(location);
      if (found.length >= mostResults) break;
    }
    return found;
  }

  #areaLocation({ country, regionCode }: Area): GeocodedLocation | undefined {
    const timeZone = this.#areas.seat(country, regionCode)?.timeZone ?? '';
    if (regionCode === '') {
      const found = this.#areas.country(country);
      return found && countryLocation(found, timeZone);
    }
    const state = this.#areas.state(country, regionCode);
    return state?.latitude == null ? undefined : stateLocation(state, timeZone);
  }

  #weightOf({ country, regionCode, regionName }: Area): number {
    const area = regionCode === '' ? this.#areas.country(country) : this.#areas.state(country, regionCode);
    const seat = this.#index.named(regionName || (area && 'countryName' in area ? area.countryName : ''))[0];
    const population = area?.cityPopulation ?? 0;
    const isItsCity =
      seat?.country === country &&
      (regionCode === '' || seat.regionCode === regionCode) &&
      seat.population > population * cityOfAreaShare;
    if (isItsCity) return population * tinyWeight;
    return population * (regionCode === '' || countriesOfKnownRegions.has(country) ? 1 : regionWeight);
  }

  #cityHit({ row, alternate = false }: { readonly row: number; readonly alternate?: boolean }): Hit {
    const people = Math.max(this.#index.columns.population[row] ?? 0, 1);
    return { row, alternate, weight: people * (alternate ? alternateNameWeight : 1) };
  }

  #spoken(text: string): City | undefined {
    const [name = '', area = ''] = spokenPlace(text)?.split(', ') ?? [];
    if (name === '') return undefined;
    const readings = area === '' ? [] : this.#names.read(area);
    return this.#index.named(name).find((city) => readings.some((reading) => isIn(city, reading)));
  }

  #misspeltNames(): MisspeltNames {
    this.#misspelt ??= new MisspeltNames(this.#index);
    return this.#misspelt;
  }
}

function isIn(city: City, area: Area): boolean {
  return city.country === area.country && (area.regionCode === '' || city.regionCode === area.regionCode);
}

function partsOf(text: string): string[] {
  return text.split(/\s*[,;]\s*/).filter(Boolean);
}

function splitAt(words: readonly string[], at: number): [string, string] {
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')];
}
