import { type LargeFileFormat, largeFormat } from '../reference/large-file-format';
import { atLine, type LargeRow } from '../reference/large-row';
import { readDelimited, readWorkbook } from '../reference/read-tables';
import { ReferenceFileError } from '../reference/reference-file-error';
import { cellOf, type ReferenceFormats } from '../reference/reference-file-format';
import { type TextLine, textLines } from '../reference/text-lines';
import { occupationTaskTable } from './occupation-task-table';
import { occupationTitleTable } from './occupation-title-table';
import { nameless, readSocStructure } from './read-soc-structure';
import { relatedOccupationTable } from './related-occupation-table';
import { technologySkillTable } from './technology-skill-table';

/** The official files of occupations. */
export const occupationFiles: ReferenceFormats<'soc-structure' | 'soc-definitions' | 'onet-occupations'> = {
  'soc-structure': {
    named: /soc_structure.*\.xlsx$/i,
    title: 'SOC structure (Bureau of Labor Statistics)',
    read: (bytes) =>
      readSocStructure(
        readWorkbook(bytes, ['Major Group', 'Minor Group', 'Broad Group', 'Detailed Occupation', nameless]),
      ),
    keyOf: ({ code }) => code,
  },
  'soc-definitions': {
    named: /soc.*definitions.*\.xlsx$/i,
    title: 'SOC definitions (Bureau of Labor Statistics)',
    read: (bytes) => {
      const lines = readWorkbook(bytes, ['SOC Code', 'SOC Definition']);
      return lines
        .filter((line) => /^\d\d-\d{4}$/.test(cellOf(line, 'SOC Code')) && cellOf(line, 'SOC Definition') !== '')
        .map((line) => ({ code: cellOf(line, 'SOC Code'), definition: cellOf(line, 'SOC Definition') }));
    },
    keyOf: ({ code }) => code,
  },
  'onet-occupations': {
    named: /occupation[ _-]data.*\.txt$/i,
    title: 'O*NET occupation data',
    read: (bytes) =>
      readDelimited(bytes, '\t', ['O*NET-SOC Code', 'Title', 'Description']).map((line) => ({
        code: cellOf(line, 'O*NET-SOC Code'),
        title: cellOf(line, 'Title'),
        description: cellOf(line, 'Description'),
      })),
    keyOf: ({ code }) => code,
  },
};

/** The official files of what occupations do, which are large. */
export const largeOccupationFiles = {
  'onet-tasks': largeFormat({
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
  'onet-skills': largeFormat({
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
  'onet-related': largeFormat({
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
  'onet-titles': largeFormat({
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
