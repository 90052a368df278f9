import { eq, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/database';
import { distanceFrom, inArea } from '../place-query';
import type { SearchArea } from '../place-area';
import { isExactName, locationKey, type LocationReading, readingsOf } from './location-words';
import { type MapLocationRow, mapLocationTable } from './map-location-table';

/** A stored location, and how far it is from the center of the search; null without one. */
export type StoredMapLocation = Omit<MapLocationRow, 'search' | 'updatedDate' | 'contentHash' | 'extract' | 'id'> & {
  readonly distanceMiles: number | null;
  /** Whether its whole name was typed, and not only a beginning. */
  readonly isExact: boolean;
};

interface MapLocationSearch {
  readonly text: string;
  /** Anywhere, when left out. */
  readonly area?: SearchArea;
  readonly limit: number;
}

/** More than these are not ranked. */
const maxRanked = 500;
/** An import is noticed within this time. */
const rememberEmptyMs = 30_000;

const columns = sql`l.place_id as "placeId", l.kind, l.name, l.name_keys as "nameKeys", l.postcode, l.city, l.state,
  l.country, l.population, l.latitude, l.longitude`;

/** The street addresses, streets, districts and villages in the database. */
export class MapLocationStore {
  readonly #database: DatabaseHandle;
  #empty: { readonly isEmpty: boolean; readonly untilMs: number } | undefined;

  constructor(database: DatabaseHandle) {
    this.#database = database;
  }

  /** Whether nothing was imported; undefined until the database was asked. */
  get isKnownEmpty(): boolean | undefined {
    return this.#empty && this.#empty.untilMs > Date.now() ? this.#empty.isEmpty : undefined;
  }

  async isEmpty(): Promise<boolean> {
    const known = this.isKnownEmpty;
    if (known !== undefined) return known;
    const { rowCount } = await this.#database.execute(sql`select from map_locations limit 1`);
    this.#empty = { isEmpty: rowCount === 0, untilMs: Date.now() + rememberEmptyMs };
    return rowCount === 0;
  }

  /** The likeliest reading of the text that finds something, best match first. */
  async search({ text, area, limit }: MapLocationSearch): Promise<StoredMapLocation[]> {
    if (await this.isEmpty()) return [];
    for (const reading of readingsOf(text)) {
      const found = await this.#read(reading, text, area, limit);
      if (found.length > 0) return found;
    }
    return [];
  }

  async find(placeId: string): Promise<StoredMapLocation | undefined> {
    const [row] = await this.#database.select().from(mapLocationTable).where(eq(mapLocationTable.placeId, placeId));
    return row && { ...row, distanceMiles: null, isExact: true };
  }

  async #read(
    { isAddress, query }: LocationReading,
    text: string,
    area: SearchArea | undefined,
    limit: number,
  ): Promise<StoredMapLocation[]> {
    const conditions = [sql`l.search @@ ${query}::tsquery`, ...(area ? inArea(area, sql`l`) : [])];
    const distance = area ? distanceFrom(area, sql`l`) : sql`null::double precision`;
    const [name = ''] = text.split(',');
    const { rows } = await this.#database.execute<StoredMapLocation>(sql`
      select ${columns}, ${distance} as "distanceMiles" from (
        select * from map_locations l where ${sql.join(conditions, sql` and `)} limit ${maxRanked}) as l
      order by ${rankOf(name)}, l.population desc, "distanceMiles", length(l.name), l.place_id limit ${limit}`);
    return rows.map((row) => Object.assign(row, { isExact: isAddress || isExactName(text, row.nameKeys) }));
  }
}

/** The very name first; a town before a district, a district before a street. */
function rankOf(name: string): SQL {
  return sql`(not l.name_keys @> array[${locationKey(name)}]),
    array_position(array['settlement', 'district', 'street', 'address'], l.kind)`;
}
