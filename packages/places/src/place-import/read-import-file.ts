import { decodeText } from './decode-text';
import { ImportFileError } from './import-file-error';
import type { ImportedPlace } from './imported-place';
import { inSlices } from '@keepmark/ui/in-slices';
import { importLimits } from './limits';
import type { CsvTable } from './places-of-csv';
import { listGroupOf } from './wanted-files';

/** The contents of a file. A CSV file stays a table so that a person can match its columns. */
export type ImportedFile = {
  readonly name: string;
  /** The group that its name suggests; empty for our own files, which name their groups. */
  readonly listGroup: string;
  /** What it says about its list. */
  readonly description: string;
  readonly remark?: string;
} & (
  | { readonly kind: 'places'; readonly places: readonly ImportedPlace[] }
  | { readonly kind: 'table'; readonly table: CsvTable }
);

export interface ReadOptions {
  /** From 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Whether the name of a KML document suggests the group, as for each list in a backup of several. */
  readonly isGroupedByTitle?: boolean;
}

/** Only UTF-16 text has zero bytes, and then it starts with a byte-order mark. */
const isBinary = (bytes: Uint8Array) =>
  bytes.subarray(0, 1000).includes(0) &&
  !(bytes[0] === 0xff && bytes[1] === 0xfe) &&
  !(bytes[0] === 0xfe && bytes[1] === 0xff);

type Readable = { places: Iterable<ImportedPlace>; total: number; isOwn: boolean; title?: string };

async function readableOf(text: string): Promise<Readable | CsvTable> {
  const firstCharacter = text.trimStart().charAt(0);
  if (firstCharacter === '<') return (await import('./read-xml-places')).readXmlPlaces(text);
  if (firstCharacter === '{' || firstCharacter === '[') return (await import('./read-geojson')).readGeoJson(text);
  return (await import('./read-csv')).readCsvTable(text);
}

/** Reads an Excel file; names what other files are. @throws {ImportFileError} */
async function readBinary(path: string, bytes: Uint8Array): Promise<ImportedFile> {
  const { isHeic } = await import('@keepmark/local-store/photos');
  if (await isHeic(new Blob([bytes.slice(0, 64)]))) throw new ImportFileError('heic');
  const { fileKindOf, refusedKinds } = await import('@keepmark/ui/file-kind');
  const kind = fileKindOf(bytes);
  if (kind !== 'xlsx') {
    const isTable = ['xls', 'xlsb', 'locked', 'ods', 'numbers'].includes(kind);
    if (kind !== 'text' && isTable) throw new ImportFileError('other-kind', { subject: refusedKinds[kind] });
    throw new ImportFileError('unknown-kind');
  }
  const { readSpreadsheet, rowsWithLinks } = await import('@keepmark/ui/spreadsheet');
  const { placesTable } = await import('./read-csv');
  const sheet = await readSpreadsheet(bytes).catch((cause: unknown) => {
    throw cause instanceof Error && cause.name === 'FileImportError'
      ? new ImportFileError('other-kind', { subject: cause.message, cause })
      : cause;
  });
  const header = sheet.rows.length - placesTable(sheet.rows).rows.length - 1;
  const table = placesTable(rowsWithLinks(sheet, header));
  const remark = sheet.remarks.join(' ');
  return {
    name: path,
    listGroup: listGroupOf(path),
    description: table.preamble,
    ...(remark !== '' && { remark }),
    kind: 'table',
    table,
  };
}

/**
 * Reads a KML, GPX, GeoJSON, Google Takeout, CSV or XLSX file. Detects the format by content, not by name. The page stays
 * responsive, and nothing is saved.
 * @param path its name, with its folders
 * @throws {ImportFileError} when the file has no readable places; the signal's reason when it is aborted
 */
export async function readImportFile(
  path: string,
  bytes: Uint8Array,
  { onProgress, signal, isGroupedByTitle = false }: ReadOptions = {},
): Promise<ImportedFile> {
  if (bytes.length === 0) throw new ImportFileError('empty');
  if (isBinary(bytes)) return readBinary(path, bytes);
  const { text, remark } = decodeText(bytes);
  const readable = await readableOf(text);
  const title = isGroupedByTitle && 'title' in readable ? (readable.title ?? '') : '';
  const listGroup = readable.isOwn ? '' : title || listGroupOf(path);
  const details = { name: path, listGroup, ...(remark && { remark }) };
  if ('rows' in readable) return { ...details, kind: 'table', description: readable.preamble, table: readable };
  const { places, total } = readable;
  if (total > importLimits.places) throw new ImportFileError('too-many');
  const read = await inSlices(places, {
    signal,
    onProgress: (count) => onProgress?.(total > 0 ? Math.min(1, count / total) : 0),
  });
  if (read.length === 0) throw new ImportFileError('no-places');
  return { ...details, kind: 'places', description: '', places: read };
}
