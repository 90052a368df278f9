import { isImportId } from '../place-import/plan-import';
import type { Place } from '../place-table';

/** The id that a place's source gives it. One that an import made up is made again by the next. */
export const exportedPlaceId = ({ placeId }: Place): string => (isImportId(placeId) ? '' : placeId);
