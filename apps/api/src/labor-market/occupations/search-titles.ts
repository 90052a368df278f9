import type { TitledOccupation, TitledOccupations } from '@keepmark/contracts';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/database';
import { nameKey } from '../../gazetteer/gazetteer';
import { handWrittenDetails } from './hand-written-details';
import { isImportedIn, onetSource, ownSource } from './occupation-details';
import type { OccupationNames } from './occupation-names';

const maxResults = 20;
const maxTitles = 3;
/** Several O*NET codes of an occupation can have the same title. */
const maxRepeated = 12;
const maxWords = 8;

/** How a title matches: all of it, its beginning, or words in it. */
type Match = 0 | 1 | 2;

interface Found {
  readonly code: string;
  /** The best match among its other titles. */
  readonly match: Match;
  readonly count: number;
  readonly titles: readonly string[];
}

/** Finds occupations by what they or jobs in them are called. */
export async function searchTitles(
  database: { readonly read: DatabaseHandle; readonly search: DatabaseHandle },
  names: OccupationNames,
  query: string,
): Promise<TitledOccupations> {
  const words = wordsOf(query).slice(0, maxWords);
  // Without an import the table is empty, so looking costs nothing.
  const [titles, isImported, imported] = await Promise.all([
    names.titles(),
    isImportedIn(database.read, 'onet-titles'),
    words.length === 0 ? [] : findImported(database.search, words),
  ]);
  const source = isImported ? onetSource : ownSource;
  const table = isImported ? 'official' : 'hand-written';
  if (words.length === 0) return { table, source, results: [] };
  return { table, source, results: ranked(isImported ? imported : findHandWritten(words), titles, words) };
}

/** "Truck drivers" and "truck driver" are the same. */
const wordsOf = (text: string): string[] =>
  nameKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word));

async function findImported(database: DatabaseHandle, words: readonly string[]): Promise<Found[]> {
  // A single letter begins thousands of titles.
  const wanted = words.map((word) => (word.length > 1 ? `'${word}':*` : `'${word}'`)).join(' & ');
  const text = words.join(' ');
  // In another order than that of bytes, sorting thousands of titles takes longer than finding them.
  const { rows } = await database.execute<{ code: string; match: number; count: string; titles: string[] }>(sql`
    with found as (
      select left(onet_code, 7) collate "C" as code, title,
        case when lower(title) in (${text}, ${`${text}s`}) then 0 when starts_with(lower(title), ${text}) then 1 else 2 end
          as match
      from occupation_titles where to_tsvector('simple', title) @@ to_tsquery('simple', ${wanted})
    )
    select code, min(match) as match, count(*) as count,
      (array_agg(title order by match, length(title), title collate "C"))[1:${maxRepeated}::int] as titles
    from found group by code order by 2, 3 desc, 1 limit ${maxResults}`);
  return rows.map(({ code, match, count, titles }) => ({
    code,
    match: match as Match,
    count: Number(count),
    titles: [...new Set(titles)],
  }));
}

function findHandWritten(words: readonly string[]): Found[] {
  return [...handWrittenDetails().titles].flatMap(([code, titles]) => {
    const matching = titles
      .flatMap((title) => {
        const match = matchOf(wordsOf(title), words);
        return match === undefined ? [] : { title, match };
      })
      .toSorted((a, b) => a.match - b.match);
    const [best] = matching;
    if (best === undefined) return [];
    return { code, match: best.match, count: matching.length, titles: matching.map(({ title }) => title) };
  });
}

function matchOf(own: readonly string[], words: readonly string[]): Match | undefined {
  const isMatch = (word: string): boolean => own.some((one) => (word.length > 1 ? one.startsWith(word) : one === word));
  if (!words.every((word) => isMatch(word))) return undefined;
  const [text, wanted] = [own.join(' '), words.join(' ')];
  if (text === wanted) return 0;
  return text.startsWith(wanted) ? 1 : 2;
}

/** The words of the occupations' own titles. */
const ownWords = new WeakMap<ReadonlyMap<string, string>, ReadonlyMap<string, readonly string[]>>();

function ownWordsOf(titles: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const known = ownWords.get(titles);
  if (known) return known;
  const made = new Map(
    [...titles].filter(([code]) => code.length === 7).map(([code, title]) => [code, wordsOf(title)]),
  );
  ownWords.set(titles, made);
  return made;
}

/** "Managers, All Other" has what no other occupation has: it is seldom what is looked for. */
const isRest = (title: string): boolean => title.endsWith('All Other');

/** An occupation's own title counts a little more than the others. */
function ranked(
  others: readonly Found[],
  titles: ReadonlyMap<string, string>,
  words: readonly string[],
): TitledOccupation[] {
  const ranks = new Map<string, { rank: number; count: number; matchingTitles: readonly string[] }>();
  for (const { code, match, count, titles: matchingTitles } of others)
    ranks.set(code, { rank: match * 2 + 1, count, matchingTitles });
  for (const [code, own] of ownWordsOf(titles)) {
    const match = matchOf(own, words);
    if (match === undefined) continue;
    const known = ranks.get(code);
    const rank = Math.min(known?.rank ?? Number.POSITIVE_INFINITY, match * 2);
    ranks.set(code, { rank, count: known?.count ?? 0, matchingTitles: known?.matchingTitles ?? [] });
  }
  return [...ranks]
    .map(([code, { rank, count, matchingTitles }]) => ({
      code,
      rank,
      count,
      matchingTitles,
      isRest: isRest(titles.get(code) ?? ''),
    }))
    .toSorted(
      (a, b) =>
        Number(a.isRest) - Number(b.isRest) || a.rank - b.rank || b.count - a.count || a.code.localeCompare(b.code),
    )
    .slice(0, maxResults)
    .map(({ code, matchingTitles }) => {
      const title = titles.get(code) ?? matchingTitles[0] ?? code;
      return { code, title, matchingTitles: matchingTitles.filter((one) => one !== title).slice(0, maxTitles) };
    });
}
