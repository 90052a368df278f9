import type { MetroArea } from '@keepmark/contracts';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { DatabaseHandle } from '../platform/database/database';
import { inSlices } from '../platform/runtime/runtime';
import type { AreaLookup } from './area-lookup';
import { countyOutlines, readCountyOutlines } from '../gazetteer/gazetteer';

type Counts = Record<string, number>;

/** How many points are looked up before other requests have their turn: finding a county takes 20 to 50 µs. */
const pointsAtATime = 250;

/** Of `posting_locations l`. */
const pointText = sql`(l.latitude || ' ' || l.longitude)`;
/** Of the same: in a city of the United States. */
const isInCity = sql`l.country = 'us' and l.city <> '' and l.latitude is not null and not l.remote`;

/** At scale the count reads a few hundred thousand locations, so it is shared. An old one serves while a new one is made. */
const remembering = { max: 1, ttl: 600_000, allowStale: true } as const;

/** How many open postings each US metro area has, by CBSA code. Areas without any are omitted. */
export class MetroAreaJobs {
  readonly #database: DatabaseHandle;
  readonly #areas: AreaLookup;
  readonly #countyOfPoint = new Map<string, string>();
  readonly #counts: LRUCache<'all', Counts>;

  constructor(database: DatabaseHandle, areas: AreaLookup) {
    this.#database = database;
    this.#areas = areas;
    this.#counts = new LRUCache({ ...remembering, fetchMethod: () => this.#count() });
  }

  counts(): Promise<Counts> {
    return this.#counts.forceFetch('all');
  }

  async #count(): Promise<Counts> {
    const areaOfPoint = await this.#areasOfPoints();
    // A posting in several cities of an area counts once there. Joined by one text, since PostgreSQL takes two numbers for
    // independent, expects next to nothing, and looks each posting up by itself.
    const { rows } = await this.#database.execute<{ area: string; jobs: number }>(sql`
      select area, count(*)::int as jobs
      from (
        select distinct l.posting_id, points.area
        from posting_locations l
        join unnest(
          ${sql.param([...areaOfPoint.keys()])}::text[], ${sql.param([...areaOfPoint.values()])}::text[]
        ) as points (point, area) on points.point = ${pointText} collate "C"
        where ${isInCity} and l.posting_id in (select id from postings where closed_date is null)
      ) as located
      group by area`);
    return Object.fromEntries(rows.map(({ area, jobs }) => [area, jobs]));
  }

  /** Area by point, for the points of all postings that are in one. Many postings share the point of a city. */
  async #areasOfPoints(): Promise<ReadonlyMap<string, string>> {
    const { results } = await this.#areas.metroAreas();
    await readCountyOutlines();
    const areaOfCounty = areaByCounty(results);
    const { rows } = await this.#database.execute<{ point: string }>(sql`
      select ${pointText} as point
      from (select distinct l.latitude, l.longitude from posting_locations l where ${isInCity}) as l`);
    const areaOfPoint = new Map<string, string>();
    await inSlices(rows, pointsAtATime, ({ point }) => {
      const area = areaOfCounty.get(this.#countyOf(point));
      if (area !== undefined) areaOfPoint.set(point, area);
    });
    return areaOfPoint;
  }

  /** @param point latitude and longitude, as the query writes them. @returns empty outside every county. */
  #countyOf(point: string): string {
    const known = this.#countyOfPoint.get(point);
    if (known !== undefined) return known;
    const [latitude = 0, longitude = 0] = point.split(' ').map(Number);
    const code = countyOutlines().find(latitude, longitude) ?? '';
    this.#countyOfPoint.set(point, code);
    return code;
  }
}

const areaByCounty = (areas: readonly MetroArea[]): ReadonlyMap<string, string> =>
  new Map(areas.flatMap(({ cbsaCode, countyCodes }) => countyCodes.map((county) => [county, cbsaCode] as const)));
