import { useHomeOrigin } from '@keepmark/geography/home-location';
import type { MapOrigin } from '@keepmark/map';
import { hasPosition, placeName } from '../place';
import { useSavedPlace } from '../places-store';
import { aroundSaved, boxOf, type PlaceSearch, type SearchArea } from './place-search';

const pointArea = (point: Omit<MapOrigin, 'isHome'>): SearchArea => ({ kind: 'point', isHome: false, ...point });

/** The area of a search; undefined until one is chosen. */
export function useSearchArea({ around, box, lat, lng, near, place }: PlaceSearch): SearchArea | undefined {
  const homeOrigin = useHomeOrigin();
  const saved = useSavedPlace(place);
  switch (around) {
    case 'view': {
      const view = boxOf(box);
      return view && { kind: 'box', box: view };
    }
    case 'typed':
      return lat === null || lng === null ? undefined : pointArea({ label: near, latitude: lat, longitude: lng });
    case aroundSaved: {
      if (!saved || !hasPosition(saved)) return undefined;
      return pointArea({ label: placeName(saved), latitude: saved.latitude ?? 0, longitude: saved.longitude ?? 0 });
    }
    case 'from':
      return homeOrigin && { kind: 'point', ...homeOrigin };
    default:
      return around satisfies never;
  }
}
