/** What the file of cities holds, one entry a city; rows are sorted by population, largest first. */
export interface CityColumns {
  readonly geonameId: Uint32Array;
  readonly population: Uint32Array;
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
  /** Index into `CityTables.regions`; `noRegion` when the city has none. */
  readonly region: Uint16Array;
  /** Index into `CityTables.countries`, `timeZones` and `featureCodes`. */
  readonly country: Uint8Array;
  readonly timeZone: Uint16Array;
  readonly feature: Uint8Array;
  readonly elevationMeters: Int16Array;
  /** 1 for a place whose people are in the figure of another one: a borough, a quarter, a second row of the same. */
  readonly countedElsewhere: Uint8Array;
  /** UTF-8 names, one after the other. The name of row r is between offsets r and r + 1. */
  readonly nameBytes: Uint8Array;
  readonly nameOffsets: Uint32Array;
}

/** Every spelling as a sorted key, and the rows that it names, most populous first. */
export interface NameColumns {
  readonly keyBytes: Uint8Array;
  readonly keyOffsets: Uint32Array;
  /** The rows of key k lie between `rowOffsets[k]` and `rowOffsets[k + 1]` in `rows`. */
  readonly rowOffsets: Uint32Array;
  /** Row number times two, plus one when the key is only an alternate name of it. */
  readonly rows: Uint32Array;
}

export interface RegionRow {
  /** Lowercase alpha-2. */
  readonly country: string;
  /** As people write it where there is such a code ("TX", "ON", "NSW"), else GeoNames' own. */
  readonly code: string;
  readonly name: string;
}

export interface CityTables {
  readonly countries: readonly string[];
  readonly regions: readonly RegionRow[];
  readonly timeZones: readonly string[];
  readonly featureCodes: readonly string[];
}

export interface CityFile {
  readonly tables: CityTables;
  readonly cities: CityColumns;
  readonly names: NameColumns;
}

export const noRegion = 0xff_ff;

/** Increased with every change of the layout or its contents, so that the file of an older build is rebuilt. */
const cityFileVersion = 6;

const columnTypes = {
  latitude: Float64Array,
  longitude: Float64Array,
  geonameId: Uint32Array,
  population: Uint32Array,
  nameOffsets: Uint32Array,
  keyOffsets: Uint32Array,
  rowOffsets: Uint32Array,
  rows: Uint32Array,
  region: Uint16Array,
  timeZone: Uint16Array,
  elevationMeters: Int16Array,
  country: Uint8Array,
  feature: Uint8Array,
  countedElsewhere: Uint8Array,
  nameBytes: Uint8Array,
  keyBytes: Uint8Array,
} as const;
type ColumnName = keyof typeof columnTypes;
type Columns = CityColumns & NameColumns;

interface Header {
  readonly version: number;
  readonly tables: CityTables;
  readonly lengths: Record<ColumnName, number>;
}

const columnNames = Object.keys(columnTypes) as ColumnName[];
const padded = (bytes: number): number => Math.ceil(bytes / 8) * 8;

/** One buffer: the length of the header, the header as JSON, then each column as it is in memory. */
export function encodeCityFile({ tables, cities, names }: CityFile): Uint8Array {
  const columns: Columns = { ...cities, ...names };
  const lengths = Object.fromEntries(columnNames.map((name) => [name, columns[name].length])) as Header['lengths'];
  const header = Buffer.from(JSON.stringify({ version: cityFileVersion, tables, lengths } satisfies Header));
  const start = padded(4 + header.length);
  const size = columnNames.reduce((sum, name) => sum + padded(columns[name].byteLength), start);
  const file = Buffer.alloc(size);
  file.writeUInt32LE(header.length, 0);
  header.copy(file, 4);
  let offset = start;
  for (const name of columnNames) {
    const column = columns[name];
    file.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), offset);
    offset += padded(column.byteLength);
  }
  return file;
}

/**
 * Reads what `encodeCityFile` wrote, without copying the columns.
 * @returns undefined for a file of another layout.
 */
export function decodeCityFile(file: Uint8Array): CityFile | undefined {
  const bytes = file.byteOffset % 8 === 0 ? file : new Uint8Array(file);
  const headerLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const header = readHeader(bytes.subarray(4, 4 + headerLength));
  if (header?.version !== cityFileVersion) return undefined;
  let offset = padded(4 + headerLength);
  const column = <Name extends ColumnName>(name: Name): Columns[Name] => {
    const Column = columnTypes[name];
    const view = new Column(bytes.buffer as ArrayBuffer, bytes.byteOffset + offset, header.lengths[name]);
    offset += padded(view.byteLength);
    return view as unknown as Columns[Name];
  };
  const columns = Object.fromEntries(columnNames.map((name) => [name, column(name)])) as unknown as Columns;
  return { tables: header.tables, cities: columns, names: columns };
}

function readHeader(bytes: Uint8Array): Header | undefined {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Header;
  } catch {
    return undefined;
  }
}
