import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateDatabase } from '../../platform/database/migrate';
import { databaseBefore, type FormerDatabase } from '../../testing/former-database';

let former: FormerDatabase;
beforeAll(async () => {
  former = await databaseBefore('search-written');
});
afterAll(() => former.drop());

it('keeps the words of postings, and of those that a process of the release before writes', async () => {
  const { client, url } = former;
  const add = (id: string): Promise<unknown> =>
    client.query(
      `insert into postings (feed, external_id, source, content_hash, company_name, job_title, job_type, description, url,
        salary, location, remote, countries, remote_countries)
      values ('board:a', $1, 'board', '', 'Acme', 'Baker', '', '<p>Bakes bread.</p>', '', '', '', false, '{}', '{}')`,
      [id],
    );
  const wordsOf = async (id: string): Promise<unknown> => {
    const { rows } = await client.query<{ search: string }>('select search from postings where external_id = $1', [id]);
    return rows[0]?.search;
  };
  const before = "'acm':2B 'bake':3 'baker':1A 'bread':4";
  await add('1');
  expect(await wordsOf('1')).toBe(before);

  await migrateDatabase(url);
  expect(await wordsOf('1')).toBe(before);
  await add('2');
  expect(await wordsOf('2')).toBe(before);
  await client.query(`update postings set description = 'Cooks soup.', job_title = 'Cook' where external_id = '2'`);
  expect(await wordsOf('2')).toBe("'acm':2B 'cook':1A,3 'soup':4");
  await client.query(`update postings set description = 'Sews.', search = $$'sew'$$ where external_id = '2'`);
  expect(await wordsOf('2')).toBe("'sew'");
});
