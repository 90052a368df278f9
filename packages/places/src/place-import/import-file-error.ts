const messages = {
  'too-large': 'This file is larger than 50 MB. Split it, or export fewer places, and try again.',
  'archive-too-large': 'This archive is larger than 2 GB. Export only your saved places and try again.',
  empty: 'This file is empty. Export your places again and choose the new file.',
  'unknown-kind':
    "We couldn't find places in this file. Choose a KML, KMZ, GPX, GeoJSON or CSV file, or one from Google Takeout.",
  malformed: 'This file is damaged or incomplete. Export it again and try the new file.',
  entities: 'This file has a DOCTYPE, which can be harmful, so nothing was imported. Export it again from a map app.',
  bomb: 'This file is too large when unzipped, so nothing was imported. Export fewer places and try again.',
  'nothing-inside': 'There are no files with places in this archive. Choose a KMZ file or a ZIP from Google Takeout.',
  'not-geojson':
    'This JSON file has no places. Choose a GeoJSON file, or “Saved Places.json” or “Labeled places.json” from Google Takeout.',
  'too-many': 'These files have more than 50,000 places. Import fewer of them.',
  'nothing-readable':
    'None of these files has places. Choose KML, KMZ, GPX, GeoJSON or CSV files, or a Google Takeout.',
  'no-places': 'There are no places in this file.',
} as const;

export type ImportFileProblem = keyof typeof messages;

/** Why a file couldn't be imported. The message says what to do next. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
  readonly code: ImportFileProblem;

  constructor(code: ImportFileProblem, options?: ErrorOptions) {
    super(messages[code], options);
    this.code = code;
  }
}
