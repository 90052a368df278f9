import type { GeocodedLocation } from '@keepmark/contracts';
import { LRUCache } from 'lru-cache';
import { type Area, AreaNames } from '../locations/area-names';
import { noRegion } from '../locations/city-file';
import type { City, CityIndex, NamedRow } from '../locations/city-index';
import { alternateNameWeight, findMisspeltCity, findSpokenCity, isIn, weightOfCity } from '../locations/find-city';
import { nameKey } from '../locations/name-key';
import type { AreaList } from './area-list';
import { AreaTexts } from './area-texts';
import { weightOfArea } from './area-weight';
import { misspeltAreas } from './misspelt-areas';
import { isClose, MisspeltNames } from './misspelt-names';
import { asGuesses, type Hit, isWanted, type WantedType, withNotFound } from './geocoder-hit';
import { HitLocations, maxResults } from './hit-locations';
import { StatedTown } from './stated-town';
import { partsOf, runsOfWords, stripNoise, tidy, withoutPostalCodes } from './strip-noise';

/** A text that has to be guessed at takes a hundred times as long as one that can be read. */
const maxCachedGuesses = 2000;
/** The last part rarely names a smaller town: "London, Soho" isn't in Soho in Indonesia. */
const minPopulationOfStated = 1000;
/** A word in a sentence is rarely meant for a smaller one. */
const minPopulationInSentence = 50_000;

/** Finds the countries, states and cities that a text names. */
export class Geocoder {
  readonly #index: CityIndex;
  readonly #areas: AreaList;
  readonly #names: AreaNames;
  readonly #areaTexts: AreaTexts;
  readonly #stated: StatedTown;
  readonly #answers: HitLocations;
  /** The number for capitals in `columns.feature`. */
  readonly #capital: number;
  #misspelt: MisspeltNames | undefined;
  readonly #guessed = new LRUCache<string, GeocodedLocation[]>({ max: maxCachedGuesses });

  constructor(index: CityIndex, areas: AreaList) {
    this.#index = index;
    this.#areas = areas;
    this.#names = new AreaNames(index.regions);
    this.#areaTexts = new AreaTexts(this.#names);
    this.#stated = new StatedTown(index, this.#areaTexts);
    this.#answers = new HitLocations(index, areas);
    this.#capital = index.featureCodes.indexOf('PPLC');
  }

