import type { JobSearchAnswer } from '@keepmark/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, call, type TestApp } from '../../testing/test-app';

const postings = 10_500;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  // The larger its number, the older it is.
  await addPostings(1, postings);
});
afterAll(() => test.close());

async function addPostings(from: number, to: number): Promise<void> {
  await test.app.database.write.execute(
    sql`insert into postings (feed, external_id, source, content_hash, company_name, job_title, job_type, description,
        url, salary, location, remote, countries, remote_countries, date_posted)
      select 'board:a', n::text, 'board', '', case when n % 100 = 0 then 'Widget Works' else 'Acme' end,
        case when n % 1000 = 0 then 'Widget Maker' else 'Clerk' end, '',
        case when n > 4000 then '<p>You sell a widget and a gadget.</p>' else '<p>You sell a widget.</p>' end, '', '', 'Austin, TX', false, case when n % 2 = 0 then '{us}'::text[] else '{us,ca}'::text[] end, '{}',
        now() - n * interval '1 minute'
      from generate_series(${from}::integer, ${to}::integer) as n`,
  );
}

async function search(changes: Record<string, unknown>) {
  const { status, answer } = await call(test.app, '/jobs/search', {
    body: { searchTerm: 'widget', pageSize: 20, pageNumber: 1, ...changes },
  });
  expect(status).toBe(200);
  const { results, totalResults, totalIsAtLeast } = answer as unknown as JobSearchAnswer;
  const numbers = results.map(({ externalId }) => Number(externalId.replace('board:a:', '')));
  return { numbers, total: `${totalResults}${totalIsAtLeast === true ? '+' : ''}` };
}
const hundreds = (from: number, count: number, step = 100) =>
  Array.from({ length: count }, (_, at) => from + at * step);

describe('a word of more postings than are counted', () => {
  it('gives the nearest of all, where those are the oldest', async () => {
    const { write } = test.app.database;
    await write.execute(
      sql`insert into posting_locations (posting_id, position, label, city, state, country, latitude, longitude, remote)
        select id, 1, '', '', '', 'us', 30.26715 + (${postings}::integer - external_id::integer) * 0.00003, -97.74306, false
        from postings`,
    );
    // As after an ingest that changes much of the table.
    await write.execute(sql`analyze postings, posting_locations`);
    const found = await search({ location: 'Austin, TX', distance: 25, sort: 'nearest' });
    expect(found).toEqual({ numbers: hundreds(postings, 20, -1), total: '10000+' });
    await write.execute(sql`delete from posting_locations`);
  });

  it('ranks titles over companies over descriptions, the newest first, from page to page', async () => {
    const first = await search({});
    expect(first.numbers).toEqual([...hundreds(1000, 10, 1000), ...hundreds(100, 9), 1100]);
    expect(first.total).toBe('10000+');
    const sixth = await search({ pageNumber: 6 });
    expect(sixth.numbers).toEqual([...hundreds(10_100, 5), ...hundreds(1, 15, 1)]);
    expect(sixth.total).toBe('10000+');
  });

  it('gives every row up to the last one that can be reached', async () => {
    const { numbers } = await search({ pageSize: 1000, pageNumber: 10 });
    expect(numbers).toHaveLength(1000);
    expect(new Set(numbers).size).toBe(1000);
    expect(await search({ pageSize: 1000, pageNumber: 11 })).toMatchObject({ numbers: [], total: '10000+' });
  });

  it('is counted exactly where a filter leaves fewer', async () => {
    expect((await search({ selectedCountryCode: 'ca' })).total).toBe('5250');
    expect((await search({ searchTerm: 'widget maker' })).total).toBe('10');
    expect((await search({ searchTerm: 'widget -maker' })).total).toBe('10000+');
    expect((await search({ age: 1, selectedCountryCode: 'ca' })).total).toBe('720');
  });

  it('is looked for among the newest when it is a phrase', async () => {
    const { numbers, total } = await search({ searchTerm: '"sell a widget"' });
    expect(numbers).toEqual([1000, 2000, ...hundreds(100, 9), ...hundreds(1100, 9)]);
    expect(total).toBe('2000+');
    expect((await search({ searchTerm: '"a widget sell"' })).numbers).toEqual([]);
  });

  it('is no phrase in quotation marks where only one of their words means something', async () => {
    expect(await search({ searchTerm: '"the widget"' })).toEqual(await search({}));
    expect(await search({ searchTerm: '"a or the widget"' })).toEqual(await search({}));
    const withoutMakers = await search({ searchTerm: 'widget -maker' });
    expect(await search({ searchTerm: 'widget -"the maker"' })).toEqual(withoutMakers);
    expect((await search({ searchTerm: '"the widget" maker' })).total).toBe('10');
  });

  it('of nothing but an exclusion leaves the newest', async () => {
    const { numbers, total } = await search({ searchTerm: '-maker' });
    expect(numbers).toEqual(hundreds(1, 20, 1));
    expect(total).toBe('1998+');
  });

  it('need not be there to be counted at least', async () => {
    expect((await search({ searchTerm: '', age: 60 })).total).toBe('10000+');
    expect((await search({ searchTerm: '' })).total).toBe('10000+');
  });

  it('comes tier by tier where most titles have it, too', async () => {
    const { numbers, total } = await search({ searchTerm: 'clerk' });
    expect(numbers).toEqual(hundreds(1, 20, 1));
    expect(total).toBe('10000+');
  });

  it('gives the newest where no title or company has it', async () => {
    expect(await search({ searchTerm: 'sell' })).toEqual({ numbers: hundreds(1, 20, 1), total: '10000+' });
  });
});

describe('a word of far more postings, as PostgreSQL knows', () => {
  beforeAll(async () => {
    await addPostings(postings + 1, 2 * postings);
    await test.app.database.write.execute(sql`analyze postings`);
  });

  it('ranks in the same way, without counting', async () => {
    const first = await search({});
    expect(first.numbers).toEqual(hundreds(1000, 20, 1000));
    expect(first.total).toBe('10000+');
    const twelfth = await search({ pageNumber: 11 });
    expect(twelfth.numbers).toEqual([...hundreds(19_900, 1), ...hundreds(20_100, 9), ...hundreds(1, 10, 1)]);
    expect((await search({ searchTerm: 'clerk' })).numbers).toEqual(hundreds(1, 20, 1));
  });

  it('is found where none of the newest has it', async () => {
    expect(await search({ searchTerm: 'gadget' })).toEqual({ numbers: hundreds(4001, 20, 1), total: '10000+' });
    const undated = sql`update postings set date_posted = null where external_id::integer > 4010`;
    await test.app.database.write.execute(undated);
    const { numbers } = await search({ searchTerm: 'gadget' });
    expect(numbers.slice(0, 10)).toEqual(hundreds(4001, 10, 1));
    expect(numbers).toHaveLength(20);
  });

  it('is counted exactly where a filter leaves fewer', async () => {
    expect((await search({ searchTerm: 'widget maker' })).total).toBe('21');
    expect((await search({ age: 1, selectedCountryCode: 'ca' })).total).toBe('720');
  });
});
