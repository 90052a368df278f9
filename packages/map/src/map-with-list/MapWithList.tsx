import { Box, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { MapView } from '../map-view/MapView';
import type { MapViewProps } from '../map-view/MapCanvas';
import { hasPosition, type MapPoint } from '../map-point';
import classes from './MapWithList.module.css';

interface MapWithListProps extends MapViewProps {
  /** How many points the list draws at once; the rest is told in a sentence. */
  readonly listLimit?: number;
  /** What stands in the list's place when there is nothing. */
  readonly empty?: ReactNode;
}

const rowLabel = (point: MapPoint): string => (hasPosition(point) ? point.label : `${point.label} (no position)`);

/** A map and, beside it, the same points as a list: the way in by keyboard and screen reader. */
export function MapWithList({ listLimit = 200, empty, ...map }: MapWithListProps) {
  const points = map.points ?? [];
  return (
    <Box className={classes['columns']}>
      <Box className={classes['list']}>
        {points.length === 0 && empty}
        <ul aria-label={map.label} className={classes['rows']}>
          {points.slice(0, listLimit).map((point) => (
            <li key={point.id}>
              <UnstyledButton
                className={classes['row']}
                aria-pressed={point.id === map.selectedId}
                onClick={() => map.onSelect?.(point.id)}
              >
                <Text fw={600}>{rowLabel(point)}</Text>
                {point.detail && (
                  <Text size="sm" c="dimmed">
                    {point.detail}
                  </Text>
                )}
              </UnstyledButton>
            </li>
          ))}
        </ul>
        {points.length > listLimit && (
          <Text size="sm" c="dimmed" p="sm">
            {listLimit} of {points.length} shown. Move the map or narrow the search to see others here.
          </Text>
        )}
      </Box>
      <Box className={classes['map']}>
        <MapView {...map} />
      </Box>
    </Box>
  );
}
