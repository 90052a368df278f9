import { plainCsvText } from '@keepmark/ui/file-export';
import { type ColumnMatch, type CsvField, positionInCell } from './csv-columns';
import { type ImportedPlace, importedPlace, type RawPlace } from './imported-place';
import { ownPlace } from './own-place';
import { plainText } from './plain-text';
import { fromGoogleUrl } from './read-takeout';

export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The match by header names, which a person can change. */
  readonly match: ColumnMatch;
  /** Whether we exported the file. Then every value stays as it is. */
  readonly isOwn: boolean;
}

function rawPlaceOf(row: readonly string[], match: ColumnMatch): RawPlace {
  const cell = (field: CsvField): string => plainCsvText(row[match.indexOf(field)] ?? '').trim();
  const url = cell('url');
  const written = { latitude: cell('latitude'), longitude: cell('longitude') };
  return {
    name: cell('name'),
    ...fromGoogleUrl(url),
    ...(written.latitude || written.longitude ? written : positionInCell(cell('position'))),
    notes: plainText(cell('notes')),
    summary: cell('summary'),
    description: plainText(cell('description')),
    types: cell('types'),
    address: cell('address'),
    city: cell('city'),
    state: cell('state'),
    country: cell('country'),
    // A map link may have an id too.
    ...(cell('placeId') && { placeId: cell('placeId') }),
    groups: cell('groups'),
  };
}

/** A row of a file that we exported. */
const ownRowOf = (row: readonly string[], match: ColumnMatch): RawPlace =>
  Object.fromEntries(match.flatMap((field, at) => (field ? [[field, plainCsvText(row[at] ?? '')]] : [])));

/** The places in a table, with each column read as the field it is matched with. */
export function* placesOfCsv({ rows, isOwn }: CsvTable, match: ColumnMatch): Generator<ImportedPlace> {
  for (const row of rows) yield isOwn ? ownPlace(ownRowOf(row, match)) : importedPlace(rawPlaceOf(row, match));
}
