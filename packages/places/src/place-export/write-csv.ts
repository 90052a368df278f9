import { type CsvWriter, spreadsheetCsv } from '@keepmark/ui/csv';
import type { Place } from '../place-table';
import { trackText } from '../place-track/stored-track';
import { detailLines } from './detail-lines';
import { type ExportLookups, noLookups } from './export-lookups';
import { portablePlace } from './portable-place';

/** The header of an exported file. The import recognizes our files by it. */
export const placeCsvColumns = [
  'name',
  'types',
  'summary',
  'description',
  'notes',
  'url',
  'phone',
  'openingHours',
  'timeZone',
  'address',
  'city',
  'state',
  'country',
  'latitude',
  'longitude',
  'placeId',
  'groups',
  'details',
  'track',
  'keepmarkId',
] as const;

/**
 * Places as CSV that the import reads back. Types are joined by semicolons, groups and details by line breaks.
 *
 * @param write `csvText` for the form of the specification (section 9), which strips commas
 */
export const writeCsv = (
  places: readonly Place[],
  { groupsOf, trackOf }: ExportLookups = noLookups,
  write: CsvWriter = spreadsheetCsv,
): string =>
  write(
    placeCsvColumns,
    places.map((place) => {
      const groups = groupsOf(place);
      const track = trackOf(place);
      const row = {
        placeId: '',
        ...portablePlace(place, groups),
        latitude: place.latitude,
        longitude: place.longitude,
        types: place.types.join('; '),
        groups: groups.join('\n'),
        details: detailLines(place.details),
        track: track ? trackText(track) : '',
      };
      return placeCsvColumns.map((column) => row[column]);
    }),
  );
