import type { TableLine } from '../reference/read-tables';
import { ReferenceFileError } from '../reference/reference-file-error';
import type { SocRow } from '../reference/reference-rows';

/** The sheet's title column has no heading. */
export const nameless = '';
const levels = ['major', 'minor', 'broad', 'detailed'] as const;
const columns = ['Major Group', 'Minor Group', 'Broad Group', 'Detailed Occupation'] as const;

/**
 * Each line has its code in the column of its level and its title in the last, nameless one. The parent is the last
 * line of the level above: the digits do not tell (29-1221 to 29-1229, 15-1200, 31-1100 and 51-5100 break the rule).
 */
export function readSocStructure(lines: readonly TableLine[]): SocRow[] {
  const open: string[] = [];
  const rows: SocRow[] = [];
  for (const line of lines) {
    const depth = columns.findIndex((column) => /^\d\d-\d{4}$/.test(line[column] ?? ''));
    const level = levels[depth];
    const column = columns[depth];
    if (level === undefined || column === undefined) continue;
    const code = line[column] ?? '';
    const parentCode = depth === 0 ? '' : open[depth - 1];
    if (parentCode === undefined) throw new ReferenceFileError(`The occupation ${code} stands before its group.`);
    open.length = depth;
    open[depth] = code;
    rows.push({ code, title: line[nameless] ?? '', level, parentCode });
  }
  return rows;
}
