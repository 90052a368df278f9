import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../platform/database/database';
import { countryName, nameKey } from '../gazetteer/gazetteer';
import { cellsOver, type SearchArea } from './place-area';
import {
  distanceFrom,
  likeness,
  matchingInArea,
  matchOf,
  nearestInArea,
  nearlyNamed,
  type PlaceCriteria,
} from './place-query';
import { type PlaceRow, placeTable } from './place-table';
import { spokenWords } from './place-type-words';
import { kindQuery, searchedWords, titleQuery, wordQuery } from './place-words';

/** More than these are not ranked one by one: the nearest of them are. */
const maxRanked = 3000;
const nearestRanked = 500;
/** Nearest on the map is almost nearest on the globe: some more are read, and put in order. */
const spareNearest = 30;
/** A misspelled name is searched among this many of the nearest places, which takes some milliseconds. */
const maxCompared = 5000;
const minSimilarity = 0.55;
const minSpelledLetters = 4;
/** At most this many places of the same name, such as those of a chain, are compared. */
const maxNamed = 500;

export interface StoredSearch {
  readonly area: SearchArea;
  readonly searchTerm: string;
  readonly placeType: string | undefined;
  readonly needsHours: boolean;
  readonly limit: number;
}

/** A stored place, and how far it is from the center of the search; null without one. */
export type StoredPlace = Omit<PlaceRow, 'search' | 'updatedDate'> & {
  readonly distanceMiles: number | null;
};

const columns = sql`p.id, p.place_id as "placeId", p.extract, p.content_hash as "contentHash", p.sample, p.type, p.title,
  p.title_key as "titleKey", p.city, p.state, p.country, p.address, p.website, p.phone, p.hours, p.profiles,
  p.time_zone as "timeZone", p.latitude, p.longitude, p.mercator`;

/** The places in the database. */
export class PlaceStore {
  readonly #database: DatabaseHandle;

  constructor(database: DatabaseHandle) {
    this.#database = database;
  }

  /** The best matches first, the nearest among equals. */
  async search(search: StoredSearch): Promise<StoredPlace[]> {
    const criteria = criteriaOf(search);
    if (criteria === undefined) return [];
    const { limit } = search;
    return criteria.query === ''
      ? this.#nearest(criteria, limit, limit + spareNearest)
      : this.#matches(criteria, limit);
  }

  /** The places whose name is written nearly like the words. */
  async searchMisspelt(search: Omit<StoredSearch, 'placeType'>): Promise<StoredPlace[]> {
    const criteria = criteriaOf({ ...search, placeType: undefined });
    if (criteria === undefined || criteria.key.length < minSpelledLetters) return [];
    const near = sql`(${nearlyNamed(criteria, maxCompared, minSimilarity)})`;
    const { rows } = await this.#database.execute<StoredPlace>(
      sql`select ${pageOf(criteria, near, search.limit, likeness(criteria))}`,
    );
    return rows;
  }

  async find(placeId: string): Promise<StoredPlace | undefined> {
    const [row] = await this.#database.select().from(placeTable).where(eq(placeTable.placeId, placeId));
    return row && { ...row, distanceMiles: null };
  }

  /** Places that have this very name, of imported extracts; `around` must be in what they lie in. */
  async named(name: string, around: string, limit: number): Promise<StoredPlace[]> {
    const words = nameKey(around).split(' ').filter(Boolean);
    const rows = await this.#database
      .select()
      .from(placeTable)
      .where(and(eq(placeTable.titleKey, nameKey(name)), eq(placeTable.sample, false)))
      .limit(maxNamed);
    const inside = rows.filter(({ city, state, country, address }) => {
      const known = nameKey(`${city} ${state} ${country} ${countryName(country.toLowerCase())} ${address}`).split(' ');
      return words.every((word) => known.includes(word));
    });
    return inside.slice(0, limit).map((row) => Object.assign(row, { distanceMiles: null }));
  }

  /** Whether there is any place of an imported extract. */
  async hasReal(): Promise<boolean> {
    const { rowCount } = await this.#database.execute(sql`select from places where not sample limit 1`);
    return rowCount !== 0;
  }

  async #matches(criteria: PlaceCriteria, limit: number): Promise<StoredPlace[]> {
    const { rows } = await this.#database.execute<StoredPlace & { total: string }>(
      sql`with matching as materialized (${matchingInArea(criteria, maxRanked + 1)})
        select (select count(*) from matching) as total, ${pageOf(criteria, sql`matching`, limit)}`,
    );
    const isTooMany = Number(rows[0]?.total ?? 0) > maxRanked;
    return isTooMany ? this.#nearest(criteria, limit, Math.max(nearestRanked, limit + spareNearest)) : rows;
  }

  async #nearest(criteria: PlaceCriteria, limit: number, count: number): Promise<StoredPlace[]> {
    const near = sql`(${nearestInArea(criteria, count)})`;
    const { rows } = await this.#database.execute<StoredPlace>(sql`select ${pageOf(criteria, near, limit)}`);
    return rows;
  }
}

/** What to look for; undefined for a text without a letter. */
function criteriaOf({ area, searchTerm, placeType, needsHours }: StoredSearch): PlaceCriteria | undefined {
  const key = nameKey(searchTerm);
  if (searchTerm !== '' && key === '') return undefined;
  const cells = cellsOver(area.boxes);
  const [spoken, ...more] = spokenWords(searchedWords(searchTerm));
  const whole = more.length === 0 ? spoken : undefined;
  return {
    area,
    query: key === '' && placeType === undefined ? '' : wordQuery(searchTerm, cells, placeType),
    titleQuery: titleQuery(searchTerm),
    spokenTypes: whole?.types ?? [],
    kindQuery: kindQuery(whole?.kinds ?? [], cells),
    key,
    needsHours,
  };
}

/** Ranks first, then reads only what is on the page. */
function pageOf(criteria: PlaceCriteria, from: SQL, limit: number, match: SQL = matchOf(criteria)): SQL {
  return sql`${columns}, page.distance as "distanceMiles"
    from (select p.id, ${match} as match, ${distanceFrom(criteria.area)} as distance from ${from} as p
      order by match desc, distance, p.id limit ${limit}) as page
    join places p on p.id = page.id order by page.match desc, page.distance, page.id`;
}
