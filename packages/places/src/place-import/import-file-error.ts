const messages = {
  'too-large': 'This file is larger than 50 MB. Split it, or export fewer places, and try again.',
  empty: 'This file is empty. Export your places again and choose the new file.',
  'unknown-kind':
    'This is no file that places can be read from. Choose a KML, KMZ, GPX, GeoJSON or CSV file, or one from Google Takeout.',
  malformed: 'This file is damaged, or was not fully downloaded. Export it again and try the new one.',
  entities:
    'This file has a DOCTYPE with definitions of its own, which no map program writes and which can be harmful. Nothing was read from it.',
  bomb: 'Unpacked, this file is far larger than a file of places can be. Nothing was read from it.',
  'no-kml':
    'There is no KML file in this archive. Choose a KMZ file, or unpack it and choose the file with your places.',
  'not-geojson':
    'This JSON file holds no places. Choose a GeoJSON file, or “Saved Places.json” or “Labeled places.json” of Google Takeout.',
  'too-many': 'This file holds more than 50,000 places, more than a browser can keep. Split it and try again.',
  'no-places': 'There are no places in this file.',
} as const;

export type ImportFileProblem = keyof typeof messages;

/** A file that nothing was read from. Its message says what to do next. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
  readonly code: ImportFileProblem;

  /** @param detail what the reader of the format said, for a person who wants to mend the file */
  constructor(code: ImportFileProblem, { detail, ...options }: ErrorOptions & { detail?: string } = {}) {
    super(detail ? `${messages[code]} (${detail})` : messages[code], options);
    this.code = code;
  }
}
