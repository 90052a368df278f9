import { useHomeLocation } from '@keepmark/geography/home-location';
import { hasPosition, placeName } from '../place';
import { useSavedPlace } from '../places-store';
import { aroundSaved, boxOf, type PlaceSearch, type SearchArea } from './place-search';

/** The area of a search; undefined until one is chosen. */
export function useSearchArea({ around, box, lat, lng, near, place }: PlaceSearch): SearchArea | undefined {
  const homeLocation = useHomeLocation();
  const saved = useSavedPlace(place);
  switch (around) {
    case 'view': {
      const view = boxOf(box);
      return view && { kind: 'box', box: view };
    }
    case 'typed':
      return lat === null || lng === null ? undefined : { kind: 'point', latitude: lat, longitude: lng, label: near };
    case aroundSaved: {
      if (!saved || !hasPosition(saved)) return undefined;
      return { kind: 'point', latitude: saved.latitude ?? 0, longitude: saved.longitude ?? 0, label: placeName(saved) };
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
