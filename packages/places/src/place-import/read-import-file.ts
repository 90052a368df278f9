import { decodeText } from './decode-text';
import { ImportFileError } from './import-file-error';
import type { ImportedPlace } from './imported-place';
import { inSlices } from './in-slices';
import { importLimits } from './limits';
import type { CsvTable } from './places-of-csv';

/** The contents of a file. A CSV file stays a table so that a person can match its columns. */
export type ImportedFile = { readonly name: string; readonly remark?: string } & (
  | { readonly kind: 'places'; readonly places: readonly ImportedPlace[] }
  | { readonly kind: 'table'; readonly table: CsvTable }
);

export interface ReadOptions {
  /** From 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** Only UTF-16 text has zero bytes, and then it starts with a byte-order mark. */
const isBinary = (bytes: Uint8Array) =>
  bytes.subarray(0, 1000).includes(0) &&
  !(bytes[0] === 0xff && bytes[1] === 0xfe) &&
  !(bytes[0] === 0xfe && bytes[1] === 0xff);

type Readable = { places: Iterable<ImportedPlace>; total: number };

async function readableOf(text: string): Promise<Readable | CsvTable> {
  const firstCharacter = text.trimStart().charAt(0);
  if (firstCharacter === '<') return (await import('./read-xml-places')).readXmlPlaces(text);
  if (firstCharacter === '{' || firstCharacter === '[') return (await import('./read-geojson')).readGeoJson(text);
  return (await import('./read-csv')).readCsvTable(text);
}

/**
 * Reads a KML, KMZ, GPX, GeoJSON, Google Takeout or CSV file. Detects the format by content, not by name. The page stays
 * responsive, and nothing is saved.
 * @throws {ImportFileError} when the file has no readable places; the signal's reason when it is aborted
 */
export async function readImportFile(file: File, { onProgress, signal }: ReadOptions = {}): Promise<ImportedFile> {
  if (file.size > importLimits.fileBytes) throw new ImportFileError('too-large');
  if (file.size === 0) throw new ImportFileError('empty');
  let bytes = new Uint8Array(await file.arrayBuffer());
  signal?.throwIfAborted();
  if (isZip(bytes)) bytes = new Uint8Array((await import('./open-kmz')).openKmz(bytes));
  if (isBinary(bytes)) throw new ImportFileError('unknown-kind');
  const { text, remark } = decodeText(bytes);
  const details = { name: file.name, ...(remark && { remark }) };
  const readable = await readableOf(text);
  if ('rows' in readable) return { ...details, kind: 'table', table: readable };
  const { places, total } = readable;
  if (total > importLimits.places) throw new ImportFileError('too-many');
  const read = await inSlices(places, {
    signal,
    onProgress: (count) => onProgress?.(total > 0 ? Math.min(1, count / total) : 0),
  });
  if (read.length === 0) throw new ImportFileError('no-places');
  return { ...details, kind: 'places', places: read };
}
