import { Box } from '@mantine/core';
import { useShownPoints } from '../categories/use-shown-points';
import { replaceable } from '../map-components';
import { MapLegend } from '../map-legend/MapLegend';
import { MapArea } from './MapArea';
import type { MapViewProps } from './map-view-props';
import classes from './MapView.module.css';

function DrawnMap(props: MapViewProps) {
  const { points, legend, toggle } = useShownPoints(props.points, props.categories);
  return (
    <Box className={classes['frame']}>
      <Box className={classes['area']}>
        <MapArea {...props} points={points} />
      </Box>
      <MapLegend label={props.label} entries={legend} onToggle={toggle} />
    </Box>
  );
}

/** A map with a legend below it when its points have categories. */
export const MapView = replaceable('MapView', DrawnMap);
