import type { MetroAreaDetail, MetroAreas, Occupations } from '@keepmark/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, call, type TestApp } from '../../testing/test-app';
import { importReference } from './import-reference';
import { ReferenceFileError } from '../reference/reference-file-error';
import type { ReferenceFile } from '../reference/reference-rows';
import { referenceRowTable } from '../reference/reference-table';
import { workbook } from '../reference/testing/workbook';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const data = async <Data>(path: string) => (await call(test.app, `/${path}`, { method: 'GET' })).answer['data'] as Data;
const bring = (...files: (readonly [ReferenceFile, string | Uint8Array])[]) =>
  importReference(
    test.app.database.write,
    files.map(([file, content]) => ({ file, name: `${file}.test`, bytes: Buffer.from(content) })),
  );

const delineation = (...lines: string[]): string =>
  [
    'CBSA Code,CBSA Title,Metropolitan/Micropolitan Statistical Area,County/County Equivalent,State Name,FIPS State Code,FIPS County Code',
    ...lines,
    'Note: the published sheet ends with such a line.',
  ].join('\r\n');
const austin = '12420,"Austin-Round Rock-San Marcos, TX",Metropolitan Statistical Area,Travis County,Texas,48,453';
const gazetteer =
  'CSAFP|GEOID|NAME|ALAND|INTPTLAT|INTPTLONG\n|12420|Austin|10929345678|30.249744|-97.649842\n|10140|Aberdeen|4924560000|47.15|-123.8';

describe('metro areas', () => {
  it('are the official ones once imported, and the import says what it did', async () => {
    expect((await data<MetroAreas>('geography/cbsa/US')).table).toBe('hand-written');
    const aberdeen = '10140,"Aberdeen, WA",Micropolitan Statistical Area,Grays Harbor County,Washington,53,027';
    const files = [
      ['cbsa-delineation', delineation(austin, aberdeen)],
      ['cbsa-gazetteer', gazetteer],
    ] as const;
    expect(await bring(...files)).toEqual([
      { file: 'cbsa-delineation', rows: 2, added: 2, changed: 0, removed: 0 },
      { file: 'cbsa-gazetteer', rows: 2, added: 2, changed: 0, removed: 0 },
    ]);
    const { table, results } = await data<MetroAreas>('geography/cbsa/US');
    expect([table, results.map(({ name }) => name)]).toEqual([
      'official',
      ['Aberdeen, WA', 'Austin-Round Rock-San Marcos, TX'],
    ]);
    expect(await data<MetroAreaDetail>('geography/cbsa/US/12420')).toMatchObject({
      kind: 'metropolitan',
      stateCodes: ['TX'],
      landAreaKm2: 10_929.3,
      latitude: 30.249744,
      counties: [{ countyCode: '48453', countyName: 'Travis County', stateCode: 'TX' }],
      outline: { type: 'MultiPolygon' },
    });
    expect((await data<MetroAreas>('geography/msa/geo/US/WA')).results).toEqual([]);
  });

  it('stay the same when they are imported again, and change when the file does', async () => {
    const hays = austin.replace('Travis County', 'Hays County').replace('453', '209');
    const moved = austin.replace('Austin-Round Rock-San Marcos', 'Austin');
    const again = delineation(moved, hays);
    expect(await bring(['cbsa-delineation', again])).toEqual([
      { file: 'cbsa-delineation', rows: 2, added: 1, changed: 1, removed: 1 },
    ]);
    expect(await bring(['cbsa-delineation', again])).toEqual([
      { file: 'cbsa-delineation', rows: 2, added: 0, changed: 0, removed: 0 },
    ]);
    expect((await data<MetroAreas>('geography/cbsa/US')).results.map(({ name }) => name)).toEqual(['Austin, TX']);
  });

  it('stay as they are when any file of the import is broken', async () => {
    const before = await data('geography/cbsa/US');
    const replaced = ['cbsa-delineation', delineation(austin)] as const;
    for (const [file, content, sentence] of [
      ['cbsa-gazetteer', gazetteer.replace('30.249744', 'north'), '"north" in INTPTLAT is no number.'],
      ['cbsa-gazetteer', `${gazetteer}\n|12420|Twice|1|1|1`, '"12420" stands there twice.'],
      ['cbsa-gazetteer', 'GEOID|NAME\n1|x', 'There is no column "ALAND", "INTPTLAT", "INTPTLONG".'],
      ['soc-structure', 'not a workbook', 'This is no workbook that can be read.'],
      ['geonames-admin1', '<html>', '"<html>" is no code of a division such as US.TX.'],
      ['geonames-countries', '# only a note\n', 'There is nothing in it.'],
    ] as const) {
      const problem: unknown = await bring(replaced, [file, content]).catch((error: unknown) => error);
      expect(problem).toBeInstanceOf(ReferenceFileError);
      expect((problem as Error).message).toContain(`${file}.test: ${sentence}`);
      expect((problem as Error).message).toMatch(/Nothing has been imported\.$/);
    }
    expect(await data('geography/cbsa/US')).toEqual(before);
  });

  it('stay as they are when the database fails half-way', async () => {
    const before = await data('geography/cbsa/US');
    const unstorable = gazetteer.replace('|12420|', '|\u0000|');
    await expect(bring(['cbsa-delineation', delineation(austin)], ['cbsa-gazetteer', unstorable])).rejects.toThrow(
      /Failed query/,
    );
    expect(await data('geography/cbsa/US')).toEqual(before);
  });
});

