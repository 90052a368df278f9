import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { occupationTaskTable } from '../occupations/occupation-task-table';
import { occupationTitleTable } from '../occupations/occupation-title-table';
import { relatedOccupationTable } from '../occupations/related-occupation-table';
import { technologySkillTable } from '../occupations/technology-skill-table';
import { wageLevelTable } from '../wages/wage-level-table';
import { wageStatisticsTable } from '../wages/wage-statistics-table';
import { atLine, type LargeRow } from './large-row';
import { readWageLevels } from './read-wage-levels';
import { readWageStatistics } from './read-wage-statistics';
import { ReferenceFileError } from './reference-file-error';
import { type TextLine, textLines } from './text-lines';

export interface LargeFileFormat<Table extends PgTable = PgTable> {
  /** What the file's name looks like. */
  readonly named: RegExp;
  /** For people. */
  readonly title: string;
  /** The table that only it fills. */
  readonly table: Table;
  /** The columns that identify a row, and all columns. */
  readonly keys: readonly (keyof Table['$inferInsert'] & string)[];
  readonly columns: readonly (keyof Table['$inferInsert'] & string)[];
  /** The rows one by one. @throws ReferenceFileError for a file that is something else. */
  readonly read: (bytes: Uint8Array, name: string) => AsyncIterable<LargeRow<object>> | Iterable<LargeRow<object>>;
  /** What the file's name says of its edition: "2025-26". */
  readonly edition?: (name: string) => string;
  /** Whether the source has some rows twice. */
  readonly mayRepeat?: boolean;
  /** The rows of the table that are this file's; all of them without it. */
  readonly ownRows?: SQL;
  /** What is done with all rows before they are stored. @param staged the table that they are in. */
  readonly finish?: (staged: SQL) => SQL;
}

/** Makes the types of a format agree with its table. */
const format = <Table extends PgTable>(
  definition: LargeFileFormat<Table> & {
    read: (
      bytes: Uint8Array,
      name: string,
    ) => AsyncIterable<LargeRow<Table['$inferInsert']>> | Iterable<LargeRow<Table['$inferInsert']>>;
  },
): LargeFileFormat => definition as unknown as LargeFileFormat;

/** When ten or more areas have the same figures, the figures are those of a wider area. */
const sameInAreas = 10;

const oews = (file: string, named: RegExp, title: string): LargeFileFormat =>
  format({
    named,
    title: `OEWS wages ${title} (Bureau of Labor Statistics)`,
    table: wageStatisticsTable,
    keys: ['socCode', 'areaCode'],
    columns: ['socCode', 'areaCode', 'file', 'title', 'year', 'employment', 'hourly', 'yearly', 'isTopCoded'],
    read: (bytes, name) => readWageStatistics(bytes, name, file),
    ownRows: sql`file = ${file}`,
  });

