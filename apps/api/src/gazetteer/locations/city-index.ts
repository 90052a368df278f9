import { type CityColumns, type CityFile, noRegion, type RegionRow } from './city-file';
import { compareKey, KeyTable } from './key-table';
import { nameKey } from './name-key';

/** A city of GeoNames' table of places with 500 people and more. */
export interface City {
  /** Rank by population; only good within one index. */
  readonly row: number;
  readonly geonameId: number;
  readonly name: string;
  /** Lowercase alpha-2. */
  readonly country: string;
  /** "TX", "ON"; GeoNames' code where people write none; empty when unknown. */
  readonly regionCode: string;
  readonly regionName: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  readonly elevationMeters: number;
  readonly timeZone: string;
  /** GeoNames feature code: PPLC is a capital, PPLA a region's seat, PPLX a part of a city. */
  readonly featureCode: string;
}

export interface NamedCity extends City {
  /** Found by another of its names: "Bangalore" for Bengaluru. */
  readonly alternate: boolean;
}

/** A city by its name, before anything of it is read: of the hundreds of a common name, a handful is shown. */
export interface NamedRow {
  readonly row: number;
  readonly alternate: boolean;
}

/** Cities by name, over columns that are searched as they lie in the file. */
export class CityIndex {
  readonly #file: CityFile;
  /** The same bytes: a Buffer decodes short texts in a third of the time. */
  readonly #names: Buffer;
  readonly #keys: KeyTable;
  /** The countries that the numbers in `columns.country` refer to. */
  readonly #numberOfCountry: ReadonlyMap<string, number>;
  #lastNamed: { readonly name: string; readonly entries: readonly number[] } = { name: '', entries: [] };
  #rowOfGeonameId: Map<number, number> | undefined;
  #rowsOfRegion: ReadonlyMap<string, readonly number[]> | undefined;
  #rowsOfCountry: readonly (readonly number[])[] | undefined;

  constructor(file: CityFile) {
    this.#file = file;
    const { buffer, byteOffset, byteLength } = file.cities.nameBytes;
    this.#names = Buffer.from(buffer, byteOffset, byteLength);
    this.#keys = new KeyTable(file.names);
    this.#numberOfCountry = new Map(file.tables.countries.map((country, number) => [country, number]));
  }

  get size(): number {
    return this.#file.cities.geonameId.length;
  }

  get regions(): readonly RegionRow[] {
    return this.#file.tables.regions;
  }

  /** What the numbers in `columns.country` and `columns.feature` refer to. */
  get countries(): readonly string[] {
    return this.#file.tables.countries;
  }

  get featureCodes(): readonly string[] {
    return this.#file.tables.featureCodes;
  }

