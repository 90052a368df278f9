import { useHomeLocation } from '@keepmark/geography/home-location';
import { NativeSelect, Switch } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { PlaceGroup } from '../place-group-tables';
import { usePlaceGroups } from '../place-groups-store';
import { type ColorMode, colorModes } from './place-colors';
import classes from './PlaceMapPage.module.css';

interface MapChoicesProps {
  /** The group on the map of one group. */
  readonly chosenGroup: PlaceGroup | undefined;
  readonly colorMode: ColorMode;
  readonly onColorMode: (mode: ColorMode) => void;
  readonly isMoving: boolean;
  readonly onMoving: (isMoving: boolean) => void;
}

/** What the map of saved places shows, how it colors the pins, and whether they can be moved. */
export function MapChoices({ chosenGroup, colorMode, onColorMode, isMoving, onMoving }: MapChoicesProps) {
  const groups = usePlaceGroups();
  const hasHome = useHomeLocation() !== null;
  const navigate = useNavigate();
  const openGroup = (groupId: string) =>
    void navigate({
      to: '/places/map/{-$mode}/{-$groupId}',
      params: { mode: 'group', groupId },
      resetScroll: false,
    });
  return (
    <div className={classes['choices']}>
      {chosenGroup ? (
        <NativeSelect
          label="Group"
          data={groups.map(({ internalId: value, name: label }) => ({ value, label }))}
          value={chosenGroup.internalId}
          onChange={({ currentTarget }) => openGroup(currentTarget.value)}
        />
      ) : null}
      <NativeSelect
        label="Color by"
        data={Object.entries(colorModes).map(([value, label]) => ({
          value,
          label: value === 'commute' ? `${label} (estimated)` : label,
          disabled: value === 'commute' && !hasHome,
        }))}
        value={hasHome ? colorMode : 'group'}
        onChange={({ currentTarget }) => onColorMode(currentTarget.value as ColorMode)}
      />
      <Switch label="Move pins" checked={isMoving} onChange={({ currentTarget }) => onMoving(currentTarget.checked)} />
    </div>
  );
}
