/** What a reader found in a file, in the same shape for every kind of data, before anything is saved. */
export interface FileReading<Row extends object = object> {
  readonly kind: 'contacts' | 'interviews' | 'jobs' | 'places' | 'resume';
  readonly rows: readonly Row[];
  /** What people should know about the file or a row, a sentence or a name with a text each. */
  readonly remarks: readonly string[];
  /** What is in no row, each with its reason or its text. */
  readonly skipped: readonly string[];
}
