import type { OccupationTasks, RelatedOccupations, TechnologySkills, TitledOccupations } from '@keepmark/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importReference } from '../import/import-reference';
import type { KnownFile } from '../import/known-files';
import { buildTestApp, call, type TestApp } from '../../testing/test-app';

let fresh: TestApp;
let filled: TestApp;
beforeAll(async () => {
  fresh = await buildTestApp();
  filled = await buildTestApp();
  await importReference(
    filled.app.database.write,
    Object.entries(tables).map(([file, text]) => ({ file: file as KnownFile, name: file, bytes: Buffer.from(text) })),
  );
});
afterAll(async () => {
  await fresh.close();
  await filled.close();
});

const table = (columns: string, ...rows: string[]): string =>
  [columns, ...rows].map((row) => row.replaceAll('|', '\t')).join('\r\n');
const tables = {
  'onet-occupations': table(
    'O*NET-SOC Code|Title|Description',
    '29-1141.00|Registered Nurses|Care.',
    '29-1141.01|Acute Care Nurses|Care fast.',
    '29-1229.02|Hospitalists|Stay.',
    '53-3032.00|Heavy and Tractor-Trailer Truck Drivers|Drive.',
    '53-3099.00|Motor Vehicle Operators, All Other|Drive others.',
  ),
  'wage-occupations': JSON.stringify([{ code: '29-1229', title: 'Physicians, All Other' }]),
  'onet-tasks': table(
    'O*NET-SOC Code|Task ID|Task|Task Type',
    '29-1141.00|3|Record.|n/a',
    '29-1141.00|9|Care.|Core',
    '29-1141.00|4|Advise.|Core',
    '29-1141.01|5|Act fast.|Core',
    '29-1229.02|6|Stay overnight.|Core',
    '21-1011.00|7|Listen.|Core',
    '21-1014.00|8|Ask.|Core',
  ),
  'onet-skills': table(
    'O*NET-SOC Code|Example|Commodity Title|Hot Technology|In Demand',
    '29-1141.00|Word|Word processing software|N|N',
    '29-1141.00|Excel|Spreadsheet software|Y|N',
    '29-1141.00|Epic|Medical software|Y|Y',
  ),
  'onet-related': table(
    'O*NET-SOC Code|Related O*NET-SOC Code|Relatedness Tier|Index',
    '29-1141.00|53-3032.00|Supplemental|2',
    '29-1141.00|29-1141.01|Primary-Short|1',
  ),
  'onet-titles': table(
    'O*NET-SOC Code|Alternate Title',
    '29-1141.00|RN',
    '29-1141.00|Driver of Care',
    '53-3032.00|Driver',
    '53-3032.00|Van Driver',
    '53-3032.00|Tanker Truck Driver',
    '53-3099.00|Driver',
    '29-1141.00|R & D Nurse',
  ),
};

const get = (test: TestApp, path: string) => call(test.app, `/occupations/${path}`, { method: 'GET' });
const read = async <Data>(test: TestApp, path: string) => (await get(test, path)).answer['data'] as Data;

describe('an occupation on a fresh start', () => {
  it('has tasks in our own words, and related occupations and skills from O*NET', async () => {
    const tasks = await read<OccupationTasks>(fresh, '29-1141/tasks');
    expect(tasks).toMatchObject({
      occupationTitle: 'Registered Nurses',
      table: 'hand-written',
      source: { name: 'Keepmark' },
    });
    expect(tasks.results.length).toBeGreaterThan(3);
    const related = await read<RelatedOccupations>(fresh, '29-1141/related');
    expect(related).toMatchObject({ table: 'hand-written', source: { name: 'O*NET' } });
    expect(related.results[0]).toEqual({
      code: '29-1171',
      onetCode: '',
      title: 'Nurse Practitioners',
      tier: 'closest',
    });
    const skills = await read<TechnologySkills>(fresh, '15-1252.00/skills');
    expect(skills.results).toContainEqual(expect.objectContaining({ name: 'Docker', isHot: true, isInDemand: true }));
  });

  it('has tasks and related occupations with a title wherever it is among the popular ones', async () => {
    const codes =
      '29-1141 15-1252 13-2011 25-2021 41-2031 43-4051 53-3032 11-1021 31-1131 47-2111 35-2014 13-1082 15-2051 43-6014 49-9071 13-1161 53-7065 27-1024 21-1018 51-4121'.split(
        ' ',
      );
    for (const code of codes) {
      expect((await read<OccupationTasks>(fresh, `${code}/tasks`)).results.length).toBeGreaterThanOrEqual(5);
      const { results } = await read<RelatedOccupations>(fresh, `${code}/related`);
      expect(results.length).toBeGreaterThan(2);
      expect(results.filter(({ title }) => /^\d/.test(title))).toEqual([]);
    }
  });

  it('is found by what people call it', async () => {
    const found = async (query: string) => {
      const { table: from, results } = await read<TitledOccupations>(fresh, `titles/${encodeURIComponent(query)}`);
      expect(from).toBe('hand-written');
      return results;
    };
    expect((await found('truck dri'))[0]).toEqual({
      code: '53-3032',
      title: 'Heavy and Tractor-Trailer Truck Drivers',
      matchingTitles: ['Truck Driver'],
    });
    expect((await found('Software Engineers'))[0]?.code).toBe('15-1252');
    expect((await found('welder'))[0]?.code).toBe('51-4121');
    expect(await found('zzz')).toEqual([]);
    expect(await found('%$')).toEqual([]);
  });
});

