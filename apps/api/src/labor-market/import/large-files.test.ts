import { gzipSync } from 'node:zlib';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { occupationTaskTable } from '../occupations/occupation-task-table';
import { occupationTitleTable } from '../occupations/occupation-title-table';
import { buildTestApp, type TestApp } from '../../testing/test-app';
import { wageLevelTable } from '../wages/wage-level-table';
import { wageStatisticsTable } from '../statistics/wage-statistics-table';
import { importReference } from './import-reference';
import type { KnownFile } from './known-files';
import { ReferenceFileError } from '../reference/reference-file-error';
import { referenceFileTable } from '../reference/reference-table';
import { workbook } from '../reference/testing/workbook';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [
    wageLevelTable,
    wageStatisticsTable,
    occupationTaskTable,
    occupationTitleTable,
    referenceFileTable,
  ])
    await test.app.database.write.delete(table);
});

const bring = (file: KnownFile, content: string | Uint8Array, name = `${file}.test`, mayBeFewer = false) =>
  importReference(test.app.database.write, [{ file, name, bytes: Buffer.from(content) }], { mayBeFewer });
const problemOf = async (file: KnownFile, content: string | Uint8Array): Promise<string> => {
  const problem: unknown = await bring(file, content).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(ReferenceFileError);
  return (problem as Error).message;
};

const levels = (...lines: string[]): string =>
  ['area,soc,level1_hourly,level2_hourly,level3_hourly,level4_hourly', ...lines].join('\n');
const storedLevels = () => test.app.database.write.select().from(wageLevelTable).orderBy(asc(wageLevelTable.areaCode));

