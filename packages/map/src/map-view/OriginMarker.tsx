import { VisuallyHidden } from '@mantine/core';
import { Marker } from 'react-map-gl/maplibre';
import type { MapOrigin } from '../map-point';
import classes from './MapCanvas.module.css';

/** The marker of the home location, a house. */
export function OriginMarker({ origin: { label, latitude, longitude } }: { origin: MapOrigin }) {
  return (
    <Marker latitude={latitude} longitude={longitude} style={{ pointerEvents: 'none' }}>
      <span className={classes['origin']}>
        <VisuallyHidden>Home location: {label}</VisuallyHidden>
        <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden focusable={false}>
          <path d="M4 12 12 4l8 8M6 10.5V20h12v-9.5M10 20v-5h4v5" />
        </svg>
      </span>
    </Marker>
  );
}
