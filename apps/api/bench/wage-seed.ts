import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { seededRandom } from '../src/postings/feeds/sample/compose-sample';
import { importReference } from '../src/labor-market/import/import-reference';
import type { KnownFile } from '../src/labor-market/import/known-files';
import { handWrittenStatistics } from '../src/labor-market/statistics/hand-written-statistics';
import { occupations, pick } from './job-titles';
import type { Seed } from './seeded-database';

/** As many as the Department of Labor has. */
const counts = { areas: 530, occupations: 848, related: 20, titles: 60, tasks: 20, skills: 30 } as const;
const kinds = 'Senior Junior Lead Night Field Regional Assistant Certified Traveling Head Shift Mobile'.split(' ');
const works = 'Truck Water Steel Data Care Music Garden Safety Night Freight Energy Food Cotton Film Bank'.split(' ');

/** The codes of the occupations that are known without an import, then made-up ones. */
export const wageOccupations: readonly string[] = [...handWrittenStatistics().keys()];
const allOccupations = [
  ...wageOccupations,
  ...Array.from({ length: counts.occupations }, (_, at) => `99-${String(1000 + at)}`),
].slice(0, counts.occupations);
export const wageAreas: readonly string[] = Array.from({ length: counts.areas }, (_, at) => String(10_000 + at * 20));

/** 450,000 wage levels, and O*NET's tables for every occupation. */
export const wageSeed: Seed = {
  name: 'bench-wages',
  count: counts.areas * counts.occupations,
  files: ['wage-seed.ts'],
  fill: async ({ write }, count, log) => {
    const { rows } = await write.execute<{ count: string }>(sql`select count(*) as count from wage_levels`);
    if (Number(rows[0]?.count) === count) return;
    const random = seededRandom(13);
    log(`${count.toLocaleString('en-US')} wage levels are generated`);
    const files: readonly (readonly [KnownFile, string, string])[] = [
      ['wage-areas', 'oflc-areas.json', JSON.stringify(wageAreas.map((id, at) => areaOf(id, at)))],
      ['wage-levels', 'oflc-wages-2025-26.csv', wageLevels(random)],
      ['onet-titles', 'titles', titles(random)],
      ['onet-related', 'related', related()],
      ['onet-tasks', 'tasks', tasks()],
      ['onet-skills', 'skills', skills()],
    ];
    const sources = files.map(([file, name, text]) => ({ file, name, bytes: gzipped(file, text) }));
    await importReference(write, sources);
    await write.execute(sql`vacuum (analyze)`);
  },
};

/** The large ones as they are published. */
const gzipped = (file: KnownFile, text: string): Uint8Array =>
  file === 'wage-levels' ? gzipSync(text, { level: 1 }) : Buffer.from(text);

const areaOf = (id: string, at: number) => ({
  id,
  name: `${pick(works, () => (at % works.length) / works.length)}ville ${at}, TX`,
  state: 'TX',
  lat: 25 + (at % 20),
  lng: -120 + (at % 50),
});

const table = (header: string, rows: readonly string[]): string => [header, ...rows].join('\n');

function wageLevels(random: () => number): string {
  const rows = allOccupations.flatMap((code) =>
    wageAreas.map((area) => {
      const entry = Math.round((15 + random() * 60) * 100) / 100;
      return [area, code, entry, entry + 5, entry + 10, entry + 15].join(',');
    }),
  );
  return table('area,soc,level1_hourly,level2_hourly,level3_hourly,level4_hourly', rows);
}

const ofEach = (count: number, row: (code: string, at: number) => readonly (string | number)[]): string[] =>
  allOccupations.flatMap((code) => Array.from({ length: count }, (_, at) => row(`${code}.00`, at).join('\t')));

const titles = (random: () => number): string =>
  table(
    'O*NET-SOC Code\tAlternate Title',
    ofEach(counts.titles, (code, at) => [
      code,
      `${pick(kinds, random)} ${pick(works, random)} ${pick(occupations, random)} ${at % 7 === 0 ? '' : at}`,
    ]),
  );

const related = (): string =>
  table(
    'O*NET-SOC Code\tRelated O*NET-SOC Code\tRelatedness Tier\tIndex',
    ofEach(counts.related, (code, at) => [
      code,
      `${allOccupations[(Number(code.slice(3, 7)) + at * 31) % allOccupations.length]}.${String(at).padStart(2, '0')}`,
      at < 5 ? 'Primary-Short' : at < 10 ? 'Primary-Long' : 'Supplemental',
      at + 1,
    ]),
  );

const tasks = (): string =>
  table(
    'O*NET-SOC Code\tTask ID\tTask\tTask Type',
    ofEach(counts.tasks, (code, at) => [code, at + 1, `Do what is written down in paragraph ${at} with care.`, 'Core']),
  );

const skills = (): string =>
  table(
    'O*NET-SOC Code\tExample\tCommodity Title\tHot Technology\tIn Demand',
    ofEach(counts.skills, (code, at) => [code, `Program ${at}`, 'Word processing software', at % 2 ? 'Y' : 'N', 'N']),
  );
