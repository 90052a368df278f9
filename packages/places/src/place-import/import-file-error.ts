const messages = {
  'too-large': 'This file is larger than 50 MB. Split it, or export fewer places, and try again.',
  'archive-too-large': 'This archive is larger than 2 GB. Export only your saved places and try again.',
  empty: 'This file is empty. Export your places again and choose the new file.',
  'unknown-kind':
    'We couldn’t find places in this file. Choose a KML, KMZ, GPX, GeoJSON, CSV or XLSX file, or one from Google Takeout.',
  malformed: 'This file is damaged or incomplete. Export it again and try the new file.',
  entities: 'This file has a DOCTYPE, which can be harmful, so nothing was imported. Export it again from a map app.',
  bomb: 'This file is too large when unzipped, so nothing was imported. Export fewer places and try again.',
  'nothing-inside': 'There are no files with places in this archive. Choose a KMZ file or a ZIP from Google Takeout.',
  'not-geojson':
    'This JSON file has no places. Choose a GeoJSON file, or “Saved Places.json” or “Labeled places.json” from Google Takeout.',
  topojson:
    'This is a TopoJSON file, which we can’t read. Convert it to GeoJSON, for example with mapshaper.org, and choose the new file.',
  shapefile:
    'This is a shapefile, which we can’t read. Open it in a map app such as QGIS, export it as GeoJSON, and choose the new file.',
  'no-header':
    'This table has no row with the names of its columns. Add one, such as Name, Latitude, Longitude, and choose the file again.',
  'too-many': 'These files have more than 50,000 places. Import fewer of them.',
  'nothing-readable':
    'None of these files has places. Choose KML, KMZ, GPX, GeoJSON, CSV or XLSX files, or a Google Takeout.',
  'only-links':
    'This file only links to a map online. In Google My Maps, open the map’s menu, choose “Export to KML/KMZ”, turn off the network link, and choose the new file.',
  'only-lists-files': 'This file only lists other files. Choose the KMZ or ZIP file that it came in.',
  heic: 'This is a photo in HEIC, the format of iPhones, and holds no list of places. Choose a KML, KMZ, GPX, GeoJSON, CSV or XLSX file. You can add photos to a place itself.',
  // What another reader says of the file.
  'other-kind': '%',
  'no-places': 'There are no places in this file.',
  'coordinate-system':
    'This file’s coordinates are in %, which we can’t read. Export it again in WGS 84 (EPSG:4326) and choose the new file.',
} as const;

export type ImportFileProblem = keyof typeof messages;

/** Why a file couldn't be imported. The message says what to do next. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
  readonly code: ImportFileProblem;

  /** @param options.subject what the message names, such as a coordinate system */
  constructor(
    code: ImportFileProblem,
    { subject = '', ...options }: ErrorOptions & { readonly subject?: string } = {},
  ) {
    super(
      messages[code].replace('%', () => subject),
      options,
    );
    this.code = code;
  }
}
