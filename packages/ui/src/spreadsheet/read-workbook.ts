import { zipSync } from 'fflate';
import readPieces, { type CellValue } from 'read-excel-file/universal';
import { FileImportError } from '../file-import/file-import-error';
import { plural } from '../words/plural';
import { unzipped, UnzipError } from '../unzip/unzip';
import { refusedKinds } from './file-kind';
import { plainNumber } from './number-format';
import { columnAt, hyperlinksIn, type SheetCells, sheetCells } from './sheet-cells';
import { formatCodes, relationsOf, type SheetPart, type WorkbookParts, workbookParts } from './workbook-parts';

/** A link of a cell, at its row and column from 0. */
interface CellLink {
  readonly row: number;
  readonly column: number;
  readonly link: string;
}

/** The table of a spreadsheet, as text. */
export interface SpreadsheetTable {
  /** All rows with a filled cell, equally long. Days are "2026-11-29", with the time after a space if they have one. */
  readonly rows: readonly (readonly string[])[];
  /** Links of cells whose text says something else, such as the title of a job. See `rowsWithLinks`. */
  readonly links: readonly CellLink[];
  /** What people should know: the sheet that was read, and what was skipped. Sentences. */
  readonly remarks: readonly string[];
}

const maxUnpackedBytes = 250 * 1024 * 1024;
const limits = {
  maxEntries: 20_000,
  isWanted: (path: string) =>
    /^[/\\]?xl[/\\].*\.(?:xml|rels)$/i.test(path) &&
    !/[/\\](?:drawings|theme|charts|pivot\w*|externalLinks)[/\\]/i.test(path),
};

type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

