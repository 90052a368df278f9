import type { JobSearchAnswer } from '@keepmark/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../feeds/sample/compose-sample';
import { distanceMiles } from '../../gazetteer/locations/distance';
import { smallWorldResolver } from '../../gazetteer/locations/testing/small-world';
import { buildTestApp, call, type TestApp } from '../../testing/test-app';

const count = 400;

interface Made {
  readonly id: string;
  readonly places: readonly { readonly latitude: number; readonly longitude: number }[];
  readonly isRemote: boolean;
  readonly isClosed: boolean;
  readonly jobType: string;
}

const random = seededRandom(11);
/** Around Austin and Dallas, some of them at the very same place, some with two locations. */
const made: Made[] = Array.from({ length: count }, (_, at) => {
  const [latitude, longitude] = random() < 0.7 ? [30.26715, -97.74306] : [32.78306, -96.80667];
  const place = () => {
    const spread = random() < 0.3 ? 0 : 1.5;
    return { latitude: latitude + (random() - 0.5) * spread, longitude: longitude + (random() - 0.5) * spread };
  };
  return {
    id: String(at),
    places: random() < 0.1 ? [] : random() < 0.2 ? [place(), place()] : [place()],
    isRemote: random() < 0.15,
    isClosed: random() < 0.1,
    jobType: random() < 0.5 ? 'fulltime' : 'contract',
  };
});

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  const { write } = test.app.database;
  await write.execute(
    sql`insert into postings (feed, external_id, source, content_hash, company_name, job_title, job_type, description,
        url, salary, location, remote, countries, remote_countries, date_posted, closed_date)
      select 'board:a', "id", 'board', '', 'Acme', 'Clerk', "jobType", '', '', '', '', "isRemote", '{us}',
        case when "isRemote" then '{us}'::text[] else '{}' end, now() - "id"::integer * interval '1 hour',
        case when "isClosed" then now() end
      from json_to_recordset(${JSON.stringify(made)}::json)
        as m ("id" text, "jobType" text, "isRemote" boolean, "isClosed" boolean)`,
  );
  await write.execute(
    sql`insert into posting_locations (posting_id, position, label, city, state, country, latitude, longitude, remote)
      select p.id, place.at, '', '', '', 'us', (place.of ->> 'latitude')::float8, (place.of ->> 'longitude')::float8, false
      from json_to_recordset(${JSON.stringify(made)}::json) as m ("id" text, "places" json)
        join postings p on p.external_id = m."id"
        cross join json_array_elements(m."places") with ordinality as place (of, at)`,
  );
});
afterAll(() => test.close());

const asked = { searchTerm: '', pageSize: 7, pageNumber: 1, sort: 'nearest' as const };

async function search(changes: Record<string, unknown>) {
  const { status, answer } = await call(test.app, '/jobs/search', { body: { ...asked, ...changes } });
  expect(status).toBe(200);
  const { results, totalResults } = answer as unknown as JobSearchAnswer;
  return { ids: results.map(({ externalId }) => externalId.replace('board:a:', '')), totalResults };
}

/** What the search should find, by looking at every posting. */
function expected({ jobType, ...changes }: { location: string; distance: number; jobType?: string }): string[] {
  const around = changes.location.split('; ').map((text) => smallWorldResolver.resolve(text));
  const milesOf = ({ places }: Made): number =>
    Math.min(
      ...places.flatMap((place) =>
        around.flatMap((center) => {
          const miles = distanceMiles(place, { latitude: center.latitude!, longitude: center.longitude! });
          return miles <= changes.distance ? miles : [];
        }),
      ),
    );
  return made
    .filter((one) => !one.isClosed && (jobType === undefined || one.jobType === jobType))
    .map((one) => ({ one, miles: milesOf(one) }))
    .filter(({ one, miles }) => one.isRemote || Number.isFinite(miles))
    .toSorted((a, b) => (a.miles === b.miles ? 0 : a.miles - b.miles) || Number(a.one.id) - Number(b.one.id))
    .map(({ one }) => one.id);
}

it.each([
  { location: 'Austin, TX', distance: 25 },
  { location: 'Austin, TX', distance: 5 },
  { location: 'Round Rock, TX; Dallas, TX', distance: 50 },
  { location: 'Tucson, AZ', distance: 25 },
  { location: 'Dallas, TX', distance: 25, jobType: 'contract' },
])('gives the nearest first and remote ones last, from page to page: %j', async ({ jobType, ...place }) => {
  const all = expected({ ...place, ...(jobType && { jobType }) });
  const filter = jobType ? { jobTypes: [jobType] } : {};
  const found: string[] = [];
  for (let pageNumber = 1; pageNumber <= Math.ceil(all.length / asked.pageSize) + 1; pageNumber += 1) {
    const { ids, totalResults } = await search({ ...place, ...filter, pageNumber });
    expect(totalResults).toBe(all.length);
    found.push(...ids);
  }
  expect(found).toEqual(all);
});