describe('occupations', () => {
  const structure = workbook([
    ['Some heading'],
    ['Major Group', 'Minor Group', 'Broad Group', 'Detailed Occupation', ''],
    ['29-0000', '', '', '', 'Healthcare'],
    ['', '29-1000', '', '', 'Practitioners'],
    ['', '', '29-1210', '', 'Physicians'],
    ['', '', '', '29-1221', 'Pediatricians, General'],
    ['', '', '', '29-1229', 'Physicians, All Other'],
  ]);
  const definitions = workbook([
    ['SOC Group', 'SOC Code', 'SOC Title', 'SOC Definition'],
    ['Broad', '29-1210', 'Physicians', ''],
    ['Detailed', '29-1221', 'Pediatricians, General', 'Treat children.'],
  ]);
  const onet =
    'O*NET-SOC Code\tTitle\tDescription\r\n29-1229.00\tPhysicians, All Other\tAll "other" ones.\r\n29-1229.01\tAllergists\tTreat allergies.\r\n';

  it('have the last row of the level above as their parent, and descriptions where a source has them', async () => {
    await bring(['soc-structure', structure], ['soc-definitions', definitions], ['onet-occupations', onet]);
    const { table, results } = await data<Occupations>('joboccupations/children/29-1210');
    expect(table).toBe('official');
    expect(results).toEqual([
      {
        parentCode: '29-1210',
        code: '29-1221',
        title: 'Pediatricians, General',
        level: 'detailed',
        description: 'Treat children.',
        hasChildren: false,
      },
      {
        parentCode: '29-1210',
        code: '29-1229',
        title: 'Physicians, All Other',
        level: 'detailed',
        description: 'All "other" ones.',
        hasChildren: true,
      },
    ]);
    expect((await data<Occupations>('joboccupations/children/29-1229')).results).toMatchObject([
      { code: '29-1229.01', title: 'Allergists', level: 'onet', description: 'Treat allergies.' },
    ]);
    expect(await data('joboccupation/code/29-1229.00')).toMatchObject({ code: '29-1229' });
  });
});

describe('countries and their divisions', () => {
  it('have the names and the divisions of the newer list, and keep their points', async () => {
    await bring(
      ['geonames-admin1', 'US.TX\tLone Star State\tLone Star State\t4736286\nUS.ZZ\tNew State\tNew State\t1\n'],
      [
        'geonames-countries',
        '#ISO\tISO3\nFR\tFRA\t250\tFR\tFrench Republic\tParis\t\t\nAN\tANT\t530\tNT\tGone\t\t\t\n',
      ],
    );
    expect(await data('geography/stateprovince/US/TX')).toMatchObject({
      stateName: 'Lone Star State',
      latitude: 32.78306,
    });
    expect(await data('geography/stateprovince/US/ZZ')).toMatchObject({ stateName: 'New State', latitude: null });
    expect(await data('geography/stateprovince/US/PR')).toMatchObject({ stateName: 'Puerto Rico' });
    expect(await data('geography/countries/geo/FR')).toMatchObject({ countryName: 'French Republic' });
    expect(await data<unknown[]>('geography/countries/geo')).toHaveLength(250);
  });
});

describe('a file that ends too early', () => {
  const divisions = (count: number): string =>
    Array.from({ length: count }, (_, at) => `ZZ.${at}\tDivision ${at}\tDivision ${at}\t${at}`).join('\n');
  const listed = async (): Promise<number> => (await test.app.database.write.select().from(referenceRowTable)).length;

  it('is refused, though every row of it can be read, until somebody says that it is right', async () => {
    await bring(['geonames-admin1', divisions(200)]);
    const before = await listed();
    const problem: unknown = await bring(['cbsa-gazetteer', gazetteer], ['geonames-admin1', divisions(140)]).catch(
      (error: unknown) => error,
    );
    expect(problem).toBeInstanceOf(ReferenceFileError);
    expect((problem as Error).message).toBe(
      'geonames-admin1.test: 60 of 200 rows would go: it seems to end too early. Get the whole file, or say with --fewer that it is right. Nothing has been imported.',
    );
    expect(await listed()).toBe(before);
    const sources = [{ file: 'geonames-admin1', name: 'admin1', bytes: Buffer.from(divisions(140)) }] as const;
    expect(await importReference(test.app.database.write, sources, { mayBeFewer: true })).toEqual([
      { file: 'geonames-admin1', rows: 140, added: 0, changed: 0, removed: 60 },
    ]);
  });

  it('may omit what few newer files omit', async () => {
    expect(await bring(['geonames-admin1', divisions(120)])).toMatchObject([{ removed: 20 }]);
  });
});
