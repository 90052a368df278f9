import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenTestDatabase, openTestDatabase } from '../../testing/open-test-database';
import type { Database } from './open-database';
import { type PlacedLexeme, TextArray, VectorArray } from './binary-arrays';

let testDatabase: OpenTestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await openTestDatabase();
  database = testDatabase.open();
});
afterAll(() => testDatabase.close());

async function received(vectors: VectorArray): Promise<unknown> {
  const { rows } = await database.write.execute(
    sql`select ${sql.param(vectors.asParameter())}::tsvector[]::text[] as it`,
  );
  return rows[0]?.['it'];
}

const placed = (text: string, positions: readonly number[]): PlacedLexeme => ({
  text,
  positions,
  count: positions.length,
});

it('PostgreSQL receives the vectors as they were added', async () => {
  const vectors = new VectorArray();
  vectors.add([placed('bread', [2, 7]), placed('bake', [1]), placed(`it's`, [3])]);
  vectors.add([]);
  vectors.add([placed('café', [1]), placed('看護師', [2]), placed('a\\b', [3])]);
  expect(await received(vectors)).toEqual([
    `'bake':1 'bread':2,7 'it''s':3`,
    '',
    String.raw`'a\\b':3 'café':1 '看護師':2`,
  ]);
  expect(await received(new VectorArray())).toEqual([]);
});

it('a vector has only as many positions as are of its text', async () => {
  const vectors = new VectorArray();
  vectors.add([{ ...placed('bread', [1, 4, 9]), count: 2 }]);
  expect(await received(vectors)).toEqual([`'bread':1,4`]);
});

it('a vector array grows beyond its first buffer', async () => {
  const vectors = new VectorArray();
  const words = Array.from({ length: 3000 }, (_, place) => `${'ö'.repeat(500)}${place}`);
  for (let part = 0; part < words.length; part += 100)
    vectors.add(words.slice(part, part + 100).map((word) => placed(word, [1, 2, 3])));
  const { rows } = await database.write.execute<{ lexeme: string }>(
    sql`select lexeme from unnest(${sql.param(vectors.asParameter())}::tsvector[]) as vector, unnest(vector)`,
  );
  expect(new Set(rows.map(({ lexeme }) => lexeme))).toEqual(new Set(words));
});

it('a lexeme keeps as many positions as PostgreSQL does', async () => {
  const vectors = new VectorArray();
  const many = Array.from({ length: 300 }, (_, place) => place + 1);
  vectors.add([placed('often', many), placed('late', [16_382, 16_383, 16_384, 20_000])]);
  const { rows } = await database.write.execute(
    sql`select lexeme, cardinality(positions) as count
      from unnest((${sql.param(vectors.asParameter())}::tsvector[])[1]) order by lexeme`,
  );
  expect(rows).toEqual([
    { lexeme: 'late', count: 2 },
    { lexeme: 'often', count: 255 },
  ]);
});

it('PostgreSQL receives texts as they were added', async () => {
  const texts = ['', 'Bread', '{a,"b"}\\', 'café 看護師 😀', 'ö'.repeat(600_000), 'end'];
  const array = new TextArray();
  for (const text of texts) array.add(text);
  const { rows } = await database.write.execute(sql`select ${sql.param(array.asParameter())}::text[] as texts`);
  expect(rows).toEqual([{ texts }]);
});
