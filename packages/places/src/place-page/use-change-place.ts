import { changeWithUndo } from '@keepmark/ui';
import { placeName, type PlaceValues } from '../place';
import type { Place } from '../place-table';
import { usePlacesStore } from '../places-store';

/** Saves changed values of a place, with undo. Returns whether they were saved. */
export function useChangePlace(place: Place): (values: PlaceValues) => boolean {
  const store = usePlacesStore();
  return (values) =>
    changeWithUndo('Changes saved.', () => store.change(place.internalId, values, `Changed ${placeName(place)}`));
}
