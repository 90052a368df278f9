import { plainName, type PlaceValues } from '../place';

const importIdPrefix = 'import:';

/** Whether an import generated this id because the file had none. */
export const isImportId = (placeId: string): boolean => placeId.startsWith(importIdPrefix);

/** The id of a place in its source, or empty. */
export const sourceIdOf = (placeId = ''): string => (isImportId(placeId) ? '' : placeId);

/**
 * The id by which another import recognizes a place, even after edits: the id in the file, or else one made of its name
 * and location.
 */
export function importId({
  placeId,
  name,
  latitude,
  longitude,
  url,
  address,
  city,
}: PlaceValues & { name: string }): string {
  if (placeId) return placeId;
  const where =
    latitude != null && longitude != null
      ? `${latitude.toFixed(5)},${longitude.toFixed(5)}`
      : url || address || city || '';
  return `${importIdPrefix}${plainName(name)}@${where}`;
}
