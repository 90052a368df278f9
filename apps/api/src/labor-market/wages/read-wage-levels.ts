import type { wageLevelTable } from './wage-level-table';
import { atLine, type LargeRow } from '../reference/large-row';
import { ReferenceFileError } from '../reference/reference-file-error';
import { textLines } from '../reference/text-lines';

const levels = ['level1_hourly', 'level2_hourly', 'level3_hourly', 'level4_hourly'] as const;
/** The columns are named for hours, but have a year's pay where the Bureau publishes nothing else. No hour pays this much. */
const maxHourly = 500;

/** Reads wage levels by area and occupation, as the Office of Foreign Labor Certification publishes them. */
export async function* readWageLevels(bytes: Uint8Array): AsyncGenerator<LargeRow<typeof wageLevelTable.$inferInsert>> {
  const columns = ['area', 'soc', ...levels];
  for await (const { number, cells } of textLines(bytes, { delimiter: ',', quoted: true, columns })) {
    const where = `Line ${number}`;
    yield { where, row: atLine(where, () => rowOf(cells)) };
  }
}

function rowOf(cells: Readonly<Record<string, string>>): typeof wageLevelTable.$inferInsert {
  const { area: areaCode = '', soc: socCode = '' } = cells;
  if (!/^\d{5,7}$/.test(areaCode)) throw new ReferenceFileError(`"${areaCode}" is no code of an area.`);
  if (!/^\d\d-\d{4}$/.test(socCode)) throw new ReferenceFileError(`"${socCode}" is no code of an occupation.`);
  const [entry = 0, qualified = 0, experienced = 0, fullyCompetent = 0] = levels.map((column) => wageIn(cells[column]));
  const isYearly = entry > maxHourly;
  return { socCode, areaCode, entry, qualified, experienced, fullyCompetent, isYearly, isWiderArea: false };
}

function wageIn(cell = ''): number {
  const value = Number(cell);
  if (cell === '' || !(value > 0)) throw new ReferenceFileError(`"${cell}" is no wage.`);
  return value;
}
