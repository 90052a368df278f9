import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postingTable } from '../jobs/posting-table';
import { descriptionSearch } from './description-search';
import { sanitizeDescription } from '../../posting-text/sanitize-description';
import { ingestDatabase } from './testing/ingest-database';
import { found, listedFeed } from './testing/listed-feed';

const { database, ingest } = ingestDatabase([postingTable]);

/** The texts whose words differ from what PostgreSQL extracts from the whole text. */
async function misread(texts: readonly string[]): Promise<unknown[]> {
  const descriptions = texts.map(sanitizeDescription);
  const read = await descriptionSearch()(database.write, descriptions);
  const { rows } = await database.write.execute(
    sql`select description, read::text as read, to_tsvector('keepmark', description)::text as whole
      from unnest(${sql.param(descriptions)}::text[], ${sql.param(read)}::tsvector[]) as texts (description, read)
      where read is distinct from to_tsvector('keepmark', description)`,
  );
  return rows;
}

const odd = [
  '',
  'the of and',
  '<p>The baker bakes;<br>the (baker) "bakes" bread!</p><ul><li>Bread</li><li>Bread</li></ul>',
  'R&D in Düsseldorf – naïve café, 看護師 and エンジニア 😀',
  'state-of-the-art, part-time/full-time, C++, C#, .NET, node.js, e.g. the U.S.A.',
  'Mail jobs@acme.example or see https://acme.example/jobs?id=1&b=2#top, /usr/lib, v1.2.3',
  '$60,000–$90,000, 3.5%, -12, +3, 1e5, 24/7, 401(k), ~five, #hiring @acme',
  `it's O'Neil's back\\slash {brace} a|b a=b;c *bold* _under_`,
  '<a href="https://acme.example/?a=1&b=2">Apply</a>here <b>qx</b> QX',
  '1 < 2 > 0 & a<b &lt;b&gt;bold&lt;/b&gt; &copy; &#8217; &nbsp;x',
  './baker /the. ./baker <p>./baker</p>\n.baker ~/baker and\t../baker <b>~/baker</b> ~/baker',
  'The baker.. (baker... "Baker.." baker.) the..<p>the..</p> ..<p>baker..</p>',
  'no\u00A0break\u00A0space and\u3000wide',
  `${'x'.repeat(2500)} end`,
  'word '.repeat(200),
  'word '.repeat(300),
  Array.from({ length: 17_000 }, (_, place) => `w${place % 90}`).join(' '),
];

describe('descriptionSearch', () => {
  it.each(odd.map((text) => [text.slice(0, 60), text]))('reads %j as PostgreSQL does', async (_, text) => {
    expect(await misread([text])).toEqual([]);
  });

  it('reads any text like PostgreSQL', async () => {
    const word = fc.constantFrom(
      'the',
      'baker',
      'Bakers',
      'BAKING',
      "isn't",
      'part-time',
      'café',
      '401',
      '3.5',
      'a.b',
      'x@y.zz',
    );
    const mark = fc.constantFrom(
      '~',
      '.',
      ',',
      '!',
      '"',
      "'",
      '(',
      ')',
      '-',
      '/',
      '&',
      '<',
      '>',
      '|',
      ':',
      '\\',
      '*',
      '+',
      '%',
    );
    const tag = fc.constantFrom('<p>', '</p>', '<br>', '<b>', '</b>', '<a href="https://a.example/b?c=d">', '</a>');
    const space = fc.constantFrom(' ', '\n', '\t', ' \r\n');
    const texts = fc.array(fc.array(fc.oneof(word, mark, tag, space), { maxLength: 40 }), { maxLength: 50 });
    await fc.assert(
      fc.asyncProperty(texts, async (parts) => {
        expect(await misread(parts.map((part) => part.join('')))).toEqual([]);
      }),
      { numRuns: Number(process.env.KEEPMARK_PROPERTY_RUNS ?? 20) },
    );
  });

  it('queries each word once', async () => {
    let asked = 0;
    const counting: Pick<typeof database.write, 'execute'> = {
      execute: (query) => {
        asked += 1;
        return database.write.execute(query);
      },
    };
    const search = descriptionSearch();
    await search(counting, ['<p>Bakes bread.</p>']);
    const read = await search(counting, ['<p>Bakes bread.</p>', 'Bread, (bakes)']);
    const { rows } = await database.write.execute(sql`select ${sql.param(read)}::tsvector[]::text[] as read`);
    expect(rows).toEqual([{ read: ["'bake':1 'bread':2", "'bake':2 'bread':1"] }]);
    expect(asked).toBe(1);
  });
});

it('is written for postings that a feed adds and changes', async () => {
  const wordsOf = async (): Promise<unknown> => {
    const { rows } = await database.write.execute(sql`select search from postings`);
    return rows;
  };
  const feed = listedFeed('board:a', [found('1', { jobTitle: 'Baker', description: 'Bakes bread.' })]);
  await ingest(feed);
  expect(await wordsOf()).toEqual([{ search: "'acm':2B 'bake':3 'baker':1A 'bread':4" }]);
  feed.listed = [found('1', { jobTitle: 'Cook', description: 'Cooks soup.' })];
  await ingest(feed);
  expect(await wordsOf()).toEqual([{ search: "'acm':2B 'cook':1A,3 'soup':4" }]);
});