function filesOf(bytes: Uint8Array, maxBytes: number): Files {
  try {
    const { files } = unzipped(bytes, { ...limits, maxBytes });
    return new Map([...files].map(([path, content]) => [path.replaceAll('\\', '/').replace(/^\//, ''), content]));
  } catch (cause) {
    if (!(cause instanceof UnzipError)) throw cause;
    throw new FileImportError(
      cause.code === 'damaged'
        ? refusedKinds['damaged-zip']
        : 'This Excel file is too large when unpacked. Save the rows you need as a file of their own, then choose that file.',
      { cause },
    );
  }
}

const decoder = new TextDecoder();
const textOf = (files: Files, path: string): string => {
  const bytes = files.get(path);
  return bytes === undefined ? '' : decoder.decode(bytes);
};

/** A table has two rows with two cells each; any other sheet with rows is a note, unless it is all there is. */
const isTable = ({ wideRowCount }: SheetCells): boolean => wideRowCount > 1;

/** A sheet as a file of its own, in pieces, which holds only what its cells need. */
function fileOfSheet({ pieces }: SheetCells, { isFrom1904, stylesPath, stringsPath }: WorkbookParts, files: Files) {
  const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${types}/${type}" Target="${target}"/>`;
  const sheets = pieces.map((_, at) => `<sheet name="${at}" sheetId="${at + 1}" r:id="p${at}"/>`);
  const sheetRelations = pieces.map((_, at) => relation(`p${at}`, 'worksheet', `worksheets/${at}.xml`));
  const texts = [
    [
      'xl/workbook.xml',
      `<workbook xmlns:r="${types}"><workbookPr${isFrom1904 ? ' date1904="1"' : ''}/><sheets>${sheets.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${sheetRelations.join('')}${relation('styles', 'styles', 'styles.xml')}${relation('strings', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    ],
    ...pieces.map((piece, at) => [`xl/worksheets/${at}.xml`, piece] as const),
  ] as const;
  const encoder = new TextEncoder();
  const parts = Object.fromEntries(texts.map(([path, text]) => [path, encoder.encode(text)]));
  const [styles, strings] = [files.get(stylesPath), files.get(stringsPath)];
  if (styles) parts['xl/styles.xml'] = styles;
  if (strings) parts['xl/sharedStrings.xml'] = strings;
  // Packed without compression, so that the reader neither unpacks twice nor starts workers of its own.
  return zipSync(parts, { level: 0 });
}

const pad = (part: number) => String(part).padStart(2, '0');

/** A day, with the time if it has one. Before March 1900 is a time of day, or hours worked. */
function momentText(date: Date, isFrom1904: boolean): string {
  // Days are fractions in the file, so seconds come out as 59.9999.
  const moment = new Date(Math.round(date.getTime() / 1000) * 1000);
  const start = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const days = (moment.getTime() - start) / 86_400_000;
  if (days < (isFrom1904 ? 1 : 61)) {
    const minutes = Math.round(days * 24 * 60);
    return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
  }
  const iso = moment.toISOString();
  const time = iso.slice(11, 19).replace(/:00$/, '');
  return time === '00:00' ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${time}`;
}

function cellText(cell: CellValue<string> | null, isFrom1904: boolean): string {
  if (cell === null) return '';
  if (cell instanceof Date) return momentText(cell, isFrom1904);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return String(cell).replaceAll('\r\n', '\n');
}

/** Repeats a cell that is joined over several rows in each of them that has other cells. */
function fillMerges(rows: string[][], { merges, rowAt }: SheetCells): void {
  const filled = rows.map((row) => row.some((cell) => cell !== ''));
  for (const { column, from, to } of merges) {
    const first = rowAt.get(from);
    const value = first === undefined ? undefined : rows[first]?.[column];
    if (first === undefined || !value) continue;
    for (let number = from + 1; number <= to; number += 1) {
      const at = rowAt.get(number);
      const row = at === undefined || !filled[at] ? undefined : rows[at];
      if (row?.[column] === '') row[column] = value;
    }
  }
}

/** The links that the texts of their cells don't show. */
function hiddenLinks(rows: readonly (readonly string[])[], links: ReadonlyMap<string, string>, { rowAt }: SheetCells) {
  return [...links].flatMap(([address, link]): CellLink[] => {
    const [, letters = '', digits] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
    const row = rowAt.get(Number(digits)) ?? -1;
    const column = columnAt(letters);
    const text = rows[row]?.[column];
    const isShown =
      text === undefined || /^(?:https?:\/\/|www\.)\S+$/i.test(text) || (text.includes('@') && /^mailto:/i.test(link));
    return isShown ? [] : [{ row, column, link }];
  });
}

interface ScannedSheet {
  readonly part: SheetPart;
  readonly cells?: SheetCells;
  /** Why its cells can't be read. Another sheet still can. */
  readonly problem?: unknown;
}

function scan(part: SheetPart, xml: string, formats: readonly (string | undefined)[]): ScannedSheet {
  try {
    return { part, cells: sheetCells(xml, formats) };
  } catch (problem) {
    return { part, problem };
  }
}

function remarksOf(chosen: ScannedSheet, all: readonly ScannedSheet[], files: Files): string[] {
  const { errorCount = 0, uncalculatedCount = 0 } = chosen.cells ?? {};
  const skipped = all.filter((one) => one !== chosen && one.cells?.rowCount !== 0);
  const names = skipped.map(({ part: { name, isHidden }, cells }) => {
    const content = cells ? plural(cells.rowCount, 'row') : 'too large or damaged';
    return `“${name}” (${isHidden ? 'hidden, ' : ''}${content})`;
  });
  const hasComments = [...files.keys()].some((path) => /\/(?:threaded)?comments/i.test(path));
  return [
    ...(skipped.length > 0 ? [`Read the sheet “${chosen.part.name}”. Skipped ${names.join(', ')}.`] : []),
    ...(errorCount > 0 ? [`${plural(errorCount, 'cell')} with an error such as #REF! will be empty.`] : []),
    ...(uncalculatedCount > 0
      ? [
          `${plural(uncalculatedCount, 'formula')} without a result will be empty. To fill them, open the file in a spreadsheet app and save it again.`,
        ]
      : []),
    ...(hasComments ? ['Comments on cells are skipped.'] : []),
  ];
}

/** The first sheet with a table. Numbers beside their names, such as a dashboard, give way to a larger table. */
function chosenOf(scanned: readonly ScannedSheet[]): ScannedSheet | undefined {
  const first = scanned.find(({ cells }) => cells && isTable(cells));
  if (!first?.cells) return scanned.find(({ cells }) => cells?.rowCount);
  const { widest, rowCount } = first.cells;
  if (widest > 2) return first;
  const larger = scanned.find(
    ({ part, cells }) =>
      part.isHidden === first.part.isHidden && cells && isTable(cells) && cells.widest > 2 && cells.rowCount > rowCount,
  );
  return larger ?? first;
}

/**
 * Reads the first sheet with a table in an XLSX file: shown sheets before hidden ones.
 * @param maxBytes the most that its parts may have when unpacked
 * @throws {FileImportError}
 */
export async function readWorkbook(bytes: Uint8Array, maxBytes = maxUnpackedBytes): Promise<SpreadsheetTable> {
  const files = filesOf(bytes, maxBytes);
  const parts = workbookParts(textOf(files, 'xl/workbook.xml'), textOf(files, 'xl/_rels/workbook.xml.rels'));
  const { sheets, isFrom1904 } = parts;
  try {
    const formats = formatCodes(textOf(files, parts.stylesPath));
    const ordered = [...sheets.filter(({ isHidden }) => !isHidden), ...sheets.filter(({ isHidden }) => isHidden)];
    const scanned = ordered.map((part) => scan(part, textOf(files, part.path), formats));
    const chosen = chosenOf(scanned);
    if (!chosen?.cells) {
      throw (
        scanned.find(({ problem }) => problem !== undefined)?.problem ??
        new FileImportError('This Excel file has no filled cells. Choose a file with one entry per row.')
      );
    }
    const { part: sheet, cells } = chosen;
    const read = await readPieces<string>(fileOfSheet(cells, parts, files).buffer, {
      parseNumber: (text) => plainNumber(Number(text)),
    });
    const rows = read.flatMap(({ data }) => data.map((row) => row.map((cell) => cellText(cell, isFrom1904))));
    const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
    for (const row of rows) while (row.length < width) row.push('');
    fillMerges(rows, cells);
    const relations = relationsOf(textOf(files, sheet.path.replace(/([^/]+)$/, '_rels/$1.rels')), '');
    const hyperlinks = hyperlinksIn(textOf(files, sheet.path), (id) => relations.get(id)?.target);
    const links = hiddenLinks(rows, new Map([...cells.links, ...hyperlinks]), cells);
    return { rows, links, remarks: remarksOf(chosen, scanned, files) };
  } catch (cause) {
    if (cause instanceof FileImportError) throw cause;
    throw new FileImportError(
      'We couldn’t read this Excel file. Open it in a spreadsheet app, save it as CSV, then choose that file.',
      { cause },
    );
  }
}
