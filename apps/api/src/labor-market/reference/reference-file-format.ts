import type { TableLine } from './read-tables';
import { ReferenceFileError } from './reference-file-error';
import type { ReferenceFile, ReferenceRows } from './reference-rows';

/** How a small official file is recognized and read. */
interface ReferenceFileFormat<Row> {
  /** What the file's name looks like. */
  readonly named: RegExp;
  /** For people. */
  readonly title: string;
  /** The rows, each once. @throws ReferenceFileError for a file that is something else. */
  readonly read: (bytes: Uint8Array, name: string) => Row[];
  readonly keyOf: (row: Row) => string;
}

/** The formats of some kinds of files, by their kind. */
export type ReferenceFormats<File extends ReferenceFile> = {
  readonly [Kind in File]: ReferenceFileFormat<ReferenceRows[Kind]>;
};

/** A cell as text, empty where the row ends before it. */
export function cellOf(line: TableLine, column: string): string {
  return line[column] ?? '';
}

/** A cell as a number. @throws ReferenceFileError for anything else. */
export function numberIn(line: TableLine, column: string): number {
  const value = Number(cellOf(line, column) || Number.NaN);
  if (!Number.isFinite(value)) throw new ReferenceFileError(`"${cellOf(line, column)}" in ${column} is no number.`);
  return value;
}
