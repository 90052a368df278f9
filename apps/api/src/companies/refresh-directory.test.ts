import { asc, desc, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { feedRunTable } from '../postings/feeds/feed-run-table';
import { ingestDatabase } from '../postings/feeds/testing/ingest-database';
import { found, listedFeed } from '../postings/feeds/testing/listed-feed';
import { postingTable } from '../postings/jobs/posting-table';
import { companiesRepository } from './companies-repository';
import { companyGroupTable } from './company-group-table';
import { companyTable } from './company-table';
import { importCompanies, type ImportedCompany } from './import/import-companies';
import { refreshDirectory } from './refresh-directory';
import { markStale } from './stale-companies';
import { approveWaiting } from './testing/approve-waiting';

const { database, ingest } = ingestDatabase([companyTable, companyGroupTable, postingTable]);

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

describe('a company whose postings change', () => {
  it('takes its name, site and city from what is open now', async () => {
    const feed = listedFeed('board:a', [found('1', { companyName: 'acme' })]);
    await ingest(feed);
    feed.listed = [found('1', { companyName: 'ACME, Inc.', url: 'https://acme.test/1', locations: [{ text: 'NYC' }] })];
    await ingest(feed);
    expect(await rows()).toMatchObject([{ companyName: 'ACME, Inc.', url: 'https://acme.test/', city: 'New York' }]);
  });

  it('keeps what is known of it once nothing is open', async () => {
    const feed = listedFeed('board:a', [found('1')]);
    await ingest(feed);
    feed.listed = [];
    await ingest(feed);
    expect(await rows()).toMatchObject([{ companyName: 'Acme', city: 'Austin', openPostings: 0 }]);
  });

  it('is the only one that is written', async () => {
    await ingest(listedFeed('board:a', [found('1'), found('2', { companyName: 'Beta' })]));
    const before = await rows();
    await ingest(listedFeed('board:b', [found('1', { companyName: 'Beta' })]));
    const after = await rows();
    expect(after[0]).toEqual(before[0]);
    expect(after[1]).toMatchObject({ companyName: 'Beta', openPostings: 2 });
  });

  it('is listed under the name that a person gave it when the sample is gone', async () => {
    await ingest(listedFeed('sample', [found('1', { companyName: 'Sample Works' })], { sample: true }));
    const companies = companiesRepository(database.write);
    await companies.add({ group: 'mine', companyName: 'Sample Works', nameKey: 'sample works' }, 'Mine', 'ada');
    await approveWaiting(database.write);
    expect(await rows()).toMatchObject([{ isListed: true }, { group: 'mine', isListed: false }]);
    await ingest(listedFeed('board:a', [found('1')]));
    expect(await rows()).toMatchObject([
      { group: 'mine', openPostings: 0, isListed: true },
      { group: 'hiring', companyName: 'Acme' },
    ]);
  });
});

describe('a refresh', () => {
  it('includes companies that are marked while it runs, wherever their names come', async () => {
    const names = ['Acme', 'Beta', 'Gamma'];
    await ingest(
      listedFeed(
        'board:a',
        names.map((companyName) => found(companyName, { companyName })),
      ),
    );
    await database.write.execute(sql`update companies set open_postings = 7`);
    await markStale(database.write, ['Beta']);
    let isFirst = true;
    await refreshDirectory({
      transaction: async (run, config) => {
        const result = await database.write.transaction(run, config);
        if (isFirst) await markStale(database.write, ['Acme', 'Gamma']);
        isFirst = false;
        return result;
      },
    });
    expect(await rows()).toMatchObject(names.map((companyName) => ({ companyName, openPostings: 1 })));
  });
});

describe('a refresh that fails', () => {
  const breakDirectory = () =>
    database.write.execute(sql`alter table companies add constraint broken check (open_postings < 2) not valid`);
  const repairDirectory = () => database.write.execute(sql`alter table companies drop constraint broken`);
  const lastRun = async () => {
    const [run] = await database.write.select().from(feedRunTable).orderBy(desc(feedRunTable.id)).limit(1);
    return run;
  };

  it('fails the run, and the next one repairs the directory though nothing has changed', async () => {
    const feed = listedFeed('board:a', [found('1'), found('2')]);
    await breakDirectory();
    await expect(ingest(feed)).rejects.toMatchObject({ code: 'directory-stale' });
    expect(await lastRun()).toMatchObject({ outcome: 'failed', added: 2 });
    expect((await lastRun())?.problem).toContain('directory');
    expect(await rows()).toEqual([]);

    await expect(ingest(feed)).rejects.toMatchObject({ code: 'directory-stale' });
    expect(await lastRun()).toMatchObject({ outcome: 'failed', unchanged: 2 });
    await repairDirectory();
    expect(await ingest(feed)).toMatchObject({ unchanged: 2, added: 0 });
    expect(await lastRun()).toMatchObject({ outcome: 'done' });
    expect(await rows()).toMatchObject([{ companyName: 'Acme', openPostings: 2 }]);
  });

  it('leaves the rest of a large directory to the next run', async () => {
    const feed = listedFeed('board:a', [found('1'), found('2'), found('3', { companyName: 'Beta' })]);
    await breakDirectory();
    await expect(ingest(feed)).rejects.toMatchObject({ code: 'directory-stale' });
    await repairDirectory();
    await ingest(listedFeed('board:b'));
    expect(await rows()).toMatchObject([{ companyName: 'Acme' }, { companyName: 'Beta' }]);
  });
});

describe('importing a list', () => {
  it('changes only what the new list says, and leaves what a person added', async () => {
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
