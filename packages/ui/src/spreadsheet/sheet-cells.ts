import { FileImportError } from '../file-import/file-import-error';
import { checkColumns, maxColumns } from '../file-import/check-columns';
import { formattedNumber } from './number-format';
import { attributeOf, decodeXml, encodeXml, tagsOf } from './workbook-parts';

/** The filled cells of a sheet, in rows without gaps between them. */
export interface SheetCells {
  /** The rows in sheets with only these cells, each with its address, in order. The reader gets slow with long sheets. */
  readonly pieces: readonly string[];
  readonly rowCount: number;
  /** How many rows have more than one filled cell. */
  readonly wideRowCount: number;
  /** The most filled cells of a row. */
  readonly widest: number;
  /** The row in all pieces, from 0, of each row of the sheet that has a filled cell, from 1. */
  readonly rowAt: ReadonlyMap<number, number>;
  /** Links of cells whose text may say something else, by address. */
  readonly links: ReadonlyMap<string, string>;
  /** Cells joined over several rows: their column from 0, and their first and last row from 1. */
  readonly merges: readonly { readonly column: number; readonly from: number; readonly to: number }[];
  /** Cells with an error such as "#REF!", which are empty here. */
  readonly errorCount: number;
  /** Cells with a formula whose result the file doesn't hold, which are empty here. */
  readonly uncalculatedCount: number;
}

interface FilledCell {
  readonly column: number;
  /** What follows its address. */
  readonly xml: string;
}

const pieceLength = 300_000;
const maxCells = 5_000_000;
const maxRow = 1_048_576;
const maxMerges = 20_000;

const tooLarge = () =>
  new FileImportError(
    'This sheet is too large to read. Save the rows you need as a file of their own, then choose that file.',
  );

/** Why a sheet can't be read. The caller says it to people. */
class DamagedSheetError extends Error {
  override readonly name = 'DamagedSheetError';
}

