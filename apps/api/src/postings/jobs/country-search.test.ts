import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app';
import { all, filterConditions } from './search-conditions';
import { readCriteria } from './search-criteria';
import { wordsQuery } from './posting-query';
import { sharedGeography } from '../../gazetteer/geocoder/geography';
import { sharedLocationResolver } from '../../gazetteer/locations/shared-location-resolver';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await test.app.database.write.execute(
    sql`insert into postings (feed, external_id, source, content_hash, company_name, job_title, job_type, description,
        url, salary, location, remote, countries, remote_countries, date_posted, search)
      select 'board:a', n::text, 'board', '', 'Acme', 'Clerk', '', '', repeat('x', 500), '', '', false,
        case when n % 50 = 0 then '{in}'::text[] else '{us}'::text[] end, '{}', now() - n * interval '1 minute',
        to_tsvector('keepmark', case when n % 3 = 0 then 'widget' else 'gadget' end)
      from generate_series(1, 20000) as n`,
  );
  await test.app.database.write.execute(sql`analyze postings`);
});
afterAll(() => test.close());

// The words of a description are stored apart: reading those of each posting of a country takes seconds.
it('finds a common word in a country with few postings by the indexes of both', async () => {
  const criteria = readCriteria(
    { searchTerm: 'widget', selectedCountryCode: 'in', pageNumber: 1, pageSize: 20 },
    { resolver: sharedLocationResolver, geography: sharedGeography },
  );
  const conditions = [...filterConditions(criteria), wordsQuery(criteria.term, '').finds];
  const { rows } = await test.app.database.search.execute<{ 'QUERY PLAN': string }>(
    sql`explain (costs off) select p.id from postings p where ${all(conditions)}`,
  );
  const plan = rows.map((row) => row['QUERY PLAN'].trim());
  expect(plan).toContain('->  BitmapAnd');
  expect(plan.join('\n')).not.toContain('Filter');
});
