import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database';
import { ingestFeed } from '../feeds/ingest-feed';
import { found, listedFeed } from '../feeds/testing/listed-feed';
import { postingTable } from '../jobs/posting-table';
import { smallWorldResolver } from '../locations/testing/small-world';
import { type OpenTestDatabase, openTestDatabase } from '../testing/open-test-database';
import { companiesRepository } from './companies-repository';
import { companyGroupTable } from './company-group-table';
import { companyTable } from './company-table';
import { importCompanies, type ImportedCompany } from './import/import-companies';
import { approveWaiting } from './testing/approve-waiting';

let testDatabase: OpenTestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await openTestDatabase();
  database = testDatabase.open();
});
afterAll(() => testDatabase.close());
beforeEach(async () => {
  await database.write.delete(companyTable);
  await database.write.delete(companyGroupTable);
  await database.write.delete(postingTable);
});

const ingest = (feed: ReturnType<typeof listedFeed>) =>
  ingestFeed(feed, { database: database.write, resolver: () => smallWorldResolver });
const rows = () => database.write.select().from(companyTable).orderBy(asc(companyTable.id));

const apple: ImportedCompany = {
  companyName: 'Acme',
  nameKey: 'acme',
  url: 'https://www.acme.example/',
  jobPostingsUrl: '',
  description: '',
  summary: 'Anvils',
  address: '',
  city: '',
  state: '',
  country: '',
  countryCode: '',
  latitude: null,
  longitude: null,
};

describe('companies from the feeds', () => {
  it('appear with their site, their places and how many postings are open, one for each name', async () => {
    await ingest(
      listedFeed('board:a', [
        found('1'),
        found('2', { companyName: 'ACME, Inc.' }),
        found('3', { locations: [{ text: 'NYC' }, { text: 'Austin, TX' }] }),
        found('4', { companyName: 'Beta LLC', url: 'https://boards.greenhouse.io/beta/jobs/4', locations: [] }),
      ]),
    );
    expect(await rows()).toMatchObject([
      {
        group: 'hiring',
        companyName: 'Acme',
        url: 'https://acme.example/',
        openPostings: 3,
        city: 'Austin',
        country: 'United States',
        postingCountries: ['us'],
        postingPlaces: [
          { label: 'Austin, TX', openPostings: 3 },
          { label: 'New York, NY', openPostings: 1 },
        ],
        isListed: true,
      },
      {
        companyName: 'Beta LLC',
        url: '',
        jobPostingsUrl: 'https://boards.greenhouse.io/beta',
        openPostings: 1,
        postingPlaces: [],
      },
    ]);
  });

  it('stay with what is open now, and are not written when nothing changes', async () => {
    const feed = listedFeed('board:a', [found('1'), found('2')]);
    await ingest(feed);
    await ingest(listedFeed('board:b', [found('1', { companyName: 'acme' })]));
    const before = await rows();
    expect(before).toMatchObject([{ openPostings: 3 }]);
    feed.listed = [found('2')];
    await ingest(feed);
    expect(await rows()).toMatchObject([{ id: before[0]?.id, openPostings: 2 }]);
    feed.listed = [];
    await ingest(feed);
    await ingest(listedFeed('board:b'));
    const closed = await rows();
    expect(closed).toMatchObject([{ openPostings: 0, postingPlaces: [], postingCountries: [] }]);
    await ingest(feed);
    expect(await rows()).toEqual(closed);
  });

  it('are samples while only sample postings know them, and go with those', async () => {
    await ingest(listedFeed('sample', [found('1', { companyName: 'Sample Works' })], { sample: true }));
    expect(await rows()).toMatchObject([{ companyName: 'Sample Works', sample: true }]);
    await ingest(listedFeed('board:a', [found('1')]));
    expect(await rows()).toMatchObject([{ companyName: 'Acme', sample: false }]);
  });

  it('are one with the company of a list, and give their postings to whoever adds one of their name', async () => {
    await ingest(listedFeed('board:a', [found('1')]));
    expect(await importCompanies(database.write, 'Index', [apple])).toMatchObject({ added: 1 });
    expect(await rows()).toMatchObject([{ group: 'index', summary: 'Anvils', openPostings: 1, isListed: true }]);

    const companies = companiesRepository(database.write);
    await companies.add({ group: 'mine', companyName: 'Acme Ltd', nameKey: 'acme' }, 'Mine', 'ada');
    await approveWaiting(database.write);
    expect(await rows()).toMatchObject([
      { group: 'index', isListed: true },
      { group: 'mine', openPostings: 1, isListed: false, addedBy: 'ada' },
    ]);
  });

  it('leave to its author what waits for review under their name', async () => {
    const companies = companiesRepository(database.write);
    await companies.add({ group: 'mine', companyName: 'Acme', nameKey: 'acme' }, 'Mine', 'ada');
    await ingest(listedFeed('board:a', [found('1')]));
    expect(await rows()).toMatchObject([
      { group: 'mine', review: 'waiting', isListed: true, openPostings: 1 },
      { group: 'hiring', review: 'approved', isListed: true },
    ]);
  });

  it('are listed before what a person added under their name', async () => {
    const companies = companiesRepository(database.write);
    await companies.add({ group: 'mine', companyName: 'Acme', nameKey: 'acme' }, 'Mine', 'ada');
    await approveWaiting(database.write);
    await ingest(listedFeed('board:a', [found('1')]));
    expect(await rows()).toMatchObject([
      { group: 'mine', isListed: false, openPostings: 1 },
      { group: 'hiring', isListed: true, openPostings: 1 },
    ]);
  });
});

describe('importing a list', () => {
  it('changes only what the list says anew, and leaves what a person added', async () => {
    const beta = { ...apple, companyName: 'Beta', nameKey: 'beta' };
    const companies = companiesRepository(database.write);
    await companies.add({ group: 'index', companyName: 'Gamma', nameKey: 'gamma' }, 'Index', 'ada');
    await approveWaiting(database.write);
    await importCompanies(database.write, 'Index', [apple, beta]);
    const again = [apple, { ...beta, summary: 'Boats' }, { ...apple, companyName: 'Gamma Co', nameKey: 'gamma' }];
    expect(await importCompanies(database.write, 'INDEX', again)).toEqual({
      added: 0,
      changed: 1,
      unchanged: 1,
      keptByOthers: 1,
    });
    expect(await rows()).toMatchObject([
      { companyName: 'Gamma', addedBy: 'ada' },
      { companyName: 'Acme', group: 'index' },
      { companyName: 'Beta', summary: 'Boats' },
    ]);
  });
});