/** The column of letters, from 0: 0 for "A", 26 for "AA". */
export function columnAt(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** The letters of a column from 0. */
function lettersOf(column: number): string {
  const rest = Math.floor(column / 26);
  return `${rest > 0 ? lettersOf(rest - 1) : ''}${String.fromCharCode(65 + (column % 26))}`;
}

/** The column from 0 and the row from 1 of "B2". */
function addressOf(text: string): { column: number; row: number } | undefined {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(text) ?? [];
  const row = Number(digits);
  return letters !== undefined && row >= 1 && row <= maxRow ? { column: columnAt(letters), row } : undefined;
}

const valuePattern = /<(?:\w+:)?v(?:\s[^>]*)?>([^<]*)</;
const formulaPattern = /<(?:\w+:)?f[\s/>]/;
const inlinePattern = /<(?:\w+:)?is[\s>]/;
const inlineTextPattern = /<(?:\w+:)?t(?:\s[^>]*)?>[^<]/;
const hyperlinkPattern =
  /<(?:\w+:)?f(?:\s[^>]*)?>\s*(?:_xlfn\.)?HYPERLINK\(\s*(?:"|&quot;)(https?:[^"&]*(?:&amp;[^"&]*)*)(?:"|&quot;)/i;

/** A day that is written as text, without the time if it is midnight. */
const dayText = (text: string): string =>
  text.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '').replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ');

/** Text that goes into the sheet as it is. */
const inlineText = (text: string) => ` t="inlineStr"><is><t xml:space="preserve">${encodeXml(text)}</t></is></c>`;

/** What to write of a cell after its address; empty for an empty cell, else 'error' or 'formula' if it shows no value. */
function cellXml(tag: string, content: string, formats: readonly (string | undefined)[]): string {
  const type = attributeOf(tag, 't') ?? 'n';
  if (inlinePattern.test(content)) return inlineTextPattern.test(content) ? ` t="inlineStr">${content}</c>` : '';
  const value = valuePattern.exec(content)?.[1] ?? '';
  if (value.trim() === '') return formulaPattern.test(content) && type !== 'str' ? 'formula' : '';
  if (type === 'e') return 'error';
  if (type === 's' || type === 'b' || type === 'str') return ` t="${type}"><v>${value}</v></c>`;
  if (type === 'd') return inlineText(dayText(decodeXml(value)));
  if (type !== 'n') return inlineText(decodeXml(value));
  const number = Number(value);
  if (!Number.isFinite(number)) return 'error';
  const style = attributeOf(tag, 's') ?? '';
  const format = formats[Number(style)];
  const shown = format === undefined ? undefined : formattedNumber(number, format);
  if (shown !== undefined) return inlineText(shown);
  return `${style !== '' && Number(style) < formats.length ? ` s="${Number(style)}"` : ''}><v>${value}</v></c>`;
}

/** Where the rows of a sheet are in its XML. */
function rowsWithin(xml: string): readonly [start: number, end: number] {
  const start = xml.search(/<(?:\w+:)?sheetData[\s>]/);
  if (start === -1) return [0, 0];
  const end = Math.max(xml.lastIndexOf('</sheetData>'), xml.lastIndexOf(':sheetData>'));
  if (end < start) throw new DamagedSheetError('The sheet ends in the middle.');
  return [start, end];
}

/**
 * Finds the filled cells of a sheet. Files by other programs than Excel may have no addresses, rows without order, cells
 * without values, or one cell far below all others; what comes out has none of this.
 *
 * @param formats the format code of each cell style
 * @throws {FileImportError} if it has too many cells or columns
 * @throws {DamagedSheetError}
 */
export function sheetCells(xml: string, formats: readonly (string | undefined)[]): SheetCells {
  const [start, end] = rowsWithin(xml);
  const rows = new Map<number, FilledCell[]>();
  const links = new Map<string, string>();
  let [row, column, cellCount, errorCount, uncalculatedCount, lastColumn] = [0, -1, 0, 0, 0, -1];
  const tags = /<((?:\w+:)?)(row|c)(?=[\s/>])([^>]*)>/g;
  tags.lastIndex = start;
  for (let tag = tags.exec(xml); tag && tag.index < end; tag = tags.exec(xml)) {
    const [, prefix = '', name, attributes = ''] = tag;
    if (name === 'row') {
      const number = Number(attributeOf(attributes, 'r') ?? row + 1);
      if (!Number.isInteger(number) || number < 1 || number > maxRow)
        throw new DamagedSheetError('A row has no number.');
      [row, column] = [number, -1];
      continue;
    }
    const address = addressOf(attributeOf(attributes, 'r') ?? '');
    [row, column] = address ? [address.row, address.column] : [Math.max(1, row), column + 1];
    if (attributes.endsWith('/')) continue;
    const close = xml.indexOf(`</${prefix}c>`, tags.lastIndex);
    if (close === -1 || close > end) throw new DamagedSheetError('A cell has no end.');
    const content = xml.slice(tags.lastIndex, close);
    tags.lastIndex = close;
    const cell = cellXml(attributes, content, formats);
    if (cell === 'error') errorCount += 1;
    else if (cell === 'formula') uncalculatedCount += 1;
    if (cell === '' || cell === 'error' || cell === 'formula') continue;
    cellCount += 1;
    if (cellCount > maxCells) throw tooLarge();
    lastColumn = Math.max(lastColumn, column);
    const cells = rows.get(row) ?? [];
    if (cells.length === 0) rows.set(row, cells);
    cells.push({ column, xml: cell });
    const link = hyperlinkPattern.exec(content)?.[1];
    if (link !== undefined) links.set(`${lettersOf(column)}${row}`, decodeXml(link));
  }
  if (lastColumn >= maxColumns) checkColumns([Array.from({ length: lastColumn + 1 }, () => '')]);
  if (rows.size * (lastColumn + 1) > 4 * maxCells) throw tooLarge();
  const numbers = [...rows.keys()].toSorted((left, right) => left - right);
  const after = xml.slice(end);
  return {
    pieces: piecesOf(numbers.map((number) => rows.get(number) ?? [])),
    rowCount: rows.size,
    widest: [...rows.values()].reduce((most, { length }) => Math.max(most, length), 0),
    wideRowCount: [...rows.values()].filter(({ length }) => length > 1).length,
    rowAt: new Map(numbers.map((number, at) => [number, at])),
    links,
    merges: mergesIn(after),
    errorCount,
    uncalculatedCount,
  };
}

/** Writes rows as sheets of about the same length. */
function piecesOf(rows: readonly (readonly FilledCell[])[]): string[] {
  const pieces: string[] = [];
  let [written, length]: [string[], number] = [[], 0];
  for (const row of rows) {
    const cells = row.toSorted((left, right) => left.column - right.column);
    const once = cells.filter((cell, index) => cell.column !== cells[index - 1]?.column);
    const number = written.length + 1;
    const inner = once.map(({ column, xml }) => `<c r="${lettersOf(column)}${number}"${xml}`).join('');
    written.push(`<row r="${number}">${inner}</row>`);
    length += inner.length;
    if (length < pieceLength) continue;
    pieces.push(`<worksheet><sheetData>${written.join('')}</sheetData></worksheet>`);
    [written, length] = [[], 0];
  }
  if (written.length > 0) pieces.push(`<worksheet><sheetData>${written.join('')}</sheetData></worksheet>`);
  return pieces;
}

/** Cells that are joined over several rows. */
function mergesIn(xml: string): SheetCells['merges'] {
  return tagsOf(xml, 'mergeCell')
    .slice(0, maxMerges)
    .flatMap((tag) => {
      const [from, to] = (attributeOf(tag, 'ref') ?? '').split(':').map(addressOf);
      return from && to && to.row > from.row ? [{ column: from.column, from: from.row, to: to.row }] : [];
    });
}

/** The links of cells to the web or to an email address, by address. A link over several cells belongs to the first one. */
export function hyperlinksIn(xml: string, targetOf: (id: string) => string | undefined): Map<string, string> {
  const links = new Map<string, string>();
  for (const tag of tagsOf(xml, 'hyperlink')) {
    const [address = ''] = (attributeOf(tag, 'ref') ?? '').split(':');
    const target = targetOf(attributeOf(tag, 'id') ?? '');
    if (target !== undefined && /^(?:https?:\/\/|mailto:)/i.test(target)) links.set(address, target);
  }
  return links;
}
