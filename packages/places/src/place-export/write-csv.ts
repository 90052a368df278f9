import { csvText } from '@keepmark/ui/file-export';
import type { Place } from '../place-table';
import { exportedPlaceId } from './exported-place-id';
import { type GroupsOf, noGroups } from './groups-of';

/** The header of an exported file. The import recognizes our files by it. */
export const placeCsvColumns = [
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
  'placeId',
  'groups',
] as const satisfies readonly (keyof Place | 'groups')[];

/**
 * Places as CSV that the import reads back; only commas are lost (specification, section 9). Types are joined by
 * semicolons, groups by line breaks.
 */
export const writeCsv = (places: readonly Place[], groupsOf: GroupsOf = noGroups): string =>
  csvText(
    placeCsvColumns,
    places.map((place) => {
      const joined = {
        types: place.types.join('; '),
        placeId: exportedPlaceId(place),
        groups: groupsOf(place).join('\n'),
      };
      return placeCsvColumns.map((column) =>
        column === 'types' || column === 'placeId' || column === 'groups' ? joined[column] : place[column],
      );
    }),
  );
