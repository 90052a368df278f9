import type { NearestWageArea, OccupationWages, PricesAnswer, WageAreas } from '@keepmark/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importReference } from '../import/import-reference';
import type { KnownFile } from '../import/known-files';
import { ReferenceFileError } from '../reference/reference-file-error';
import { buildTestApp, call, type TestApp } from '../../testing/test-app';
import { areas, counties, levels, metroPrices, statePrices, statistics } from './testing/reference-files';

let fresh: TestApp;
let filled: TestApp;
beforeAll(async () => {
  fresh = await buildTestApp();
  filled = await buildTestApp();
  await bring(
    ['wage-areas', 'oflc-areas.json', JSON.stringify(areas)],
    ['wage-area-counties', 'oflc-geography.csv', counties],
    ['wage-occupations', 'oflc-occupations.json', JSON.stringify([{ code: '19-1011', title: 'Animal Scientists' }])],
    ['wage-levels', 'oflc-wages-2025-26.csv', levels],
    ['oews-national', 'national_M2024_dl.xlsx', statistics('99', '1', 'US', '31-1120')],
    ['oews-metro', 'MSA_M2023_dl.xlsx', statistics('12420', '4', 'TX', '29-1141')],
    ['price-parities-state', 'SARPP_STATE_2008_2023.csv', statePrices],
    ['price-parities-metro', 'rpp-2023.csv', metroPrices],
  );
});
afterAll(async () => {
  await fresh.close();
  await filled.close();
});

type Source = readonly [file: KnownFile, name: string, content: string | Uint8Array];
const bring = (...files: Source[]) =>
  importReference(
    filled.app.database.write,
    files.map(([file, name, content]) => ({ file, name, bytes: Buffer.from(content) })),
  );
const get = (test: TestApp, path: string) => call(test.app, `/wages/${path}`, { method: 'GET' });
const read = async <Data>(test: TestApp, path: string) => (await get(test, path)).answer['data'] as Data;
const namesOf = ({ results }: WageAreas) => results.map(({ name }) => name);

describe('areas for wages', () => {
  it('are the states and the large metro areas on a fresh start', async () => {
    const all = await read<WageAreas>(fresh, 'areas');
    expect([all.table, all.results.length]).toEqual(['hand-written', 151]);
    expect(namesOf(await read(fresh, 'areas/denv'))).toEqual(['Denver-Aurora-Centennial, CO']);
  });

  it('are found by name, state, county and code, best first', async () => {
    expect(namesOf(await read(filled, 'areas/austin'))).toEqual(['Austin-Round Rock-San Marcos, TX']);
    expect(namesOf(await read(filled, 'areas/texas'))).toEqual([
      'Texas',
      'Border Region of Texas nonmetropolitan area',
      'Austin-Round Rock-San Marcos, TX',
    ]);
    expect(namesOf(await read(filled, 'areas/Webb%20County,%20TX'))).toEqual([
      'Border Region of Texas nonmetropolitan area',
    ]);
    expect(namesOf(await read(filled, 'areas/35620'))).toEqual(['New York-Newark-Jersey City, NY-NJ']);
    expect(namesOf(await read(filled, 'areas/no%20such%20place'))).toEqual([]);
  });

  it('have the state of the first city, and say what kind they are', async () => {
    const { results } = await read<WageAreas>(filled, 'areas');
    const known = results.filter(({ kind }) => kind !== 'state');
    expect(known.map(({ areaCode, stateCode, kind }) => [areaCode, stateCode, kind])).toEqual([
      ['12420', 'TX', 'metropolitan'],
      ['4800005', 'TX', 'nonmetropolitan'],
      ['6600001', 'GU', 'metropolitan'],
      ['35620', 'NY', 'metropolitan'],
    ]);
  });

  it('are found for a point by its county, else by a middle that is near, else by its state', async () => {
    const near = async (test: TestApp, point: string) => {
      const { area, distanceMiles } = await read<NearestWageArea>(test, `areas/near/${point}`);
      return [area.areaCode, distanceMiles];
    };
    // Laredo is far from the middle that the file gives to its area.
    expect(await near(filled, '27.5/-99.5')).toEqual(['4800005', 0]);
    expect(await near(filled, '30.3/-97.7')).toEqual(['12420', 0]);
    expect(await near(filled, '39.7/-104.9')).toEqual(['CO', 0]);
    expect((await near(filled, '40.7/-74.2'))[0]).toBe('35620');
    // San Bernardino is nearer to the middle of Los Angeles than to that of its own area, in the desert.
    expect(await near(fresh, '34.1/-117.3')).toEqual(['40140', 0]);
    // Baltimore County shares its name with the city.
    expect(await near(fresh, '39.45/-76.6')).toEqual(['12580', 0]);
  });

  it('are not found abroad, and a bad point is refused', async () => {
    const abroad = await get(fresh, 'areas/near/51.5/0');
    expect([abroad.status, abroad.answer['message']]).toEqual([
      404,
      'No area with wages is near this point. Choose an area from the list.',
    ]);
    expect((await get(fresh, 'areas/near/north/0')).status).toBe(400);
    expect((await get(fresh, 'areas/near/91/0')).status).toBe(400);
  });
});

