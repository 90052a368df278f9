import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MetroArea } from '@keepmark/contracts';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { DatabaseHandle } from '../database/database';
import { Counties } from './counties';
import type { Find } from './find';

type Counts = Record<string, number>;

/** How many groups of postings are counted before other requests have their turn: finding a county takes 20 to 50 µs. */
const atATime = 250;

/** At scale the count reads a few hundred thousand locations, so it is shared. An old one serves while a new one is made. */
const remembering = { max: 1, ttl: 600_000, allowStale: true } as const;

/** How many open postings each US metro area has, by CBSA code. Areas without any are omitted. */
export class MetroAreaJobs {
  readonly #database: DatabaseHandle;
  readonly #find: Find;
  readonly #counties = new Counties();
  readonly #countyOfPoint = new Map<string, string>();
  readonly #counts: LRUCache<'all', Counts>;

  constructor(database: DatabaseHandle, find: Find) {
    this.#database = database;
    this.#find = find;
    this.#counts = new LRUCache({ ...remembering, fetchMethod: () => this.#count() });
  }

  counts(): Promise<Counts> {
    return this.#counts.forceFetch('all');
  }

  async #count(): Promise<Counts> {
    const { results } = await this.#find.metroAreas();
    const areaOfCounty = areaByCounty(results);
    // Postings of the same locations are counted together. One in several cities of an area counts once there.
    const { rows } = await this.#database.execute<{ points: string[]; jobs: number }>(sql`
      select points, count(*)::int as jobs
      from (
        select array_agg(distinct l.latitude || ' ' || l.longitude) as points
        from posting_locations l
        join postings p on p.id = l.posting_id and p.closed_date is null
        where l.country = 'us' and l.city <> '' and l.latitude is not null and not l.remote
        group by l.posting_id
      ) as located
      group by points`);
    const counts: Counts = {};
    for (const [at, { points, jobs }] of rows.entries()) {
      // oxlint-disable-next-line no-await-in-loop
      if (at % atATime === 0) await nextTurn();
      const codes = new Set(points.flatMap((point) => areaOfCounty.get(this.#countyOf(point)) ?? []));
      for (const code of codes) counts[code] = (counts[code] ?? 0) + jobs;
    }
    return counts;
  }

  /** @param point latitude and longitude, as the query writes them. @returns empty outside every county. */
  #countyOf(point: string): string {
    const known = this.#countyOfPoint.get(point);
    if (known !== undefined) return known;
    const [latitude = 0, longitude = 0] = point.split(' ').map(Number);
    const code = this.#counties.at(latitude, longitude)?.code ?? '';
    this.#countyOfPoint.set(point, code);
    return code;
  }
}

const areaByCounty = (areas: readonly MetroArea[]): ReadonlyMap<string, string> =>
  new Map(areas.flatMap(({ cbsaCode, countyCodes }) => countyCodes.map((county) => [county, cbsaCode] as const)));
