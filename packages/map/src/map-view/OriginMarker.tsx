import { VisuallyHidden } from '@mantine/core';
import { Marker } from 'react-map-gl/maplibre';
import type { MapOrigin } from '../map-point';
import classes from './MapCanvas.module.css';

const house = 'M4 12 12 4l8 8M6 10.5V20h12v-9.5M10 20v-5h4v5';
const crosshair = 'M12 2v6M12 16v6M2 12h6M16 12h6';

/** The marker of the home location, a house, or of the center of a search, a crosshair. */
export function OriginMarker({ origin: { label, latitude, longitude, isHome } }: { origin: MapOrigin }) {
  return (
    <Marker latitude={latitude} longitude={longitude} style={{ pointerEvents: 'none' }}>
      <span className={classes['origin']}>
        <VisuallyHidden>
          {isHome ? 'Home location' : 'Center of the search'}: {label}
        </VisuallyHidden>
        <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden focusable={false}>
          <path d={isHome ? house : crosshair} />
        </svg>
      </span>
    </Marker>
  );
}
