import { useHomeOrigin } from '@keepmark/geography/home-location';
import { MapWithList } from '@keepmark/map';
import { plural } from '@keepmark/ui/words';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePlaceGroups } from '../place-groups-store';
import { useSavedPlaces } from '../places-store';
import { usePlaceActions } from '../use-place-actions';
import { MapChoices } from './MapChoices';
import { NothingOnTheMap } from './NothingOnTheMap';
import type { ColorMode } from './place-colors';
import { PlacePopup } from './PlacePopup';
import { useMapPlaces } from './use-map-places';

export interface SavedPlacesMapProps {
  isOneGroup?: boolean;
  groupId?: string | undefined;
}

/** The saved places, or those of one group, on a map. Pins are colored by group or drive time and can be moved. */
export function SavedPlacesMap({ isOneGroup = false, groupId }: SavedPlacesMapProps) {
  const everyPlace = useSavedPlaces();
  const groups = usePlaceGroups();
  const { move } = usePlaceActions();
  const [colorMode, setColorMode] = useState<ColorMode>('group');
  const [isMoving, setIsMoving] = useState(false);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const chosenGroup = isOneGroup ? (groups.find(({ internalId }) => internalId === groupId) ?? groups[0]) : undefined;
  const { points, categories, unlocatedCount } = useMapPlaces(isOneGroup ? chosenGroup : 'everything', colorMode);
  const origin = useHomeOrigin();
  const selected = everyPlace.find(({ internalId }) => internalId === selectedId);

  return (
    <>
      <MapChoices
        chosenGroup={chosenGroup}
        colorMode={colorMode}
        onColorMode={setColorMode}
        isMoving={isMoving}
        onMoving={setIsMoving}
      />
      {isMoving ? (
        <Text component="output" size="sm">
          Select a place, then drag its pin or use the arrow keys.
        </Text>
      ) : null}
      {unlocatedCount > 0 ? (
        <Text size="sm" c="dimmed">
          Not shown: {plural(unlocatedCount, 'place')} without a location.{' '}
          <Anchor renderRoot={(props) => <Link {...props} to="/places/locate" />}>Look up locations</Anchor>
        </Text>
      ) : null}
      <MapWithList
        label={chosenGroup ? chosenGroup.name : 'Saved places'}
        points={points}
        categories={categories}
        origin={origin}
        selectedId={selectedId ?? undefined}
        comesClose
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