  /**
   * Best match first, the most populous among equals; at most five.
   * @param wanted leaves other kinds out. We know no addresses and no places: those give what they lie in.
   */
  find(text: string, wanted?: WantedType): GeocodedLocation[] {
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
  readsWhole(text: string, wanted?: WantedType): boolean {
    const stripped = stripNoise(text);
    const read = [tidy(text), stripped].map((form) => {
      const [name = '', ...around] = partsOf(form);
      return this.#answers.of(around.length > 0 ? this.#inside(name, around) : this.#lone(name), wanted);
    });
    const isMisspelt = partsOf(stripped).length === 1 && read.every((answers) => answers.length === 0);
    const all = isMisspelt ? [this.#answers.of(this.#nearlySo(stripped), wanted)] : read;
    return all.flat().some(({ isGuess }) => isGuess === undefined);
  }

  #guess(text: string, wanted: WantedType): GeocodedLocation[] {
    const parts = partsOf(text);
    const ofLast = parts.length > 1 ? [() => this.#firstOfPair(text), () => this.#lastOf(parts)] : [];
    const guesses = [
      ...ofLast,
      () => withNotFound(this.#nearlySo(text), parts.slice(1).join(', ')),
      () => this.#firstOfPair(text),
      () => this.#lone(parts.at(-1) ?? ''),
      () => this.#inSentence(text, wanted),
      () => asGuesses(this.#index.startingWith(text, { limit: maxResults }).map((city) => this.#cityHit(city))),
    ];
    for (const guess of guesses) {
      const found = this.#answers.of(guess(), wanted);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** "Kamppi, Helsinki": what the last part names, or nearly so. A place elsewhere isn't meant. */
  #lastOf(parts: readonly string[]): Hit[] {
    const before = parts.slice(0, -1);
    const last = withoutPostalCodes(parts.at(-1) ?? '');
    const { population } = this.#index.columns;
    const isKnown = (hit: Hit): boolean =>
      hit.isGuess === undefined && ('area' in hit || (population[hit.row] ?? 0) >= minPopulationOfStated);
    const exactly = this.#lone(last).filter(isKnown);
    if (exactly.length > 0) return withNotFound(exactly, before.join(', '));
    const [nearly] = this.#answers.of(this.#nearlySo(last), undefined);
    if (nearly === undefined || nearly.isGuess) return [];
    const corrected = nearly.city || nearly.stateName || nearly.countryName;
    const inside = this.#qualified([...before, corrected]);
    return inside.length > 0 ? inside : withNotFound(this.#lone(corrected), before.join(', '));
  }

  /** "Minneapolis-St. Paul", "Raleigh/Durham, NC": the first of the two. */
  #firstOfPair(text: string): Hit[] {
    const [pair = '', ...around] = partsOf(text);
    const [first = '', second] = pair.split(/\s*[-–/&]\s*/);
    if (second === undefined) return [];
    return around.length > 0 ? this.#exactlyInside(first, around) : this.#knownName(first, undefined);
  }

  #read(text: string, wanted: WantedType): GeocodedLocation[] {
    if (text === '') return [];
    const parts = partsOf(text);
    const hits = parts.length > 1 ? this.#qualified(parts) : this.#lone(text);
    return this.#answers.of(hits, wanted);
  }

  /** "Springfield, IL, USA"; "12 Main Street, Springfield, IL" without what cannot be read; "USA, Texas, Austin". */
  #qualified(parts: readonly string[]): Hit[] {
    for (let start = 0; start < parts.length - 1; start += 1) {
      const [name = '', ...rest] = parts.slice(start);
      const hits = this.#inside(name, rest);
      if (hits.length > 0) return withNotFound(hits, parts.slice(0, start).join(', '));
    }
    const [last = '', ...around] = parts.toReversed();
    return this.#exactlyInside(last, around);
  }

  /** Cities with that name in the area or the town that the other parts name, likeliest reading first. */
  #inside(name: string, around: readonly string[]): Hit[] {
    const towns = this.#stated.named(around);
    const isAround = ({ row }: { readonly row: number }): boolean => this.#stated.isAround(row, towns);
    // "San Francisco, CA" isn't all of California.
    const isInTown = towns.length > 0 && this.#areaTexts.around(around.slice(0, 1)).length === 0;
    const readings = this.#areaTexts.around(around);
    const spoken = this.#spoken(name);
    for (const area of readings) {
      if (spoken && isIn(spoken, area) && (!isInTown || isAround(spoken))) return [this.#cityHit(spoken)];
      const cities = this.#index.rowsNamedIn(name, area).filter((city) => !isInTown || isAround(city));
      if (cities.length > 0) return cities.map((city) => this.#cityHit(city));
      if (isInTown) continue;
      const state = area.regionCode === '' ? this.#regionOf(area.country, name) : area;
      const isState = state !== undefined && (state !== area || nameKey(name) === nameKey(area.regionName));
      if (isState && state.regionCode !== '') return [{ area: state, weight: 1 }];
    }
    const near = towns.length > 0 ? this.#index.rowsNamed(name).filter(isAround) : [];
    if (near.length > 0) return near.map((city) => this.#cityHit(city));
    const misspelt = isInTown
      ? this.#misspeltNames().find(name).find(isAround)
      : readings.map((area) => this.#misspeltIn(name, area)).find(Boolean);
    return misspelt ? [this.#cityHit(misspelt)] : [];
  }

  #regionOf(country: string, name: string): Area | undefined {
    return this.#names.read(name).find((own) => own.country === country && own.regionCode !== '');
  }

  #misspeltIn(name: string, area: Area): City | undefined {
    return (
      findMisspeltCity(this.#index, name, area) ??
      this.#misspeltNames()
        .find(name)
        .find((city) => isIn(city, area))
    );
  }

  #lone(text: string): Hit[] {
    const spoken = this.#spoken(text);
    const rows = this.#index.rowsNamed(text);
    const isCapitals = /^[A-Z]{2,3}$/.test(text);
    const ofCode = isCapitals || rows.every(({ alternate }) => alternate) ? this.#areaTexts.ofCode(text) : [];
    const areas = isCapitals || ofCode.length > 0 ? ofCode : this.#areaTexts.ofName(text);
    const isCapital = rows.some(
      ({ row, alternate }) => !alternate && this.#index.columns.feature[row] === this.#capital,
    );
    const alternateWeight = isCapital ? alternateNameWeight ** 2 : alternateNameWeight;
    const hits: Hit[] = [
      ...(spoken ? [{ ...this.#cityHit(spoken), weight: Infinity }] : []),
      ...areas.map((area) => ({
        area,
        weight: ofCode.length > 0 ? Number.MAX_VALUE : weightOfArea(area, this.#index, this.#areas),
      })),
      ...rows.map((city) => this.#cityHit(this.#asOwnName(city, text), alternateWeight)),
    ];
    if (hits.length > 0) return hits;
    const said = this.#areaTexts.inOtherWords(text);
    if (said.length > 0) return said.map((area) => ({ area, weight: 1 }));
    return [...this.#unpunctuated(text), ...asGuesses(this.#beginningWith(text))];
  }

  /** Genève is meant by the name that its canton has in English, too. */
  #asOwnName(city: NamedRow, text: string): NamedRow {
    if (!city.alternate) return city;
    const region = this.#index.regions[this.#index.columns.region[city.row] ?? noRegion];
    return region?.name.toLowerCase() === text.toLowerCase() ? { row: city.row, alternate: false } : city;
  }

  /** "Paris TX", "Springfield Illinois USA", "France Paris". */
  #unpunctuated(text: string): Hit[] {
    const words = text.replaceAll(/[()]/g, '').split(' ');
    for (let count = 1; count < Math.min(words.length, 6); count += 1) {
      const head = words.slice(0, -count).join(' ');
      const tail = words.slice(-count);
      const readings = [
        [tail.join(' ')],
        ...tail.slice(1).map((_, at) => [tail.slice(0, at + 1).join(' '), tail.slice(at + 1).join(' ')]),
      ];
      const hits = readings.map((around) => this.#exactlyInside(head, around)).find((found) => found.length > 0);
      if (hits) return hits;
    }
    const [first = '', ...rest] = words;
    return rest.length > 0 ? this.#exactlyInside(rest.join(' '), [first]) : [];
  }

  #exactlyInside(name: string, around: readonly string[]): Hit[] {
    const readings = this.#areaTexts.around(around);
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
    return this.#index.startingWith(text, { limit: maxResults, accepts }).map((city) => this.#cityHit(city));
  }

  /** "I want to go to Paris tomorrow": the longest run of words that is a known city's name. */
  #inSentence(text: string, wanted: WantedType): Hit[] {
    for (const run of runsOfWords(text)) {
      const known = this.#knownName(run, wanted);
      if (known.length > 0) return known;
    }
    return [];
  }

  #knownName(name: string, wanted: WantedType): Hit[] {
    const areas = this.#names
      .ofName(name)
      .map((area): Hit => ({ area, weight: weightOfArea(area, this.#index, this.#areas) }));
    const { population } = this.#index.columns;
    const cities = this.#index
      .rowsNamed(name)
      .filter(({ row, alternate }) => (population[row] ?? 0) >= minPopulationInSentence && !alternate);
    return [...areas, ...cities.map((city) => this.#cityHit(city))].filter((hit) => isWanted(hit, wanted));
  }

  /** One or two slips of the pen away. Short texts and small cities are only guesses. */
  #nearlySo(text: string): Hit[] {
    const name = text.split(',')[0] ?? '';
    const key = nameKey(name);
    if (key.length < 4 || key.length > 60) return [];
    const areas = misspeltAreas(key, this.#index.regions, this.#areas.countries()).map((area): Hit => ({
      area,
      weight: Number.MAX_VALUE,
    }));
    // Its order is the answer's: a nearer spelling comes before a larger city.
    const cities = this.#misspeltNames()
      .find(name)
      .map((city, at): Hit => {
        const hit: Hit = { row: city.row, alternate: false, weight: 1e9 - at };
        return isClose(key, city) ? hit : Object.assign(hit, { isGuess: true as const });
      });
    return [...areas, ...cities];
  }

  #cityHit(
    { row, alternate = false }: { readonly row: number; readonly alternate?: boolean },
    alternateWeight = alternateNameWeight,
  ): Hit {
    const population = this.#index.columns.population[row] ?? 0;
    return { row, alternate, weight: weightOfCity(population, alternate ? alternateWeight : 1) };
  }

  #spoken(text: string): City | undefined {
    return findSpokenCity(this.#index, this.#names, text);
  }

  #misspeltNames(): MisspeltNames {
    this.#misspelt ??= new MisspeltNames(this.#index);
    return this.#misspelt;
  }
}
