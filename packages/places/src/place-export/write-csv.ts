import { csvText } from '@keepmark/ui/file-export';
import type { Place } from '../place-table';

const columns = [
  'name',
  'types',
  'summary',
  'description',
  'notes',
  'url',
  'address',
  'city',
  'state',
  'country',
  'latitude',
  'longitude',
] as const satisfies readonly (keyof Place)[];

/** Places as CSV; the kinds of each are joined by semicolons. */
export const writeCsv = (places: readonly Place[]): string =>
  csvText(
    columns,
    places.map((place) => columns.map((column) => (column === 'types' ? place.types.join('; ') : place[column]))),
  );
