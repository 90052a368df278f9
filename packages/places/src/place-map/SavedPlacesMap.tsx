import { useHomeLocation, useHomeOrigin } from '@keepmark/geography/home-location';
import { type MapPoint, MapWithList } from '@keepmark/map';
import { Anchor, NativeSelect, Switch, Text } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { hasPosition, placeName } from '../place';
import { useMemberships, usePlaceGroups } from '../place-groups-store';
import { placeTypeLabel } from '../place-types';
import { distanceFrom, driveText } from '../place-distance';
import { useSavedPlaces } from '../places-store';
import { plural } from '@keepmark/ui/words';
import { usePlaceActions } from '../use-place-actions';
import { type ColorMode, colorModes, commuteBand, commuteCategories, groupCategories } from './place-colors';
import classes from './PlaceMapPage.module.css';
import { PlacePopup } from './PlacePopup';
import { NothingOnTheMap } from './NothingOnTheMap';

export interface SavedPlacesMapProps {
  isOneGroup?: boolean;
  groupId?: string | undefined;
}

/** The saved places, or those of one group, on a map. Pins are colored by group or drive time and can be moved. */
export function SavedPlacesMap({ isOneGroup = false, groupId }: SavedPlacesMapProps) {
  const everyPlace = useSavedPlaces();
  const groups = usePlaceGroups();
  const { placesOf, groupsOf } = useMemberships();
  const homeLocation = useHomeLocation();
  const navigate = useNavigate();
  const { move } = usePlaceActions();
  const [colorMode, setColorMode] = useState<ColorMode>('group');
  const [isMoving, setIsMoving] = useState(false);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const chosenGroup = isOneGroup ? (groups.find(({ internalId }) => internalId === groupId) ?? groups[0]) : undefined;
  const byCommute = colorMode === 'commute' && homeLocation !== null;

  const distanceOf = useMemo(() => distanceFrom(homeLocation), [homeLocation]);
  const places = useMemo(() => {
    const members = chosenGroup && placesOf(chosenGroup.internalId);
    return members ? everyPlace.filter(({ internalId }) => members.has(internalId)) : isOneGroup ? [] : everyPlace;
  }, [everyPlace, chosenGroup, placesOf, isOneGroup]);
  const points = useMemo(
    () =>
      places.filter(hasPosition).map((place): MapPoint => {
        const { internalId, types, latitude, longitude } = place;
        const distanceKm = distanceOf(place);
        const [firstGroup] = chosenGroup ? [chosenGroup.internalId] : groupsOf(internalId);
        const category = byCommute && distanceKm !== null ? commuteBand(distanceKm) : (firstGroup ?? 'none');
        return {
          id: internalId,
          label: placeName(place),
          latitude: latitude ?? 0,
          longitude: longitude ?? 0,
          detail: [types.map(placeTypeLabel).join(', '), distanceKm === null ? '' : driveText(distanceKm)]
            .filter(Boolean)
            .join(' · '),
          category,
          icon: byCommute ? undefined : types[0],
        };
      }),
    [places, distanceOf, groupsOf, byCommute, chosenGroup],
  );
  const categories = useMemo(() => (byCommute ? commuteCategories : groupCategories(groups)), [byCommute, groups]);
  const origin = useHomeOrigin();
  const selected = everyPlace.find(({ internalId }) => internalId === selectedId);
  const unlocated = places.length - points.length;

  return (
    <>
      <div className={classes['choices']}>
        {isOneGroup && groups.length > 0 ? (
          <NativeSelect
            label="Group"
            data={groups.map(({ internalId: value, name: label }) => ({ value, label }))}
            value={chosenGroup?.internalId}
            onChange={({ currentTarget }) =>
              void navigate({
                to: '/places/map/{-$mode}/{-$groupId}',
                params: { mode: 'group', groupId: currentTarget.value },
                resetScroll: false,
              })
            }
          />
        ) : null}
        <NativeSelect
          label="Color by"
          data={Object.entries(colorModes).map(([value, label]) => ({
            value,
            label: value === 'commute' ? `${label} (estimated)` : label,
            disabled: value === 'commute' && !homeLocation,
          }))}
          value={byCommute ? 'commute' : 'group'}
          onChange={({ currentTarget }) => setColorMode(currentTarget.value as ColorMode)}
        />
        <Switch
          label="Move pins"
          checked={isMoving}
          onChange={({ currentTarget }) => setIsMoving(currentTarget.checked)}
        />
      </div>
      {isMoving ? (
        <Text component="output" size="sm">
          Select a place, then drag its pin or use the arrow keys.
        </Text>
      ) : null}
      {unlocated > 0 ? (
        <Text size="sm" c="dimmed">
          Not shown: {plural(unlocated, 'place')} without a location.{' '}
          <Anchor renderRoot={(props) => <Link {...props} to="/places/locate" />}>Look up locations</Anchor>
        </Text>
      ) : null}
      <MapWithList
        label={chosenGroup ? chosenGroup.name : 'Saved places'}
        points={points}
        categories={categories}
        origin={origin}
        selectedId={selectedId ?? undefined}
        onSelect={setSelectedId}
        empty={<NothingOnTheMap isOneGroup={isOneGroup} hasGroups={groups.length > 0} />}
        renderPopup={isMoving ? undefined : () => selected && <PlacePopup place={selected} />}
        onMarkerMove={
          isMoving ? (_, { latitude, longitude }) => void (selected && move(selected, latitude, longitude)) : undefined
        }
      />
    </>
  );
}
