import { ReferenceFileError } from './reference-file-error';

/** A row with where it is in its file. */
export interface LargeRow<Row> {
  /** "Line 17", "Row 17". */
  readonly where: string;
  readonly row: Row;
}

/** Says where in the file something is wrong. */
export function atLine<Value>(where: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ReferenceFileError)) throw error;
    throw new ReferenceFileError(`${where}: ${error.message}`, { cause: error });
  }
}