/** The files with tens of thousands of rows. Each fills its own table and is read as a stream. */
export const largeFiles = {
  'wage-levels': format({
    named: /oflc-wages.*\.csv(\.gz)?$/i,
    title: 'Wage levels by area (Department of Labor, OFLC)',
    table: wageLevelTable,
    keys: ['socCode', 'areaCode'],
    columns: ['socCode', 'areaCode', 'entry', 'qualified', 'experienced', 'fullyCompetent', 'isYearly', 'isWiderArea'],
    read: readWageLevels,
    edition: (name) => /\d{4}-\d{2}/.exec(name)?.[0] ?? '',
    finish: (staged) => sql`
      update ${staged} set is_wider_area = true from (
        select soc_code, entry, qualified, experienced, fully_competent from ${staged}
        group by 1, 2, 3, 4, 5 having count(*) >= ${sameInAreas}
      ) as same
      where ${staged}.soc_code = same.soc_code and ${staged}.entry = same.entry
        and ${staged}.qualified = same.qualified and ${staged}.experienced = same.experienced
        and ${staged}.fully_competent = same.fully_competent`,
  }),
  'oews-national': oews('oews-national', /national_M\d{4}_dl.*\.xlsx$/i, 'of the nation'),
  'oews-state': oews('oews-state', /state_M\d{4}_dl.*\.xlsx$/i, 'by state'),
  'oews-metro': oews('oews-metro', /MSA_M\d{4}_dl.*\.xlsx$/i, 'by metro area'),
  'oews-nonmetro': oews('oews-nonmetro', /BOS_M\d{4}_dl.*\.xlsx$/i, 'by nonmetropolitan area'),
  'onet-tasks': format({
    named: /task[ _-]statements.*\.txt$/i,
    title: 'O*NET task statements',
    table: occupationTaskTable,
    keys: ['socCode', 'onetCode', 'taskId'],
    columns: ['socCode', 'onetCode', 'taskId', 'task', 'isCore', 'position'],
    read: (bytes) =>
      onetRows(bytes, ['O*NET-SOC Code', 'Task ID', 'Task', 'Task Type'], ({ number, cells }) => ({
        ...codesOf(cells['O*NET-SOC Code']),
        taskId: whole(cells['Task ID']),
        task: text(cells['Task']),
        isCore: cells['Task Type'] === 'Core',
        position: number,
      })),
  }),
  'onet-skills': format({
    named: /technology[ _-]skills.*\.txt$/i,
    title: 'O*NET technology skills',
    table: technologySkillTable,
    keys: ['socCode', 'onetCode', 'name'],
    columns: ['socCode', 'onetCode', 'name', 'category', 'isHot', 'isInDemand'],
    read: (bytes) =>
      onetRows(bytes, ['O*NET-SOC Code', 'Example', 'Commodity Title', 'Hot Technology', 'In Demand'], ({ cells }) => ({
        ...codesOf(cells['O*NET-SOC Code']),
        name: text(cells['Example']),
        category: text(cells['Commodity Title']),
        isHot: cells['Hot Technology'] === 'Y',
        isInDemand: cells['In Demand'] === 'Y',
      })),
  }),
  'onet-related': format({
    named: /related[ _-]occupations.*\.txt$/i,
    title: 'O*NET related occupations',
    table: relatedOccupationTable,
    keys: ['socCode', 'onetCode', 'relatedCode'],
    columns: ['socCode', 'onetCode', 'relatedCode', 'tier', 'position'],
    read: (bytes) =>
      onetRows(bytes, ['O*NET-SOC Code', 'Related O*NET-SOC Code', 'Relatedness Tier', 'Index'], ({ cells }) => ({
        ...codesOf(cells['O*NET-SOC Code']),
        relatedCode: onetCode(cells['Related O*NET-SOC Code']),
        tier: tierOf(cells['Relatedness Tier']),
        position: whole(cells['Index']),
      })),
  }),
  'onet-titles': format({
    named: /alternate[ _-]titles.*\.txt$/i,
    title: 'O*NET alternate titles',
    table: occupationTitleTable,
    keys: ['onetCode', 'title'],
    columns: ['onetCode', 'title'],
    mayRepeat: true,
    read: (bytes) =>
      onetRows(bytes, ['O*NET-SOC Code', 'Alternate Title'], ({ cells }) => ({
        onetCode: onetCode(cells['O*NET-SOC Code']),
        title: text(cells['Alternate Title']),
      })),
  }),
} as const satisfies Record<string, LargeFileFormat>;

export type LargeFile = keyof typeof largeFiles;

async function* onetRows<Row>(
  bytes: Uint8Array,
  columns: readonly string[],
  rowOf: (line: TextLine) => Row,
): AsyncGenerator<LargeRow<Row>> {
  for await (const line of textLines(bytes, { delimiter: '\t', quoted: false, columns })) {
    const where = `Line ${line.number}`;
    yield { where, row: atLine(where, () => rowOf(line)) };
  }
}

function onetCode(cell = ''): string {
  if (/^\d\d-\d{4}\.\d\d$/.test(cell)) return cell;
  throw new ReferenceFileError(`"${cell}" is no code of O*NET such as 15-1252.00.`);
}

function codesOf(cell: string | undefined): { socCode: string; onetCode: string } {
  const code = onetCode(cell);
  return { socCode: code.slice(0, 7), onetCode: code };
}

function whole(cell = ''): number {
  if (/^\d{1,9}$/.test(cell)) return Number(cell);
  throw new ReferenceFileError(`"${cell}" is no whole number.`);
}

function text(cell = ''): string {
  if (cell !== '') return cell;
  throw new ReferenceFileError('A text is missing.');
}

function tierOf(cell = ''): 'closest' | 'close' | 'further' {
  if (cell === 'Primary-Short') return 'closest';
  if (cell === 'Primary-Long') return 'close';
  if (cell === 'Supplemental') return 'further';
  throw new ReferenceFileError(`"${cell}" is no tier of related occupations.`);
}
