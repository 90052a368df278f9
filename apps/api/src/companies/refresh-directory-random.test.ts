import { companyNameKey } from '@keepmark/contracts';
import { asc, isNull, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { FeedPosting } from '../postings/feeds/feed';
import { FeedError } from '../postings/feeds/feed-error';
import { seededRandom } from '../postings/feeds/sample/compose-sample';
import { ingestDatabase } from '../postings/feeds/testing/ingest-database';
import { found, type ListedFeed, listedFeed } from '../postings/feeds/testing/listed-feed';
import { postingLocationTable, type PostingLocationRow } from '../postings/jobs/posting-location-table';
import { postingTable } from '../postings/jobs/posting-table';
import { companiesRepository } from './companies-repository';
import { companyTable } from './company-table';
import { refreshDirectory } from './refresh-directory';
import { staleCompanyTable } from './stale-company-table';
import { approveWaiting } from './testing/approve-waiting';

const { database, ingest } = ingestDatabase([companyTable, postingTable, staleCompanyTable]);

const names = ['Acme', 'ACME, Inc.', 'acme llc', 'Beta', 'Beta GmbH', 'Gamma Works', "O'Neil", 'ONeil Ltd', 'Ünder Öl'];
const towns = ['Austin, TX', 'NYC', 'Boston, MA', 'Toronto, ON', 'Remote in USA', 'Remote', 'Hybrid'];
const sites = ['https://acme.example/jobs', 'https://boards.greenhouse.io/beta/jobs', 'https://gamma.example/work', ''];
const columns = {
  group: companyTable.group,
  nameKey: companyTable.nameKey,
  companyName: companyTable.companyName,
  url: companyTable.url,
  jobPostingsUrl: companyTable.jobPostingsUrl,
  city: companyTable.city,
  state: companyTable.state,
  country: companyTable.country,
  countryCode: companyTable.countryCode,
  latitude: companyTable.latitude,
  longitude: companyTable.longitude,
  postingCountries: companyTable.postingCountries,
  openPostings: companyTable.openPostings,
  postingPlaces: companyTable.postingPlaces,
  sample: companyTable.sample,
  source: companyTable.source,
  isListed: companyTable.isListed,
};

const allRows = () => database.write.select().from(companyTable).orderBy(asc(companyTable.id));
const rowsOfFeeds = async () => {
  const rows = await database.write.select(columns).from(companyTable).orderBy(asc(companyTable.nameKey));
  return rows.filter(({ source, openPostings }) => source === 'feed' && openPostings > 0);
};

async function refreshEverything(): Promise<void> {
  await database.write.execute(
    sql`insert into stale_companies select company_name from postings union select company_name from companies`,
  );
  await refreshDirectory(database.write);
}

/** What the open postings say of each name key, counted here and not by the database. */
async function expectedOpenings() {
  const postings = await database.write.select().from(postingTable).where(isNull(postingTable.closedDate));
  const locations = await database.write.select().from(postingLocationTable);
  const expected = new Map<string, { openPostings: number; places: Map<string, number>; countries: Set<string> }>();
  for (const { id, companyName } of postings) {
    const key = companyNameKey(companyName);
    const entry = expected.get(key) ?? { openPostings: 0, places: new Map(), countries: new Set() };
    entry.openPostings += 1;
    const own: readonly PostingLocationRow[] = locations.filter(({ postingId }) => postingId === id);
    for (const { label, country } of own) {
      entry.places.set(label, (entry.places.get(label) ?? 0) + 1);
      if (country !== '') entry.countries.add(country);
    }
    expected.set(key, entry);
  }
  return expected;
}

async function expectCurrentDirectory(): Promise<void> {
  const expected = await expectedOpenings();
  const rows = await allRows();
  for (const row of rows) {
    const {
      openPostings = 0,
      places = new Map<string, number>(),
      countries = new Set<string>(),
    } = expected.get(row.nameKey) ?? {};
    expect(row).toMatchObject({ openPostings, postingCountries: [...countries].toSorted() });
    expect(new Map(row.postingPlaces.map((place) => [place.label, place.openPostings]))).toEqual(places);
  }
  expect([...new Set(rows.map(({ nameKey }) => nameKey))]).toEqual(expect.arrayContaining([...expected.keys()]));
  await refreshEverything();
  expect(await allRows()).toEqual(rows);
}

function changeList(feed: ListedFeed, random: () => number): void {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const listed = feed.listed as FeedPosting[];
  const posting = (id: string): FeedPosting =>
    found(id, {
      companyName: pick(names),
      url: pick(sites),
      locations: Array.from({ length: Math.floor(random() * 3) }, () => ({ text: pick(towns) })),
    });
  const kept = listed.filter(() => random() > 0.2).map((one) => (random() < 0.3 ? posting(one.externalId) : one));
  const renamed = pick(names);
  const all = random() < 0.1 ? kept.map((one) => ({ ...one, companyName: renamed })) : kept;
  const added = Array.from({ length: Math.floor(random() * 6) }, () => posting(String(Math.floor(random() * 30))));
  feed.listed = random() < 0.05 ? [] : [...all, ...added];
  feed.problem = random() < 0.15 ? new FeedError('not-json', 'The feed is cut off.') : undefined;
}

it.each([1, 2, 3, 4])(
  'equals a full refresh after any sequence of ingests (seed %i)',
  { timeout: 120_000 },
  async (seed) => {
    const random = seededRandom(seed);
    const sample = listedFeed('sample', [], { sample: true });
    const feeds = [sample, listedFeed('board:a'), listedFeed('board:b')];
    for (let step = 0; step < 25; step += 1) {
      const feed = step < 3 ? sample : (feeds[Math.floor(random() * feeds.length)] ?? sample);
      changeList(feed, random);
      const run = ingest(feed);
      const outcome = await run.then(
        () => 'read',
        ({ message }: Error) => message,
      );
      expect(outcome).toBe(feed.problem?.message ?? 'read');
      if (random() < 0.1) {
        const companyName = names[Math.floor(random() * names.length)] ?? '';
        const values = { group: `mine ${step}`, companyName, nameKey: companyNameKey(companyName) };
        await companiesRepository(database.write).add(values, 'Mine', 'ada');
        if (random() < 0.5) await approveWaiting(database.write);
      }
      await expectCurrentDirectory();
    }
    const refreshed = await rowsOfFeeds();
    await database.write.delete(companyTable);
    await refreshEverything();
    const unlisted = new Set(refreshed.filter(({ isListed }) => !isListed).map(({ nameKey }) => nameKey));
    expect(unlisted).toEqual(new Set());
    expect(await rowsOfFeeds()).toEqual(refreshed);
  },
);
