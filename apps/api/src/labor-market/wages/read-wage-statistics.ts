import type { wageStatisticsTable } from '../statistics/wage-statistics-table';
import { atLine, type LargeRow } from '../reference/large-row';
import { ReferenceFileError } from '../reference/reference-file-error';
import { sheetRows } from '../reference/sheet-rows';

type Row = typeof wageStatisticsTable.$inferInsert;

const figures = ['MEAN', 'PCT10', 'PCT25', 'MEDIAN', 'PCT75', 'PCT90'] as const;
const columns = [
  'AREA',
  'AREA_TYPE',
  'PRIM_STATE',
  'I_GROUP',
  'OCC_CODE',
  'OCC_TITLE',
  'O_GROUP',
  'TOT_EMP',
  ...figures.flatMap((figure) => [`H_${figure}`, `A_${figure}`]),
] as const;
const [nation, state] = ['1', '2'];

/** From these years on, "#" means this much or more, an hour and a year. */
const topCodes = [
  { from: 2022, hourly: 115, yearly: 239_200 },
  { from: 0, hourly: 100, yearly: 208_000 },
];

/**
 * Reads a workbook of the Occupational Employment and Wage Statistics, whose columns are the same for the nation,
 * states and areas. Keeps the occupations themselves, across industries.
 * @param name of the file, which says the year: "national_M2024_dl.xlsx".
 */
export function* readWageStatistics(bytes: Uint8Array, name: string, file: string): Generator<LargeRow<Row>> {
  const year = Number(/_M(\d{4})_/i.exec(name)?.[1]);
  let at: ReadonlyMap<string, number> | undefined;
  let number = 0;
  for (const row of sheetRows(bytes)) {
    number += 1;
    if (at === undefined) {
      at = positionsOf(row);
      continue;
    }
    const positions = at;
    const cell = (column: (typeof columns)[number]): string => row[positions.get(column) ?? -1] ?? '';
    if (cell('O_GROUP') !== 'detailed' || cell('I_GROUP') !== 'cross-industry') continue;
    const where = `Row ${number}`;
    yield { where, row: atLine(where, () => ({ ...rowOf(cell, year), file, year })) };
  }
  if (at === undefined) throw new ReferenceFileError('There is nothing in it. Get the official file, unchanged.');
}

function positionsOf(header: readonly string[]): Map<string, number> {
  const names = header.map((name) => name.toUpperCase());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0)
    throw new ReferenceFileError(
      `There is no column ${missing.map((column) => `"${column}"`).join(', ')}. Get the official file, unchanged.`,
    );
  return new Map(columns.map((column) => [column, names.indexOf(column)]));
}

type Cell = (column: (typeof columns)[number]) => string;

function rowOf(cell: Cell, year: number): Omit<Row, 'file' | 'year'> {
  const socCode = cell('OCC_CODE');
  if (!/^\d\d-\d{4}$/.test(socCode)) throw new ReferenceFileError(`"${socCode}" is no code of an occupation.`);
  const top = topCodes.find(({ from }) => year >= from);
  const hourly = figures.map((figure) => wageIn(cell(`H_${figure}`), top?.hourly));
  const yearly = figures.map((figure) => wageIn(cell(`A_${figure}`), top?.yearly));
  return {
    socCode,
    areaCode: areaCodeOf(cell),
    title: cell('OCC_TITLE'),
    employment: figureIn(cell('TOT_EMP')),
    hourly: hourly as number[],
    yearly: yearly as number[],
    isTopCoded: figures.map((figure) => [cell(`H_${figure}`), cell(`A_${figure}`)].includes('#')),
  };
}

/** Area numbers can have leading zeros. A state is given by its two letters. */
function areaCodeOf(cell: Cell): string {
  const type = Number(cell('AREA_TYPE')).toFixed(0);
  if (type === nation) return 'US';
  const code = type === state ? cell('PRIM_STATE') : cell('AREA').replace(/\.0$/, '').replace(/^0+/, '');
  if (/^([A-Z]{2}|\d{5,7})$/.test(code)) return code;
  throw new ReferenceFileError(`"${code}" is no code of an area.`);
}

const wageIn = (cell: string, topCode?: number): number | null => (cell === '#' ? (topCode ?? null) : figureIn(cell));

/** "*" and "**" mean figures that aren't published. */
function figureIn(cell: string): number | null {
  if (/^(\*{0,2}|~)$/.test(cell)) return null;
  const value = Number(cell.replaceAll(',', ''));
  if (value >= 0) return value;
  throw new ReferenceFileError(`"${cell}" is no number.`);
}
