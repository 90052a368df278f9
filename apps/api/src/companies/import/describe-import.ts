import type { ImportCounts } from './import-companies';
import type { CompanyFile } from './read-company-file';

const number = (count: number) => count.toLocaleString('en-US');

const counted = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;

/** The result of an import, in sentences for the operator. */
export function describeImport(groupName: string, file: CompanyFile, counts: ImportCounts): string {
  const { rowCount, skipped, dropped, encoding, columns, unusedColumns } = file;
  const left = Object.entries(skipped).map(([reason, count]) => `${number(count)} (${reason})`);
  const lost = Object.entries(dropped).map(([reason, count]) => `${number(count)} (${reason})`);
  return [
    `${groupName}: ${counted(rowCount, 'row', 'rows')} read, ${counted(counts.added, 'company', 'companies')} added, ` +
      `${number(counts.changed)} changed, ${number(counts.unchanged)} unchanged.`,
    `Columns: ${Object.keys(columns).join(', ')}.`,
    unusedColumns.length > 0 && `Columns skipped: ${number(unusedColumns.length)}.`,
    left.length > 0 && `Rows skipped: ${left.join(', ')}.`,
    lost.length > 0 && `Values dropped from imported rows: ${lost.join(', ')}.`,
    counts.keptByOthers > 0 && `${number(counts.keptByOthers)} were added by persons and stay as they wrote them.`,
    encoding !== 'UTF-8' &&
      `The file is not UTF-8 and was read as ${encoding}. If letters look wrong, save it as UTF-8.`,
  ]
    .filter(Boolean)
    .join('\n');
}
