import { changeWithUndo } from '@keepmark/ui';
import { placeName, type PlaceValues } from '../place';
import type { Place } from '../place-table';
import { usePlacesStore } from '../places-store';

/** Saves changed values of a place, with undo, and says so. Returns whether they were saved. */
export function useChangePlace(place: Place): (values: PlaceValues, message?: string) => boolean {
  const store = usePlacesStore();
  return (values, message = 'Changes saved.') =>
    changeWithUndo(message, () => store.change(place.internalId, values, `Changed ${placeName(place)}`));
}