describe('wages of an occupation', () => {
  it('are national ones of a popular occupation on a fresh start, with their source', async () => {
    const wages = await read<OccupationWages>(fresh, 'occupation/29-1141.00/12420');
    expect(wages).toMatchObject({
      occupationCode: '29-1141',
      occupationTitle: 'Registered Nurses',
      area: { name: 'Austin-Round Rock-San Marcos, TX' },
      areaLevels: null,
      areaStatistics: null,
      national: {
        table: 'hand-written',
        source: { name: 'BLS OEWS', period: 'May 2024', year: 2024 },
        employment: 3_282_010,
        median: { hourly: 45, yearly: 93_600, publishedUnit: 'both', isTopCoded: false },
      },
    });
    const teachers = await read<OccupationWages>(fresh, 'occupation/25-2021');
    expect(teachers.national?.median).toEqual({
      hourly: null,
      yearly: 62_340,
      publishedUnit: 'year',
      isTopCoded: false,
    });
  });

  it('say what the Bureau states only as "this or more"', async () => {
    const { national } = await read<OccupationWages>(fresh, 'occupation/11-1011');
    expect(national?.percentile90).toEqual({ hourly: 115, yearly: 239_200, publishedUnit: 'both', isTopCoded: true });
  });

  it('are levels of an area once imported, and a year where the file means a year', async () => {
    const nurses = await read<OccupationWages>(filled, 'occupation/29-1141/12420');
    expect(nurses.areaLevels).toEqual({
      table: 'official',
      source: {
        name: 'DOL OFLC wage levels',
        period: 'July 2025 to June 2026',
        year: 2025,
        url: 'https://flag.dol.gov/wage-data/wage-search',
      },
      entry: { hourly: 32.92, yearly: 68_474, publishedUnit: 'hour', isTopCoded: false },
      qualified: { hourly: 37.5, yearly: 78_000, publishedUnit: 'hour', isTopCoded: false },
      experienced: { hourly: 42.1, yearly: 87_568, publishedUnit: 'hour', isTopCoded: false },
      fullyCompetent: { hourly: 46.7, yearly: 97_136, publishedUnit: 'hour', isTopCoded: false },
      isWiderAreaEstimate: false,
    });
    expect(nurses.areaStatistics).toMatchObject({
      source: { period: 'May 2023' },
      median: null,
      percentile90: { hourly: 115, yearly: 239_200, isTopCoded: true },
    });
    const teachers = await read<OccupationWages>(filled, 'occupation/25-2021/12420');
    expect(teachers.areaLevels?.entry).toEqual({
      hourly: null,
      yearly: 50_890,
      publishedUnit: 'year',
      isTopCoded: false,
    });
  });

  it('are those of the wider occupation where the Bureau joins some, and say so', async () => {
    await bring([
      'wage-occupations',
      'oflc-occupations.json',
      JSON.stringify([
        { code: '31-1121', title: 'Home Health Aides' },
        { code: '19-1011', title: 'Animal Scientists' },
      ]),
    ]);
    const wages = await read<OccupationWages>(filled, 'occupation/31-1121');
    expect(wages).toMatchObject({
      occupationTitle: 'Home Health Aides',
      national: { table: 'official', occupationTitle: 'All of 31-1120', mean: { hourly: 20, yearly: 41_600 } },
    });
  });

  it('are null where no table has them, though the occupation is known', async () => {
    const wages = await read<OccupationWages>(filled, 'occupation/19-1011/35620');
    expect(wages).toMatchObject({ occupationTitle: 'Animal Scientists', areaLevels: null, national: null });
  });

  it.each([
    ['occupation/99-9999', 'There is no occupation 99-9999. Give the code of a single occupation, such as 15-1252.'],
    ['occupation/nurse', 'There is no occupation nurse. Give the code of a single occupation, such as 15-1252.'],
    [
      'occupation/29-1141/00000',
      'There is no area 00000. Choose one from the list of areas. Until the official table is imported, only states and large metro areas are known.',
    ],
    [
      'prices/00000',
      'There is no area 00000. Choose one from the list of areas. Until the official table is imported, only states and large metro areas are known.',
    ],
    ['taxes/PR', 'There is no US state PR. Give its two letters, such as TX.'],
  ])('are not found for %s, in a sentence', async (path, message) => {
    const { status, answer } = await get(fresh, path);
    expect([status, answer['code'], answer['message']]).toEqual([404, 'not-found', message]);
  });
});

