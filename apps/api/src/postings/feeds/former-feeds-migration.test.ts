import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshDirectory } from '../../companies/refresh-directory';
import { migrateDatabase } from '../../platform/database/migrate';
import { databaseBefore, type FormerDatabase } from '../../testing/former-database';

let former: FormerDatabase;
beforeAll(async () => {
  former = await databaseBefore('directory-by-company');
});
afterAll(() => former.drop());

it('updates an outdated directory, and keeps the postings of the SimplifyJobs list', async () => {
  const { client, url } = former;
  await client.query(`insert into postings (feed, external_id, source, content_hash, company_name, job_title, job_type,
      description, url, salary, location, remote, countries, remote_countries, closed_date)
    select 'simplify', name || number, 'simplify', '', name, 'Intern', '', '', 'https://acme.example/1', '', '', false,
      '{}', '{}', case when name = 'Closed' then now() end
    from unnest(array['Acme', 'ACME Inc.', 'Beta', 'Closed']) as name, generate_series(1, 2) as number`);
  await client.query(`insert into company_groups ("group", group_name) values ('hiring', 'Hiring now')`);
  await client.query(`insert into companies ("group", source, name_key, company_name, sample, open_postings) values
    ('hiring', 'feed', 'sample works', 'Sample Works', true, 3), ('hiring', 'feed', 'beta', 'Beta', false, 1),
    ('hiring', 'feed', 'gone', 'Gone', false, 7)`);

  await migrateDatabase(url);
  await refreshDirectory(drizzle({ client, casing: 'snake_case' }));
  const { rows } = await client.query(
    'select company_name, open_postings, url from companies order by open_postings desc, company_name',
  );
  expect(rows).toEqual([
    { company_name: 'ACME Inc.', open_postings: 4, url: 'https://acme.example/' },
    { company_name: 'Beta', open_postings: 2, url: 'https://acme.example/' },
    { company_name: 'Gone', open_postings: 0, url: '' },
  ]);
  expect((await client.query('select * from former_feeds')).rows).toEqual([{ name: 'simplify', heir: null }]);
});