describe('wage levels', () => {
  it('are by the hour up to $500, and by the year above', async () => {
    await bring('wage-levels', levels('12420,29-1141,30.5,35,40.25,45', '12420,25-2021,46000,52000,58000,64000'));
    const rows = await storedLevels();
    expect(rows.map(({ socCode, entry, isYearly }) => [socCode, entry, isYearly])).toEqual([
      ['25-2021', 46_000, true],
      ['29-1141', 30.5, false],
    ]);
  });

  it('are marked as those of a wider area when ten areas have the same four', async () => {
    const ten = Array.from({ length: 10 }, (_, at) => `${20_000 + at},29-1141,20,25,30,35`);
    const nine = Array.from({ length: 9 }, (_, at) => `${30_000 + at},29-1141,21,26,31,36`);
    await bring('wage-levels', levels(...ten, ...nine));
    const marks = (await storedLevels()).map(({ isWiderArea }) => isWiderArea);
    expect(marks).toEqual([...ten.map(() => true), ...nine.map(() => false)]);
  });

  it('are read from gzip, and the edition from the name', async () => {
    const file = gzipSync(levels('1000005,11-1011,38.05,74.67,111.29,147.91'));
    await bring('wage-levels', file, '/data/oflc-wages-2025-26.csv.gz');
    expect(await storedLevels()).toMatchObject([{ areaCode: '1000005', fullyCompetent: 147.91 }]);
    const [known] = await test.app.database.write.select().from(referenceFileTable);
    expect(known).toMatchObject({ file: 'wage-levels', edition: '2025-26' });
  });

  it('stay the same when they are imported again, and the import says what a newer file changed', async () => {
    const first = levels('12420,29-1141,30,35,40,45', '12420,15-1252,50,55,60,65');
    const counts = { file: 'wage-levels', rows: 2 };
    expect(await bring('wage-levels', first)).toEqual([{ ...counts, added: 2, changed: 0, removed: 0 }]);
    expect(await bring('wage-levels', first)).toEqual([{ ...counts, added: 0, changed: 0, removed: 0 }]);
    const newer = levels('12420,29-1141,31,35,40,45', '35620,15-1252,50,55,60,65');
    expect(await bring('wage-levels', newer)).toEqual([{ ...counts, added: 1, changed: 1, removed: 1 }]);
    expect((await storedLevels()).map(({ areaCode }) => areaCode)).toEqual(['12420', '35620']);
  });

  it.each([
    [
      'a missing column',
      'area,soc,level1_hourly\n1,2,3',
      'There is no column "level2_hourly", "level3_hourly", "level4_hourly".',
    ],
    ['a word for a wage', levels('12420,29-1141,30,35,40,45', '12420,15-1252,n/a,1,1,1'), 'Line 3: "n/a" is no wage.'],
    ['a line that is cut off', levels('12420,29-1141,30'), 'Line 2 is too short.'],
    ['another area', levels('Austin,29-1141,1,1,1,1'), 'Line 2: "Austin" is no code of an area.'],
    ['a row twice', levels('12420,29-1141,1,1,1,1', '12420,29-1141,2,2,2,2'), '"29-1141 12420" stands there twice.'],
    ['no rows', levels(), 'There is nothing in it.'],
    ['a web page', '\n<!doctype html><title>Not found</title>', 'This is a web page, not the file.'],
    ['another encoding', Buffer.from(levels('12420,29-1141,1,1,1,1'), 'utf16le'), 'There is no column'],
    ['letters of Latin-1', Buffer.from(levels('12420,Añasco,1,1,1,1'), 'latin1'), 'It is not UTF-8 text'],
    [
      'gzip that is cut off',
      gzipSync(levels(...Array.from({ length: 900 }, (_, at) => `${at + 10_000},29-1141,${at + 1},1,1,1`))).subarray(
        0,
        2000,
      ),
      'It ends too early',
    ],
    ['gzip that is damaged', Buffer.concat([Buffer.from([0x1f, 0x8b]), Buffer.alloc(40, 7)]), 'It is damaged'],
  ])('of a file with %s are refused, and nothing changes', async (_, content, sentence) => {
    await bring('wage-levels', levels('12420,29-1141,30,35,40,45'));
    const message = await problemOf('wage-levels', content);
    expect(message).toContain(`wage-levels.test: ${sentence}`);
    expect(message).toMatch(/Nothing has been imported\.$/);
    expect(await storedLevels()).toMatchObject([{ areaCode: '12420', entry: 30 }]);
  });

  it('stay when a later file of the same import is broken', async () => {
    await bring('wage-levels', levels('12420,29-1141,30,35,40,45'));
    const sources = [
      { file: 'wage-levels', name: 'levels', bytes: Buffer.from(levels('35620,29-1141,1,1,1,1')) },
      { file: 'onet-tasks', name: 'tasks', bytes: Buffer.from('nothing') },
    ] as const;
    await expect(importReference(test.app.database.write, sources)).rejects.toThrow(/^tasks: There is no column/);
    expect(await storedLevels()).toMatchObject([{ areaCode: '12420' }]);
  });

  it('are refused when over a quarter of the rows would go, until somebody says that it is right', async () => {
    const lines = Array.from({ length: 200 }, (_, at) => `${20_000 + at},29-1141,20,25,30,${35 + at}`);
    await bring('wage-levels', levels(...lines));
    expect(await problemOf('wage-levels', levels(...lines.slice(0, 140)))).toMatch(/60 of 200 rows would go/);
    await bring('wage-levels', levels(...lines.slice(0, 140)), 'levels', true);
    expect(await storedLevels()).toHaveLength(140);
  });
});

