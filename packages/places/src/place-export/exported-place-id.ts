import { isImportId } from '../place-import/import-id';
import type { Place } from '../place-table';

/** The id from the place's source. Empty for an id that an import generated, since the next import generates it again. */
export const exportedPlaceId = ({ placeId }: Place): string => (isImportId(placeId) ? '' : placeId);
