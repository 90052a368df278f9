import { csvText } from '@keepmark/ui/file-export';
import type { Place } from '../place-table';
import { exportedPlaceId } from './exported-place-id';
import { type GroupsOf, noGroups } from './groups-of';

/** The header of the file, by which the import knows its own kind. */
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
 * Places as CSV, which the import reads again: only commas are lost (specification, section 9). The kinds of each are
 * joined by semicolons, its groups by line ends.
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