describe('wage statistics', () => {
  const header =
    'AREA AREA_TITLE AREA_TYPE PRIM_STATE I_GROUP OCC_CODE OCC_TITLE O_GROUP TOT_EMP H_MEAN A_MEAN H_PCT10 H_PCT25 H_MEDIAN H_PCT75 H_PCT90 A_PCT10 A_PCT25 A_MEDIAN A_PCT75 A_PCT90'.split(
      ' ',
    );
  const row = (start: readonly string[], code: string, group: string, figures: string): string[] => [
    ...start,
    'cross-industry',
    code,
    `Title of ${code}`,
    group,
    ...figures.split(' '),
  ];
  const us = ['99', 'U.S.', '1', 'US'];
  const nurses = '3282010 47.32 98430 31.75 37.79 45 51.9 65.06 66030 78610 93600 107960 135320';

  it('keep the occupations, what is not published, and what is "or more"', async () => {
    const file = workbook([
      header,
      row(us, '00-0000', 'total', nurses),
      row(us, '29-1141', 'detailed', nurses),
      row(us, '25-2021', 'detailed', '1,393,310 * 69790 * * * * * 46440 50680 62340 79410 102010'),
      row(us, '29-1229', 'detailed', '** 120.5 250640 30 60 # # # 62400 124800 # # #'),
    ]);
    await bring('oews-national', file, 'national_M2024_dl.xlsx');
    const rows = await test.app.database.write
      .select()
      .from(wageStatisticsTable)
      .orderBy(asc(wageStatisticsTable.socCode));
    expect(rows).toMatchObject([
      {
        socCode: '25-2021',
        areaCode: 'US',
        year: 2024,
        employment: 1_393_310,
        hourly: [null, null, null, null, null, null],
      },
      {
        socCode: '29-1141',
        title: 'Title of 29-1141',
        hourly: [47.32, 31.75, 37.79, 45, 51.9, 65.06],
        yearly: [98_430, 66_030, 78_610, 93_600, 107_960, 135_320],
      },
      {
        employment: null,
        hourly: [120.5, 30, 60, 115, 115, 115],
        yearly: [250_640, 62_400, 124_800, 239_200, 239_200, 239_200],
        isTopCoded: [false, false, false, true, true, true],
      },
    ]);
  });

  it('know states by their letters and areas by their numbers, beside the nation', async () => {
    await bring('oews-national', workbook([header, row(us, '29-1141', 'detailed', nurses)]), 'national_M2024_dl.xlsx');
    const texas = row(['48', 'Texas', '2', 'TX'], '29-1141', 'detailed', nurses);
    await bring('oews-state', workbook([header, texas]), 'state_M2024_dl.xlsx');
    const austin = row(['0012420', 'Austin', '4', 'TX'], '29-1141', 'detailed', nurses);
    await bring('oews-metro', workbook([header, austin]), 'MSA_M2024_dl.xlsx');
    const rows = await test.app.database.write.select().from(wageStatisticsTable);
    expect(rows.map(({ areaCode }) => areaCode).toSorted()).toEqual(['12420', 'TX', 'US']);
  });

  it.each([
    ['without a column', [header.slice(0, -1)], 'There is no column "A_PCT90".'],
    [
      'with a word for a number',
      [header, row(us, '29-1141', 'detailed', nurses.replace('45 ', 'much '))],
      'Row 2: "much" is no number.',
    ],
  ])('of a workbook %s are refused', async (_, rows, sentence) => {
    expect(await problemOf('oews-national', workbook(rows))).toContain(sentence);
  });
});

describe('tables of O*NET', () => {
  it('keep tasks in their order', async () => {
    const tasks =
      'O*NET-SOC Code\tTask ID\tTask\tTask Type\tDate\r\n29-1141.00\t20\tSay "hello".\tCore\t08/2023\r\n29-1141.00\t7\tGo.\tSupplemental\t08/2023\r\n';
    await bring('onet-tasks', tasks);
    const rows = await test.app.database.write
      .select()
      .from(occupationTaskTable)
      .orderBy(asc(occupationTaskTable.position));
    expect(rows).toMatchObject([
      { socCode: '29-1141', onetCode: '29-1141.00', taskId: 20, task: 'Say "hello".', isCore: true },
      { taskId: 7, isCore: false },
    ]);
  });

  it('keep a title once that stands there twice', async () => {
    const titles = 'O*NET-SOC Code\tAlternate Title\tShort Title\n29-1141.00\tRN\tn/a\n29-1141.00\tRN\tn/a\n';
    expect(await bring('onet-titles', titles)).toMatchObject([{ rows: 1, added: 1 }]);
    expect(await bring('onet-titles', titles)).toMatchObject([{ rows: 1, added: 0, changed: 0, removed: 0 }]);
  });

  it.each([
    [
      'onet-tasks',
      'O*NET-SOC Code\tTask ID\tTask\tTask Type\n29-1141\t1\tGo.\tCore\n',
      'Line 2: "29-1141" is no code of O*NET',
    ],
    ['onet-skills', 'O*NET-SOC Code\tExample\tCommodity Title\tHot Technology\n', 'There is no column "In Demand".'],
    [
      'onet-related',
      'O*NET-SOC Code\tRelated O*NET-SOC Code\tRelatedness Tier\tIndex\n29-1141.00\t29-1171.00\tNear\t1\n',
      'Line 2: "Near" is no tier',
    ],
    ['onet-titles', 'O*NET-SOC Code\tAlternate Title\n29-1141.00\t\n', 'Line 2: A text is missing.'],
  ] as const)('are refused when %s is something else', async (file, content, sentence) => {
    expect(await problemOf(file, content)).toContain(sentence);
  });
});