describe('prices of an area', () => {
  it('are those of 2023 on a fresh start', async () => {
    expect(await read<PricesAnswer>(fresh, 'prices/12420')).toMatchObject({
      area: { name: 'Austin-Round Rock-San Marcos, TX' },
      prices: { table: 'hand-written', scope: 'area', source: { year: 2023 }, allItems: 97.6, housing: 126.4 },
    });
  });

  it('are those of the state where an area has none, and the newest that is imported', async () => {
    expect(await read<PricesAnswer>(filled, 'prices/12420')).toMatchObject({
      prices: { table: 'official', scope: 'area', allItems: 97.62, housing: 126.36, goods: null },
    });
    expect(await read<PricesAnswer>(filled, 'prices/4800005')).toMatchObject({
      prices: { table: 'official', scope: 'state', allItems: 97.175, housing: null },
    });
  });

  it('are null where neither the area nor its state has any', async () => {
    expect(await read<PricesAnswer>(filled, 'prices/6600001')).toMatchObject({ prices: null });
  });
});

describe('small files of wages', () => {
  it.each<[KnownFile, string, string, string]>([
    ['wage-areas', 'oflc-areas.json', '<html>', 'It is not valid JSON.'],
    ['wage-areas', 'oflc-areas.json', '[{"id":"x"}]', '0.id: Invalid'],
    ['wage-area-counties', 'oflc-geography.csv', 'Area\n1', 'There is no column "StateAb", "CountyTownName".'],
    ['price-parities-metro', 'rpp-2023.csv', 'GeoFIPS,Description\n12420,x', 'There is no column of a year.'],
    [
      'price-parities-state',
      'SARPP_STATE.csv',
      'GeoFIPS,Description,2023\n48000,RPPs: All items,much',
      '48000: "much" in 2023 is no number.',
    ],
    ['price-parities-state', 'SARPP_STATE.csv', 'GeoFIPS,Description,2023\n48000,Income,5', 'There is nothing in it.'],
    ['state-taxes', 'taxgraphs-2024.json', '{"TX":{"taxes":{"income":{}}}}', 'TX.taxes.income.rate: Invalid'],
    [
      'state-taxes',
      'taxgraphs-2024.json',
      '{"TX":{"taxes":{"income":{"rate":[[5,0.1]]}}}}',
      'TX: its brackets don’t begin at 0.',
    ],
  ])('%s (%s) are refused when they hold %s', async (file, name, content, sentence) => {
    const problem: unknown = await bring([file, name, content]).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ReferenceFileError);
    expect((problem as Error).message).toContain(sentence);
  });
});
