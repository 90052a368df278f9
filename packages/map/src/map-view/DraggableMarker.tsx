import { type KeyboardEvent, useState } from 'react';
import { Marker, useMap } from 'react-map-gl/maplibre';
import { type Coordinates, wrapLongitude } from '../geometry';
import type { MapPoint } from '../map-point';
import classes from './MapCanvas.module.css';

interface DraggableMarkerProps {
  readonly point: MapPoint;
  readonly onMove: (id: string, position: Coordinates) => void;
}

/** Pixels that an arrow key moves the marker; ten times as many with Shift. */
const stepPx = 4;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-stepPx, 0],
  ArrowRight: [stepPx, 0],
  ArrowUp: [0, -stepPx],
  ArrowDown: [0, stepPx],
};

/** A pin that can be dragged, or moved with the arrow keys when focused. */
export function DraggableMarker({ point, onMove }: DraggableMarkerProps) {
  const { current: map } = useMap();
  const [isDragged, setIsDragged] = useState(false);

  const moveByKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || !map) return;
    // Otherwise the map would move too.
    event.preventDefault();
    event.stopPropagation();
    const times = event.shiftKey ? 10 : 1;
    const { x, y } = map.project([point.longitude, point.latitude]);
    const { lat, lng } = map.unproject([x + step[0] * times, y + step[1] * times]);
    onMove(point.id, { latitude: lat, longitude: wrapLongitude(lng) });
  };

  return (
    <Marker
      latitude={point.latitude}
      longitude={point.longitude}
      anchor="bottom"
      draggable
      onDragStart={() => setIsDragged(true)}
      onDragEnd={({ lngLat }) => {
        setIsDragged(false);
        onMove(point.id, { latitude: lngLat.lat, longitude: wrapLongitude(lngLat.lng) });
      }}
    >
      <button
        type="button"
        className={classes['pin']}
        data-dragged={isDragged}
        aria-label={`${point.label}: drag, or move with the arrow keys`}
        onKeyDown={moveByKey}
      >
        <svg viewBox="0 0 24 32" width={30} height={40} aria-hidden focusable={false}>
          <path d="M12 31C7 24 2 18 2 11.5a10 10 0 0 1 20 0C22 18 17 24 12 31Z" />
          <circle cx={12} cy={11.5} r={4} />
        </svg>
      </button>
    </Marker>
  );
}
