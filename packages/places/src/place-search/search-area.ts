import { useHomeLocation } from '@keepmark/geography';
import { hasPosition } from '../place';
import { useKeptPlace } from '../places-store';
import { boxOf, type PlaceSearch, type SearchArea } from './place-search';

/** Where a search looks; undefined while that has not been said. */
export function useSearchArea({ around, box, lat, lng, near, place }: PlaceSearch): SearchArea | undefined {
  const homeLocation = useHomeLocation();
  const kept = useKeptPlace(place);
  switch (around) {
    case 'view': {
      const view = boxOf(box);
      return view && { kind: 'box', box: view };
    }
    case 'typed':
      return lat === null || lng === null ? undefined : { kind: 'point', latitude: lat, longitude: lng, label: near };
    case 'kept': {
      if (!kept || !hasPosition(kept)) return undefined;
      return { kind: 'point', latitude: kept.latitude ?? 0, longitude: kept.longitude ?? 0, label: kept.name };
    }
    case 'from':
      return (
        (homeLocation && {
          kind: 'point',
          latitude: homeLocation.locationLat,
          longitude: homeLocation.locationLng,
          label: homeLocation.locationText,
        }) ??
        undefined
      );
    default:
      return around satisfies never;
  }
}
