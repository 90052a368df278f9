import { eq, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database';
import { nameKey } from '../locations/name-key';
import type { SearchArea } from './place-area';
import { distanceFrom, matchingInArea, matchOf, nearestInArea, nearlyNamed, type PlaceCriteria } from './place-query';
import { type PlaceRow, placeTable } from './place-table';
import { wordQuery } from './place-words';

/** More than these are not ranked one by one: the nearest of them are. */
const mostRanked = 3000;
const nearestRanked = 500;
/** Nearest on the map is almost nearest on the globe: some more are read, and put in order. */
const spareNearest = 30;
/** Of a word's trigrams, how many a misspelt one must share at least. */
const leastSimilarity = 0.55;
const leastSpelledLetters = 4;

export interface StoredSearch {
  readonly area: SearchArea;
  readonly searchTerm: string;
  readonly placeType: string | undefined;
  readonly needsHours: boolean;
  readonly limit: number;
}

/** A place as it is kept, and how far from the centre of the search; null without one. */
export type StoredPlace = Omit<PlaceRow, 'words' | 'cells' | 'search' | 'updatedDate'> & {
  readonly distanceMiles: number | null;
};

type Queryable = Pick<DatabaseHandle, 'execute'>;

const columns = sql`p.id, p.place_id as "placeId", p.extract, p.content_hash as "contentHash", p.sample, p.type, p.title,
  p.title_key as "titleKey", p.city, p.state, p.country, p.address, p.website, p.phone, p.hours, p.profiles,
  p.time_zone as "timeZone", p.latitude, p.longitude, p.mercator`;

/** The places in the database. */
export class PlaceStore {
  readonly #database: DatabaseHandle;

  constructor(database: DatabaseHandle) {
    this.#database = database;
  }

  /** The best matches first, the nearest among equals; those whose name is nearly so when none is. */
  async search({ area, searchTerm, placeType, needsHours, limit }: StoredSearch): Promise<StoredPlace[]> {
    const key = nameKey(searchTerm);
    if (searchTerm !== '' && key === '') return [];
    const titleQuery = key === '' ? '' : wordQuery(searchTerm);
    const query = key === '' && placeType === undefined ? '' : wordQuery(searchTerm, placeType);
    const criteria: PlaceCriteria = { area, query, titleQuery, key, needsHours };
    if (query === '') return this.#nearest(criteria, limit, limit + spareNearest);
    const found = await this.#matches(criteria, limit);
    const isMisspelt = found.length === 0 && key.length >= leastSpelledLetters && placeType === undefined;
    return isMisspelt ? this.#nearlyNamed(criteria, limit) : found;
  }

  async find(placeId: string): Promise<StoredPlace | undefined> {
    const [row] = await this.#database.select().from(placeTable).where(eq(placeTable.placeId, placeId));
    return row && { ...row, distanceMiles: null };
  }

  /** Whether there is any place of an imported extract. */
  async hasReal(): Promise<boolean> {
    const { rowCount } = await this.#database.execute(sql`select from places where not sample limit 1`);
    return rowCount !== 0;
  }

  async #matches(criteria: PlaceCriteria, limit: number): Promise<StoredPlace[]> {
    const { rows } = await this.#database.execute<StoredPlace & { total: string }>(
      sql`with p as materialized (${matchingInArea(criteria, mostRanked + 1)})
        select (select count(*) from p) as total, ${ranked(criteria, sql`p`, limit)}`,
    );
    const isTooMany = Number(rows[0]?.total ?? 0) > mostRanked;
    return isTooMany ? this.#nearest(criteria, limit, Math.max(nearestRanked, limit + spareNearest)) : rows;
  }

  async #nearest(criteria: PlaceCriteria, limit: number, count: number): Promise<StoredPlace[]> {
    const near = sql`(${nearestInArea(criteria, count)}) as p`;
    const { rows } = await this.#database.execute<StoredPlace>(sql`select ${ranked(criteria, near, limit)}`);
    return rows;
  }

  #nearlyNamed(criteria: PlaceCriteria, limit: number): Promise<StoredPlace[]> {
    return this.#database.transaction(async (transaction: Queryable) => {
      // Where the operator <% begins to see a likeness; for this transaction only.
      await transaction.execute(
        sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastSimilarity)}, true)`,
      );
      const near = sql`(${nearlyNamed(criteria, limit)}) as p`;
      const { rows } = await transaction.execute<StoredPlace>(
        sql`select ${columns}, ${distanceFrom(criteria.area)} as "distanceMiles" from ${near}
          order by word_similarity(${criteria.key}, p.title_key) desc, "distanceMiles", p.id`,
      );
      return rows;
    });
  }
}

function ranked(criteria: PlaceCriteria, from: SQL, limit: number): SQL {
  return sql`${columns}, ${distanceFrom(criteria.area)} as "distanceMiles" from ${from}
    order by ${matchOf(criteria)} desc, "distanceMiles", p.id limit ${limit}`;
}
