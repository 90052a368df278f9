import { plainCsvText } from '@keepmark/ui/csv';
import { detailsOfLines } from '../place-export/detail-lines';
import { trackOfText } from '../place-track/stored-track';
import type { ColumnMatch, CsvField } from './csv-columns';
import { isGoogleUrl, nameInUrl } from './google-maps-url';
import { areTypes, type ImportedPlace, importedPlace, type RawPlace } from './imported-place';
import { ownPlace } from './own-place';
import { plainText } from './plain-text';
import { fromGoogleUrl } from './read-takeout';
import { positionInCell } from './written-position';

export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The match by header names, which a person can change. */
  readonly match: ColumnMatch;
  /** Text above the header, such as a list's description. */
  readonly preamble: string;
  /** Whether we exported the file. Then every value stays as it is. */
  readonly isOwn: boolean;
}

function rawPlaceOf(row: readonly string[], header: readonly string[], match: ColumnMatch): RawPlace {
  const cell = (field: CsvField): string => plainCsvText(row[match.indexOf(field)] ?? '').trim();
  const url = cell('url');
  // A column without a field, or with words that aren't types, becomes a detail.
  const details = row.flatMap((text, at) => {
    const isLeft = match[at] == null || (match[at] === 'types' && !areTypes(text));
    const value = plainCsvText(text).trim();
    return isLeft && value !== '' ? [{ name: header[at] || `Column ${at + 1}`, value }] : [];
  });
  const written = { latitude: cell('latitude'), longitude: cell('longitude') };
  const isWritten = written.latitude !== '' || written.longitude !== '';
  const inCell = positionInCell(cell('position'));
  const isUnread = !isWritten && cell('position') !== '' && !inCell;
  return {
    // A list of Google may have a place's name only in its URL.
    name: cell('name') || (isGoogleUrl(url) ? nameInUrl(url) : ''),
    ...fromGoogleUrl(url),
    ...(isWritten ? written : inCell),
    // A position may be the name of a town.
    ...(isUnread &&
      /\d/.test(cell('position')) && { remark: `We couldn’t read “${cell('position')}”, so it has no location` }),
    notes: plainText(cell('notes')),
    summary: cell('summary'),
    description: plainText(cell('description')),
    types: cell('types'),
    phone: cell('phone'),
    openingHours: cell('openingHours'),
    address: cell('address'),
    city: cell('city'),
    state: cell('state'),
    country: cell('country'),
    // A map link may have an id too.
    ...(cell('placeId') && { placeId: cell('placeId') }),
    groups: cell('groups'),
    details: isUnread
      ? [...details, { name: header[match.indexOf('position')] || 'Position', value: cell('position') }]
      : details,
  };
}

/** A row of a file that we exported. */
function ownRowOf(row: readonly string[], header: readonly string[]): RawPlace {
  const cells: Readonly<Record<string, string>> = Object.fromEntries(
    header.map((column, at) => [column, plainCsvText(row[at] ?? '')]),
  );
  const track = trackOfText(cells['track'] ?? '');
  return { ...cells, details: detailsOfLines(cells['details'] ?? ''), track };
}

/** The places in a table, with each column read as the field it is matched with. */
export function* placesOfCsv({ header, rows, isOwn }: CsvTable, match: ColumnMatch): Generator<ImportedPlace> {
  for (const row of rows) {
    yield isOwn ? ownPlace(ownRowOf(row, header)) : importedPlace(rawPlaceOf(row, header, match));
  }
}
