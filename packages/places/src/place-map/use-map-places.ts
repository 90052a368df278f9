import { useHomeLocation } from '@keepmark/geography/home-location';
import type { MapCategory, MapPoint } from '@keepmark/map';
import { useMemo } from 'react';
import { hasPosition, placeName } from '../place';
import { distanceFrom, driveText } from '../place-distance';
import { useMemberships, usePlaceGroups } from '../place-groups-store';
import type { PlaceGroup } from '../place-group-tables';
import type { Place } from '../place-table';
import { placeTypeLabel } from '../place-types';
import { useSavedPlaces } from '../places-store';
import { type ColorMode, commuteBand, commuteCategories, groupCategories } from './place-colors';

export interface MapPlaces {
  readonly points: readonly MapPoint[];
  readonly categories: readonly MapCategory[];
  /** How many places have no location, so no point. */
  readonly unlocatedCount: number;
}

const none: readonly Place[] = [];

/** The saved places in a group; in all groups for `everything`, none for undefined. */
function usePlacesIn(group: PlaceGroup | 'everything' | undefined): readonly Place[] {
  const everyPlace = useSavedPlaces();
  const { placesOf } = useMemberships();
  return useMemo(() => {
    if (group === 'everything') return everyPlace;
    if (!group) return none;
    const members = placesOf(group.internalId);
    return everyPlace.filter(({ internalId }) => members.has(internalId));
  }, [everyPlace, placesOf, group]);
}

/** The saved places of a group, or all of them, as colored points. Without a home location, the colors are of groups. */
export function useMapPlaces(group: PlaceGroup | 'everything' | undefined, colorMode: ColorMode): MapPlaces {
  const places = usePlacesIn(group);
  const groups = usePlaceGroups();
  const { groupsOf } = useMemberships();
  const homeLocation = useHomeLocation();
  const distanceOf = useMemo(() => distanceFrom(homeLocation), [homeLocation]);
  const byCommute = colorMode === 'commute' && homeLocation !== null;
  const oneGroup = typeof group === 'object' ? group.internalId : undefined;
  const points = useMemo(
    () =>
      places.filter(hasPosition).map((place): MapPoint => {
        const { internalId, types, latitude, longitude } = place;
        const distanceKm = distanceOf(place);
        const [groupId = 'none'] = oneGroup ? [oneGroup] : groupsOf(internalId);
        const detail = [types.map(placeTypeLabel).join(', '), distanceKm === null ? '' : driveText(distanceKm)];
        return {
          id: internalId,
          label: placeName(place),
          latitude: latitude ?? 0,
          longitude: longitude ?? 0,
          detail: detail.filter(Boolean).join(' · '),
          category: byCommute && distanceKm !== null ? commuteBand(distanceKm) : groupId,
          icon: byCommute ? undefined : types[0],
        };
      }),
    [places, distanceOf, groupsOf, byCommute, oneGroup],
  );
  const categories = useMemo(() => (byCommute ? commuteCategories : groupCategories(groups)), [byCommute, groups]);
  return { points, categories, unlocatedCount: places.length - points.length };
}
