import type { RegionRow } from './city-file';
import { countryNamesAndCodes, countryOfCode, countryOfName } from './countries';
import { nameKey } from './name-key';
import { ownRegionNames } from './own-region-names';

/** A country, or one of its regions. */
export interface Area {
  readonly country: string;
  /** Empty for the whole country. */
  readonly regionCode: string;
  readonly regionName: string;
}

/** Countries whose regions people name by code: "Austin, TX", "Sydney, NSW". */
const countriesWithWrittenCodes = ['us', 'ca', 'au'];

/** Reads "TX", "Texas", "ON", "Canada", "UK", "Bavaria" as the areas that they may mean, likeliest first. */
export class AreaNames {
  readonly #regionsOfKey = new Map<string, RegionRow[]>();
  readonly #regionsOfCode = new Map<string, RegionRow[]>();
  /** What each name and code means as it is usually written: of most texts nothing has to be worked out. */
  readonly #usual = new Map<string, readonly Area[]>();

  constructor(regions: readonly RegionRow[]) {
    const ranked = regions.toSorted((a, b) => countryRank(a.country) - countryRank(b.country));
    for (const region of ranked) {
      const ownName = ownRegionNames[region.country]?.[region.name];
      for (const name of ownName === undefined ? [region.name] : [region.name, ownName])
        push(this.#regionsOfKey, nameKey(name), region);
      if (countriesWithWrittenCodes.includes(region.country)) push(this.#regionsOfCode, region.code, region);
    }
    const written = [...ranked.map(({ name }) => name), ...this.#regionsOfCode.keys(), ...countryNamesAndCodes()];
    for (const text of written) this.#usual.set(text, this.#work(text));
  }

  /** Everything that the text may mean after a city's name; empty when it names no area. */
  read(text: string): readonly Area[] {
    return this.#usual.get(text) ?? this.#work(text);
  }

  /** Only by name, and regions of the United States and Canada before countries: Georgia is the state first. */
  ofName(text: string): Area[] {
    const regions = (this.#regionsOfKey.get(nameKey(text)) ?? []).map(areaOfRegion);
    const country = countryOfName(text);
    if (country === undefined) return regions;
    const near = regions.filter(({ country: of }) => of === 'us' || of === 'ca');
    return [...near, wholeCountry(country), ...regions.filter((area) => !near.includes(area))];
  }

  /** A state or country from a code in capitals on its own: "TX", "USA". */
  ofLoneCode(text: string): Area | undefined {
    return /^[A-Z.]{2,6}$/.test(text) ? this.#ofCode(text)[0] : undefined;
  }

  #work(text: string): Area[] {
    return [...this.#ofCode(text), ...this.ofName(text)];
  }

  #ofCode(text: string): Area[] {
    const code = text.replaceAll(/[.\s]/g, '').toUpperCase();
    if (!/^[A-Z]{2,3}$/.test(code)) return [];
    const country = countryOfCode(code);
    const regions = (this.#regionsOfCode.get(code) ?? []).map(areaOfRegion);
    return country === undefined ? regions : [...regions, wholeCountry(country)];
  }
}

export function wholeCountry(country: string): Area {
  return { country, regionCode: '', regionName: '' };
}

function areaOfRegion({ country, code, name }: RegionRow): Area {
  return { country, regionCode: code, regionName: name };
}

function countryRank(country: string): number {
  const rank = countriesWithWrittenCodes.indexOf(country);
  return rank === -1 ? countriesWithWrittenCodes.length : rank;
}

function push(map: Map<string, RegionRow[]>, key: string, region: RegionRow): void {
  const list = map.get(key);
  if (list) list.push(region);
  else map.set(key, [region]);
}
