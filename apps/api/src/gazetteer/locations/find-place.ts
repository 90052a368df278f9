import { type Area, type AreaNames, wholeCountry } from './area-names';
import type { City, CityIndex } from './city-index';
import { countryOfName } from './countries';
import { findCity, findCityNear, findLoneCity, findMisspeltCity, findSpokenCity } from './find-city';
import { nameKey } from './name-key';
import { noPlaces, spokenPlace } from './spoken-places';

/** What a text names: a city, or only an area. */
export type Place = { readonly city: City } | { readonly area: Area; readonly complete: boolean };

/** Countries that are one city. */
const cityStates = new Set(['sg', 'hk', 'mo', 'mc', 'gi', 'va']);

/** Finds the one place that a text names, which holds no list and no word on the way of working. */
export class PlaceFinder {
  readonly #index: CityIndex;
  readonly #areas: AreaNames;

  constructor(index: CityIndex, areas: AreaNames) {
    this.#index = index;
    this.#areas = areas;
  }

  /** @param preferredCountry lowercase alpha-2, or empty: where to look first for a name without an area. */
  find(text: string, preferredCountry: string): Place | undefined {
    if (noPlaces.has(nameKey(text))) return undefined;
    const parts = text.split(/,|(?<=[a-z]{3})\. /).map((part) => part.trim());
    const named = parts.filter((part) => part !== '');
    if (named.length > 1) return this.#findQualified(inOrder(named, this.#areas), preferredCountry);
    return this.#findLone(named[0] ?? '', preferredCountry);
  }

  /** "Austin, TX, USA": a name, then its areas. */
  #findQualified(parts: readonly string[], preferredCountry: string): Place | undefined {
    const [name = ''] = parts;
    const readings = this.#readAreas(parts);
    const spokenCity = this.#findSpoken(name);
    if (spokenCity && readings.some(({ area }) => area.country === spokenCity.country)) return { city: spokenCity };
    for (const { area, names } of readings) {
      const city = this.#findInside(names, area);
      if (city) return { city };
      if (names.every((text) => countryOfName(text) === area.country)) return { area, complete: true };
    }
    const around = this.#findAround(parts, preferredCountry);
    if (around) return { city: around };
    for (const { area, names } of readings) {
      const city = findMisspeltCity(this.#index, names[0] ?? '', area);
      if (city) return { city };
    }
    const [reading] = readings;
    if (reading) return { area: reading.area, complete: false };
    return (parts.at(-1)?.length ?? 0) <= 2 ? this.#findLone(name, preferredCountry) : undefined;
  }

  /** The ways to read the last parts as an area, likeliest first, and the names before it. */
  #readAreas(parts: readonly string[]): { area: Area; names: readonly string[] }[] {
    const readings: { area: Area; names: readonly string[] }[] = [];
    for (const area of this.#areas.read(parts.at(-1) ?? '')) {
      const regions = area.regionCode === '' ? this.#areas.read(parts.at(-2) ?? '') : [];
      const region = regions.find(({ country, regionCode }) => country === area.country && regionCode !== '');
      const isWhole = parts.length === 2;
      if (region && !(isWhole && isCityFirst(region))) readings.push({ area: region, names: parts.slice(0, -2) });
      readings.push({ area, names: parts.slice(0, -1) });
    }
    return readings;
  }

  /** "La Jolla, San Diego" in California is La Jolla, or San Diego when no La Jolla is known there. */
  #findInside(names: readonly string[], area: Area): City | undefined {
    for (const name of names) {
      const city = findCity(this.#index, withoutCountry(name), area) ?? this.#findSpoken(name);
      if (city) return city;
    }
    return undefined;
  }

  #findSpoken(name: string): City | undefined {
    return findSpokenCity(this.#index, this.#areas, name);
  }

  /** "Sherman Oaks, LA": a part of a city, and the city. */
  #findAround(parts: readonly string[], preferredCountry: string): City | undefined {
    const center =
      this.#findSpoken(parts.at(-1) ?? '') ?? findLoneCity(this.#index, parts.at(-1) ?? '', preferredCountry);
    return center ? findCityNear(this.#index, parts[0] ?? '', center) : undefined;
  }

  #findLone(text: string, preferredCountry: string): Place | undefined {
    const spoken = spokenPlace(text);
    if (spoken !== undefined && spoken !== text) return this.find(spoken, preferredCountry);
    const area = this.#areas.ofLoneCode(text) ?? this.#findLoneArea(text);
    if (area) return this.#asPlace(area, text);
    const city = findLoneCity(this.#index, text, preferredCountry);
    if (city) return { city };
    const [region] = this.#areas.ofName(text);
    return region ? { area: region, complete: true } : this.#findUnpunctuated(text, preferredCountry);
  }

  /** States of the United States, provinces of Canada, and countries, come before a city of their name. */
  #findLoneArea(text: string): Area | undefined {
    const [area] = this.#areas.ofName(text);
    if (!area || area.regionCode === '') return area;
    return (area.country === 'us' || area.country === 'ca') && !isCityFirst(area) ? area : undefined;
  }

  #asPlace(area: Area, text: string): Place {
    const city = cityStates.has(area.country) ? findCity(this.#index, text, wholeCountry(area.country)) : undefined;
    return city ? { city } : { area, complete: true };
  }

  /** "Boston MA", "San Jose US", "USA Mountain View", "US-IL-Niles": only the comma is missing. */
  #findUnpunctuated(text: string, preferredCountry: string): Place | undefined {
    const codes = /^([A-Z]{2,3})-([A-Z]{2,3})-(.+)$/.exec(text);
    if (codes) return this.find(`${codes[3]}, ${codes[2]}, ${codes[1]}`, preferredCountry);
    const words = text.split(/\s+/);
    for (let count = 1; count < Math.min(words.length, 5); count += 1) {
      const tail = words.slice(-count).join(' ');
      const isArea = this.#areas.ofLoneCode(tail) !== undefined || this.#areas.ofName(tail).length > 0;
      if (isArea) return this.#findQualified([words.slice(0, -count).join(' '), tail], preferredCountry);
    }
    const [head = '', ...rest] = words;
    const isCountry = countryOfName(head) !== undefined && rest.length > 0;
    return isCountry ? this.#findQualified([rest.join(' '), head], preferredCountry) : undefined;
  }
}

/** "US, CA, Santa Clara" is written from the outside in. */
function inOrder(parts: readonly string[], areas: AreaNames): readonly string[] {
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const outsideIn = countryOfName(first) !== undefined && areas.read(last).length === 0;
  return outsideIn ? parts.toReversed() : parts;
}

/** "USA Mountain View" gives "Mountain View". */
function withoutCountry(name: string): string {
  return name.replace(/^(?:USA?|UK) (?=\S)/, '');
}

/** New York and Québec are the city first, when nothing else is said. */
function isCityFirst(area: Area): boolean {
  return ['us.NY', 'ca.QC'].includes(`${area.country}.${area.regionCode}`);
}