  /** Degrees by row, from which a spatial index of the nearest cities is built. */
  get coordinates(): { latitude: Float64Array; longitude: Float64Array } {
    return { latitude: this.#file.cities.latitude, longitude: this.#file.cities.longitude };
  }

  /** The columns as they lie in the file: for what ranks many rows without reading their names. */
  get columns(): CityColumns {
    return this.#file.cities;
  }

  /** @param row below `size`; 0 is the most populous. @throws RangeError for any other. */
  city(row: number): City {
    const { cities, tables } = this.#file;
    const geonameId = cities.geonameId[row];
    if (geonameId === undefined) throw new RangeError(`There is no city in row ${row}.`);
    // Called often, so it creates no function. No region has the number for "none".
    const region = tables.regions[cities.region[row] ?? noRegion];
    return {
      row,
      geonameId,
      name: this.#names.toString('utf8', cities.nameOffsets[row], cities.nameOffsets[row + 1]),
      country: tables.countries[cities.country[row] ?? 0] ?? '',
      regionCode: region?.code ?? '',
      regionName: region?.name ?? '',
      latitude: cities.latitude[row] ?? 0,
      longitude: cities.longitude[row] ?? 0,
      population: cities.population[row] ?? 0,
      elevationMeters: cities.elevationMeters[row] ?? 0,
      timeZone: tables.timeZones[cities.timeZone[row] ?? 0] ?? '',
      featureCode: tables.featureCodes[cities.feature[row] ?? 0] ?? '',
    };
  }

  cityOfGeonameId(geonameId: number): City | undefined {
    this.#rowOfGeonameId ??= new Map([...this.#file.cities.geonameId].map((id, row) => [id, row]));
    const row = this.#rowOfGeonameId.get(geonameId);
    return row === undefined ? undefined : this.city(row);
  }

  /** Every city of this name in any spelling; own names and alternate ones together, most populous first. */
  named(name: string): NamedCity[] {
    return this.rowsNamed(name).map(({ row, alternate }) => Object.assign(this.city(row), { alternate }));
  }

  rowsNamed(name: string): NamedRow[] {
    return this.#entriesNamed(name).map((entry) => ({ row: entry >> 1, alternate: entry % 2 === 1 }));
  }

  /** The same in one country, or in one of its regions when `regionCode` is not empty. @param area.country lowercase. */
  rowsNamedIn(name: string, { country, regionCode }: { country: string; regionCode: string }): NamedRow[] {
    const { cities, tables } = this.#file;
    const found: NamedRow[] = [];
    const numberOfCountry = this.#numberOfCountry.get(country);
    for (const entry of this.#entriesNamed(name)) {
      const row = entry >> 1;
      if (cities.country[row] !== numberOfCountry) continue;
      const isInRegion = regionCode === '' || tables.regions[cities.region[row] ?? noRegion]?.code === regionCode;
      if (isInRegion) found.push({ row, alternate: entry % 2 === 1 });
    }
    return found;
  }

  /**
   * Cities with a name that begins so, most populous first, each once.
   * @param options.limit how many at most.
   * @param options.accepts leaves out what it says no to.
   */
  startingWith(
    prefix: string,
    { limit = 10, accepts = () => true }: { limit?: number; accepts?: (city: City) => boolean } = {},
  ): City[] {
    const key = Buffer.from(nameKey(prefix));
    if (key.length === 0) return [];
    const { rows, rowOffsets } = this.#file.names;
    const from = rowOffsets[this.#firstKeyFrom(key)] ?? 0;
    const to = rowOffsets[this.#firstKeyFrom(Buffer.concat([key, Buffer.of(0xff)]))] ?? rows.length;
    // oxlint-disable-next-line unicorn/no-array-sort -- a typed array sorts by number, in place, on a copy.
    const found = new Uint32Array(new Set(rows.subarray(from, to).map((entry) => entry >> 1))).sort();
    const cities: City[] = [];
    for (const row of found) {
      if (cities.length >= limit) break;
      const city = this.city(row);
      if (accepts(city)) cities.push(city);
    }
    return cities;
  }

  /** Rows of a country's region, most populous first. @param country lowercase alpha-2. */
  rowsIn(country: string, regionCode: string): readonly number[] {
    this.#rowsOfRegion ??= this.#groupByRegion();
    return this.#rowsOfRegion.get(`${country}-${regionCode}`) ?? [];
  }

  /** Rows of a country, most populous first. @param country lowercase alpha-2. */
  rowsOf(country: string): readonly number[] {
    this.#rowsOfCountry ??= groupRows(this.#file.cities.country, this.countries.length);
    return this.#rowsOfCountry[this.countries.indexOf(country)] ?? [];
  }

  #groupByRegion(): ReadonlyMap<string, readonly number[]> {
    const groups = groupRows(this.#file.cities.region, this.regions.length);
    const named = this.regions.map(
      ({ country, code }, number) => [`${country}-${code}`, groups[number] ?? []] as const,
    );
    // The first one if a code is there twice, as a search would find it.
    return new Map(named.toReversed());
  }

  /** Rows of the cities of a name, doubled; odd for an alternate name. One name is looked up several times in a row. */
  #entriesNamed(name: string): readonly number[] {
    if (this.#lastNamed.name !== name) this.#lastNamed = { name, entries: this.#findEntries(name) };
    return this.#lastNamed.entries;
  }

  #findEntries(name: string): number[] {
    const key = nameKey(name);
    if (key === '') return [];
    const index = this.#keys.find(key);
    if (index === undefined) return [];
    const { rowOffsets, rows } = this.#file.names;
    const entries: number[] = [];
    for (let at = rowOffsets[index] ?? 0; at < (rowOffsets[index + 1] ?? 0); at += 1) entries.push(rows[at] ?? 0);
    return entries;
  }

  /** The first key that is not below `key`; the number of keys when there is none. */
  #firstKeyFrom(key: Buffer): number {
    let low = 0;
    let high = this.#file.names.keyOffsets.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareKey(this.#file.names, middle, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The rows that have each number, in their order; numbers from `count` on are left out. */
function groupRows(column: ArrayLike<number>, count: number): number[][] {
  const groups = Array.from({ length: count }, (): number[] => []);
  for (let row = 0; row < column.length; row += 1) groups[column[row] ?? count]?.push(row);
  return groups;
}