describe('an occupation with O*NET imported', () => {
  it('has its tasks, core ones first in the order of the file', async () => {
    const { results, ...about } = await read<OccupationTasks>(filled, '29-1141/tasks');
    expect(about).toMatchObject({ occupationCode: '29-1141', table: 'official', source: { name: 'O*NET' } });
    expect(results).toEqual([
      { task: 'Care.', isCore: true },
      { task: 'Advise.', isCore: true },
      { task: 'Record.', isCore: false },
    ]);
  });

  it('has the tasks of a finer occupation by its own code, and of its parts where it has none itself', async () => {
    expect((await read<OccupationTasks>(filled, '29-1141.01/tasks')).results).toEqual([
      { task: 'Act fast.', isCore: true },
    ]);
    expect((await read<OccupationTasks>(filled, '29-1229/tasks')).results).toEqual([
      { task: 'Stay overnight.', isCore: true },
    ]);
  });

  it('has skills with those in demand first, then hot ones', async () => {
    const { results } = await read<TechnologySkills>(filled, '29-1141/skills');
    expect(results.map(({ name, isHot, isInDemand }) => [name, isHot, isInDemand])).toEqual([
      ['Epic', true, true],
      ['Excel', true, false],
      ['Word', false, false],
    ]);
  });

  it('has related occupations, closest first, by their titles', async () => {
    expect((await read<RelatedOccupations>(filled, '29-1141/related')).results).toEqual([
      { code: '29-1141', onetCode: '29-1141.01', title: 'Acute Care Nurses', tier: 'closest' },
      { code: '53-3032', onetCode: '53-3032.00', title: 'Heavy and Tractor-Trailer Truck Drivers', tier: 'further' },
    ]);
  });

  it('has the tasks of all that the Bureau joins under its code', async () => {
    const { occupationTitle, results } = await read<OccupationTasks>(filled, '21-1018/tasks');
    expect(occupationTitle).toBe('Substance Abuse, Behavioral Disorder, and Mental Health Counselors');
    expect(results.map(({ task }) => task)).toEqual(['Listen.', 'Ask.']);
  });

  it('has nothing where the tables have nothing', async () => {
    expect((await read<RelatedOccupations>(filled, '53-3032/related')).results).toEqual([]);
  });

  it('is found by its other titles, what is left over last', async () => {
    const { table: from, results } = await read<TitledOccupations>(filled, 'titles/drivers');
    expect(from).toBe('official');
    expect(results[0]).toMatchObject({
      code: '53-3032',
      matchingTitles: ['Driver', 'Van Driver', 'Tanker Truck Driver'],
    });
    expect(results).toContainEqual(expect.objectContaining({ code: '29-1141', matchingTitles: ['Driver of Care'] }));
    expect(results.at(-1)).toMatchObject({ code: '53-3099', matchingTitles: ['Driver'] });
  });

  it.each(["o'brien", 'a & b | c', "'", String.raw`\ !(`, 'R & D', 'r d nurse', ':*', '愛', 'x'.repeat(100)])(
    'is looked for by %j without an error',
    async (query) => {
      expect((await get(filled, `titles/${encodeURIComponent(query)}`)).status).toBe(200);
    },
  );

  it.each(['99-9999/tasks', '29-0000/skills', 'x/related'])('is not found for %s, in a sentence', async (path) => {
    const { status, answer } = await get(filled, path);
    expect([status, answer['code']]).toEqual([404, 'not-found']);
    expect(answer['message']).toMatch(
      /^There is no occupation .*\. Give the code of a single occupation, such as 15-1252\.$/,
    );
  });
});
